/** What happened since my last decision, in the place of the question: a caption for each picture,
 * and at the end one line for each of the others. */
import { SeatMark } from '../art/pieces.tsx';
import { telling } from '../core/picture.ts';
import { say, seatName, t } from '../core/text.ts';
import {
  endTelling,
  linesOf,
  pauseTelling,
  startTelling,
  summaries,
  turnTelling,
  type Summary,
} from '../core/telling.ts';

function Line({ summary: { seat, lines, points } }: { summary: Summary }) {
  return (
    <li>
      <SeatMark seat={seat} size={20} />
      <span>
        {lines.map(line => say(line.text)).join(' ')}
        {points !== 0 && (
          <b class="gain"> {t(points > 0 ? 'telling.gained' : 'telling.lost', { n: Math.abs(points) })}</b>
        )}
        <span class="sr"> ({seatName(seat)})</span>
      </span>
    </li>
  );
}

export function Telling() {
  const now = telling.value;
  if (!now) return null;
  const { pages, at, playing } = now;
  const done = at >= pages.length;
  const lines = linesOf(pages[at]);
  const seat = lines.find(line => line.text.tokens.seat?.n != null)?.text.tokens.seat?.n;
  return (
    <section class="prompt telling" aria-label={t('prompt.recap_short')} data-page={at}>
      {seat != null && !done && <SeatMark seat={seat} size={34} />}
      {done ? (
        <div class="told" aria-live="polite">
          <h2>{t('telling.summary')}</h2>
          <ul>
            {summaries().map(summary => (
              <Line key={summary.seat} summary={summary} />
            ))}
          </ul>
        </div>
      ) : (
        <p aria-live="polite" id="question" tabIndex={-1}>
          {lines.map((line, i) => (
            <span key={i} class={i ? 'further' : ''}>
              {say(line.text)}{' '}
            </span>
          ))}
        </p>
      )}
      <div class="acts">
        <output>{t('telling.page', { n: Math.min(at + 1, pages.length), of: pages.length })}</output>
        <button
          type="button"
          data-act="tell-back"
          aria-disabled={at === 0}
          aria-label={t('replay.back')}
          title={t('replay.back')}
          onClick={() => turnTelling(-1)}
        >
          ◂
        </button>
        {done ? (
          <button type="button" data-act="tell-again" onClick={startTelling}>
            ⟲ {t('telling.again')}
          </button>
        ) : (
          <>
            <button
              type="button"
              data-act="tell-play"
              aria-label={playing ? t('replay.stop') : t('replay.play')}
              title={playing ? t('replay.stop') : t('replay.play')}
              onClick={pauseTelling}
            >
              {playing ? '❚❚' : '►'}
            </button>
            <button
              type="button"
              data-act="tell-step"
              aria-label={t('replay.next')}
              title={t('replay.next')}
              onClick={() => turnTelling(1)}
            >
              ▸
            </button>
            <button type="button" data-act="tell-skip" onClick={() => turnTelling(pages.length)}>
              {t('telling.skip')}
            </button>
          </>
        )}
        <button type="button" class="go" data-act="tell-end" onClick={endTelling}>
          {t('telling.end')}
        </button>
      </div>
    </section>
  );
}
