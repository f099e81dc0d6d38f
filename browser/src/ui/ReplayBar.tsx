/** Replay: all pictures can be scrubbed; those that are not here yet are fetched when they are wanted. */
import { useEffect } from 'preact/hooks';
import { speed } from '../core/settings.ts';
import { live, replay, shown, tableId } from '../core/picture.ts';
import { leaveReplay, seek } from '../core/replay.ts';
import { reviewPath } from '../core/route.ts';
import { t } from '../core/text.ts';
import { fork } from './fork.ts';
import { Link } from './Link.tsx';

/** A new table from what is shown. */
export async function forkHere(): Promise<void> {
  const id = tableId.value;
  const now = live.value;
  if (id && now) await fork(id, now, shown.value?.moves ?? now.moves);
}

export function ReplayBar() {
  const past = replay.value;
  const playing = past?.playing ?? false;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(
      () => {
        const now = replay.value;
        if (!now) return;
        if (now.at >= now.data.total - 1) replay.value = { ...now, playing: false };
        else seek(now.at + 1);
      },
      700 * (speed() || 0.3),
    );
    return () => clearInterval(timer);
  }, [playing]);
  if (!past) return null;
  const last = past.data.total - 1;
  const turns = past.data.frames.flatMap((f, i) => (f?.log.some(e => e.text.key === 'turn') ? [i] : []));
  return (
    <section class="replaybar" aria-label={t('replay.title')}>
      <button type="button" aria-label={t('replay.back')} onClick={() => seek(past.at - 1)}>
        ◂
      </button>
      <button
        type="button"
        aria-label={playing ? t('replay.stop') : t('replay.play')}
        onClick={() => (replay.value = { ...past, playing: !playing })}
      >
        {playing ? '❚❚' : '►'}
      </button>
      <button type="button" aria-label={t('replay.next')} onClick={() => seek(past.at + 1)}>
        ▸
      </button>
      <span class="track">
        <input
          type="range"
          min={0}
          max={last}
          value={past.at}
          aria-label={t('replay.title')}
          onInput={e => seek(Number(e.currentTarget.value))}
        />
        <svg viewBox={`0 0 ${Math.max(1, last)} 4`} preserveAspectRatio="none" aria-hidden="true">
          {turns.map(i => (
            <rect key={i} x={i} width={Math.max(0.4, last / 500)} height="4" fill="var(--heading)" />
          ))}
        </svg>
      </span>
      <output>
        {past.at + 1}/{last + 1}
      </output>
      <button type="button" onClick={() => void forkHere()} title={t('replay.fork_long')}>
        {t('replay.fork')}
      </button>
      {live.value?.over && tableId.value && (
        <Link href={reviewPath(tableId.value)} cls="button" act="review">
          {t('review.title')}
        </Link>
      )}
      <button type="button" class="go" onClick={leaveReplay}>
        {t('replay.leave')}
      </button>
    </section>
  );
}
