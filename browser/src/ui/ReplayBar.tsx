/** Replay: all pictures are fetched once and scrubbed here. */
import { useEffect } from 'preact/hooks';
import { speed } from '../core/settings.ts';
import { live, replay, shown, tableId, tokens } from '../core/picture.ts';
import { leaveReplay, seek } from '../core/replay.ts';
import { toast } from '../core/toasts.ts';
import { api } from '../core/api.ts';
import { keep } from '../core/kept.ts';
import { t } from '../core/text.ts';

export async function fork(): Promise<void> {
  const id = tableId.value;
  const now = live.value;
  if (!id || !now) return;
  try {
    const record = await api.record(id, tokens(id));
    const seats = now.seats.map((s, n) => ({
      kind: s.kind === 'human' || s.kind === 'open' ? 'human' : s.kind,
      name: s.name || t('seat.number', { n: n + 1 }),
    }));
    const made = await api.make({ game: now.game, seats, record, moves: shown.value?.moves ?? now.moves });
    keep(made.table, { keys: made.keys, host: made.host_key, invites: made.invites });
    location.assign(`/t/${made.table}`);
  } catch (e) {
    toast((e as Error).message);
  }
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
        if (now.at >= now.data.frames.length - 1) replay.value = { ...now, playing: false };
        else seek(now.at + 1);
      },
      700 * (speed() || 0.3),
    );
    return () => clearInterval(timer);
  }, [playing]);
  if (!past) return null;
  const last = past.data.frames.length - 1;
  const turns = past.data.frames.flatMap((f, i) => (f.log.some(e => e.text.key === 'turn') ? [i] : []));
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
            <rect key={i} x={i} width={Math.max(0.4, last / 500)} height="4" fill="#e0b878" />
          ))}
        </svg>
      </span>
      <output>
        {past.at + 1}/{last + 1}
      </output>
      <button type="button" onClick={() => void fork()} title={t('replay.fork_long')}>
        {t('replay.fork')}
      </button>
      <button type="button" class="go" onClick={leaveReplay}>
        {t('replay.leave')}
      </button>
    </section>
  );
}
