/** A review in a file of its own: the page of the table, with everything it says inside. */
import { render } from 'preact';
import { Sprite } from './art/symbols.tsx';
import type { Language } from './core/language.ts';
import { day, paint } from './core/theme.ts';
import { interfaceTexts, language, t } from './core/text.ts';
import type { ReviewInfo } from './core/wire.ts';
import { ReviewView } from './ui/coach/ReviewView.tsx';

interface Data {
  review: ReviewInfo;
  texts: Record<string, Record<string, string>>;
  language: Language;
}

const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as Data;
language.value = data.language;
document.documentElement.lang = data.language;
interfaceTexts.value = data.texts;
day.addEventListener('change', () => paint('system'));
const host = document.getElementById('app');
if (host)
  render(
    <main class="reviewpage sheetpage">
      <Sprite />
      <h1>{t('review.of', { game: data.review.title })}</h1>
      <ReviewView info={data.review} />
      <p class="note">{t('review.by')}</p>
    </main>,
    host,
  );
