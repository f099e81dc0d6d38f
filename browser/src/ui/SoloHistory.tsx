/** Games alone that were finished in this browser: what was played, how it went, and the replay. */
import { gameName, shortName } from '../core/games.ts';
import { best, results, streak, type Result } from '../core/results.ts';
import { labelled, language, t } from '../core/text.ts';
import { difficulty, modules } from '../core/variants.ts';
import { Link } from './Link.tsx';
import { download } from './Menu.tsx';

const SHOWN = 50;

const outcome = ({ won }: Result): string => (won === null ? '–' : won ? t('solo.won') : t('solo.lost'));

function date(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

const quoted = (cell: string | number): string => {
  const text = String(cell);
  // A cell that begins like a formula would be carried out by a spreadsheet.
  const safe = /^[=+@-]/.test(text) && typeof cell === 'string' ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

export function asCsv(all: readonly Result[]): string {
  const head = ['date', 'game', 'modules', 'difficulty', 'points', 'opponent', 'won', 'seed', 'table'];
  const rows = all.map(r => [
    new Date(r.at).toISOString(),
    gameName(r.game),
    modules(r),
    difficulty(r),
    r.me,
    r.other ?? '',
    r.won ?? '',
    r.seed,
    r.table,
  ]);
  return [head, ...rows].map(row => row.map(cell => quoted(cell as string | number)).join(',')).join('\r\n');
}

export function SoloHistory() {
  const all = results.value;
  if (!all.length) return null;
  const won = all.filter(r => r.won !== null);
  const facts = [t('solo.best', { n: best(all) })];
  if (won.length) facts.unshift(t('solo.streak', { n: streak(won) }));
  return (
    <details class="solohistory">
      <summary>
        {t('solo.title')} <small>{facts.join(' · ')}</small>
      </summary>
      <div class="scroll" tabIndex={0} role="group" aria-label={t('solo.title')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('solo.date')}</th>
              <th scope="col">{t('about.game')}</th>
              <th scope="col">{t('solo.modules')}</th>
              <th scope="col">{t('solo.difficulty')}</th>
              <th scope="col">{t('solo.points')}</th>
              <th scope="col">{t('solo.opponent')}</th>
              <th scope="col">{t('solo.result')}</th>
              <th scope="col">
                <span class="sr">{t('replay.title')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {all.slice(0, SHOWN).map(r => (
              <tr key={r.table} class={r.won ? 'won' : ''}>
                <td>{date(r.at)}</td>
                <td>{shortName(r.game)}</td>
                <td>{modules(r)}</td>
                <td>{difficulty(r)}</td>
                <td>{r.me}</td>
                <td>{r.other ?? '–'}</td>
                <td>{outcome(r)}</td>
                <td>
                  <Link href={`/t/${r.table}#move=0`} label={labelled(t('replay.title'), date(r.at))}>
                    {t('replay.title')}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="row">
        <button type="button" data-act="csv" onClick={() => download('dolmen-alone.csv', asCsv(all))}>
          {t('solo.csv')}
        </button>
        <button
          type="button"
          data-act="json"
          onClick={() => download('dolmen-alone.json', JSON.stringify(all, null, 1))}
        >
          {t('solo.json')}
        </button>
      </p>
    </details>
  );
}
