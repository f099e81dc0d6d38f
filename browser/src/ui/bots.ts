import { maybe } from '../core/text.ts';

/** What a bot is called; without words for it, its own name. */
export const botName = (kind: string): string => maybe(`bot.${kind}`) ?? kind;
export const botHint = (kind: string): string => maybe(`bot.${kind}_hint`) ?? '';
