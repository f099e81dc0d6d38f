/** A game need not have all help pages. */
import { Failed } from '../../core/api.ts';
import { t } from '../../core/text.ts';

export const whyNoPage = (e: Error): string =>
  e instanceof Failed && e.status === 404 ? t('pages.none') : e.message;
