/** What was chosen at set-up, in words. */
import { games } from './games.ts';
import type { Result } from './results.ts';
import { labelled, named, readable, t, upper } from './text.ts';

/** The names of the options of a kind that are chosen: a switch by its own name, anything else with
 * its value. */
function chosen(game: string, options: Record<string, string>, kinds: readonly string[]): string[] {
  const known = games.value.find(one => one.id === game)?.options ?? [];
  return Object.entries(options).flatMap(([id, value]) => {
    const option = known.find(one => one.id === id);
    if (!kinds.includes(option?.kind ?? '')) return [];
    const name = named(option?.name) || readable(id);
    if (value === 'on') return [name];
    const found = option?.values.find(one => one.id === value);
    return [labelled(upper(name), named(found?.name) || readable(value))];
  });
}

export const modules = ({ game, options }: Pick<Result, 'game' | 'options'>): string =>
  chosen(game, options, ['module', '']).join(', ') || t('solo.base');

/** Nothing where a game is not played at several levels. */
export function difficulty({ game, options }: Pick<Result, 'game' | 'options'>): string {
  const levels = games.value.find(one => one.id === game)?.options.some(o => o.kind === 'difficulty');
  const harder = chosen(game, options, ['difficulty']).join(', ');
  return harder || (levels ? t('solo.normal') : '–');
}

export const variantNames = (game: string, options: Record<string, string>): string[] =>
  [modules({ game, options }), difficulty({ game, options })].filter(text => text !== '–');
export const variantsOf = ({ game, options }: Result): string[] => variantNames(game, options);
