/** The chronicle: grouped by turn, names are links that light the thing on the table. */
import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { SeatMark } from '../art/pieces.tsx';
import { speak } from '../core/connection.ts';
import type { TextKey } from '../core/keys.ts';
import { hot, lookedAt } from '../core/looking.ts';
import { chat, log, replay, seatsHere } from '../core/picture.ts';
import { memo } from '../core/memo.ts';
import { beginsPart } from '../core/showing.ts';
import { language, parts, seatName, seatNames, t, you } from '../core/text.ts';
import { tab } from '../core/ui.ts';
import { markRead, unread } from '../core/unread.ts';
import type { ChatLine, LogEntry, Token } from '../core/wire.ts';
import { botName } from './bots.ts';

const only = signal<number>();
const talking = signal(false);

export function entries(): LogEntry[] {
  const past = replay.value;
  return past ? past.data.frames.slice(0, past.at + 1).flatMap(f => f?.log ?? []) : log.value;
}

function speaksOf(entry: LogEntry, seat: number | undefined): boolean {
  return Object.values(entry.text.tokens).some(token => token.kind === 'seat' && token.n === seat);
}

/** The names in the log are one stop of the Tab key, the newest first; arrows go on from there. */
function rove(box: HTMLElement): void {
  if (box.contains(document.activeElement) && document.activeElement !== box) return;
  box.querySelectorAll<HTMLElement>('.name[tabindex="0"]').forEach(name => (name.tabIndex = -1));
  const names = box.querySelectorAll<HTMLElement>('.name');
  const newest = names[names.length - 1];
  if (newest) newest.tabIndex = 0;
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

function stepName(e: KeyboardEvent): void {
  const at = (e.target as Element).closest<HTMLElement>('.name');
  const by = STEPS[e.key];
  if (!at || by === undefined) return;
  const names = [...(e.currentTarget as Element).querySelectorAll<HTMLElement>('.name')];
  const next = names[names.indexOf(at) + by];
  e.preventDefault();
  e.stopPropagation();
  if (!next) return;
  at.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

/** How many lines are drawn; more where the box is taller, and when the reader scrolls up to them. */
const LINES = 16;
const MORE = 8;
/** So close to its end a box counts as read to the end. */
const NEAR = 30;

export function Log({ targets }: { targets: (token: Token) => string[] }) {
  const box = useRef<HTMLDivElement>(null);
  const all = entries();
  const seats = seatsHere.value?.length ?? 0;
  const wanted = only.value === undefined ? all : all.filter(e => speaksOf(e, only.value));
  const [older, setOlder] = useState(0);
  // Whoever has scrolled up keeps the lines they are reading; everybody else sees the newest.
  const [pin, setPin] = useState<{ first: number; last: number }>();
  const newest = Math.max(0, wanted.length - LINES);
  const first = Math.max(0, Math.min(pin?.first ?? newest, newest) - older);
  const lines = wanted.slice(first);
  const missed = pin ? Math.max(0, wanted.length - pin.last) : 0;
  const spoken = `${language.value} ${you.value} ${seatNames.value.join()}`;
  const top = useRef(0);
  const toEnd = () => {
    if (!box.current) return;
    box.current.scrollTop = box.current.scrollHeight;
    top.current = box.current.scrollTop;
  };
  const follow = () => {
    setPin(undefined);
    setOlder(0);
    toEnd();
  };
  // At once: pressing Tab now must reach the newest name.
  useLayoutEffect(() => {
    if (box.current) rove(box.current);
  });
  // Where the end is the browser knows once it has laid out the page; asked earlier, it has to do so
  // twice. The box may also have been too low, or not there at all, when its lines were written.
  const laidOut = useRef(() => {});
  laidOut.current = () => {
    const seen = box.current;
    if (!seen) return;
    if (!pin) toEnd();
    if (first > 0 && seen.clientHeight && seen.scrollHeight <= seen.clientHeight) setOlder(n => n + MORE);
  };
  useEffect(() => {
    const seen = box.current;
    if (!seen) return;
    const watch = new ResizeObserver(() => laidOut.current());
    watch.observe(seen);
    if (seen.firstElementChild) watch.observe(seen.firstElementChild);
    return () => watch.disconnect();
  }, [talking.value]);
  // Another replay, or another seat's lines: what was read is not there any more.
  useEffect(() => {
    if (pin) follow();
    else setOlder(0);
  }, [only.value, replay.value === undefined]);
  const scrolled = (seen: HTMLElement) => {
    const up = seen.scrollTop < top.current;
    top.current = seen.scrollTop;
    if (seen.scrollHeight - seen.scrollTop - seen.clientHeight < NEAR) {
      if (pin) follow();
    } else if (up && !pin) setPin({ first: newest, last: wanted.length });
    if (first > 0 && seen.scrollTop < 60) setOlder(n => n + 3 * MORE);
  };
  return (
    <section class="chronicle" aria-label={t('log.title')}>
      <div class="logtabs">
        <button type="button" aria-pressed={!talking.value} onClick={() => (talking.value = false)}>
          {t('log.title')}
        </button>
        <button type="button" aria-pressed={talking.value} onClick={() => (talking.value = true)}>
          {t('chat.title')}
          {unread.value > 0 && <b class="dot">{unread.value}</b>}
        </button>
        {!talking.value && (
          <select
            aria-label={t('log.filter')}
            value={only.value === undefined ? '' : String(only.value)}
            onChange={e =>
              (only.value = e.currentTarget.value === '' ? undefined : Number(e.currentTarget.value))
            }
          >
            <option value="">{t('log.all')}</option>
            {Array.from({ length: seats }, (_, n) => (
              <option key={n} value={String(n)}>
                {seatName(n)}
              </option>
            ))}
          </select>
        )}
      </div>
      {talking.value ? (
        <Chat />
      ) : (
        <div
          class={pin ? 'logbox' : 'logbox following'}
          role="log"
          aria-label={t('log.title')}
          tabIndex={0}
          ref={box}
          onKeyDown={stepName}
          onScroll={e => scrolled(e.currentTarget)}
        >
          <ol>
            {lines.map((entry, i) => (
              <Line key={first + i} entry={entry} targets={targets} spoken={spoken} />
            ))}
          </ol>
        </div>
      )}
      {pin && !talking.value && (
        <button type="button" class="tonewest" data-act="newest" onClick={follow}>
          ▾ {missed ? t('log.missed', { n: missed }) : t('log.newest')}
        </button>
      )}
    </section>
  );
}

interface LineProps {
  entry: LogEntry;
  targets: (token: Token) => string[];
  /** The language, who reads, and the names: a line is written again when they change. */
  spoken: string;
}

/** How a line looks that begins something: a turn, a round, or a part of one that the game knows. */
function headingClass(key: string): string {
  if (key === 'turn' || key === 'round') return `heading ${key}`;
  return beginsPart(key) ? 'heading' : '';
}

const Line = memo(function Line({ entry, targets }: LineProps) {
  const { key, tokens } = entry.text;
  const seat = tokens.seat?.n ?? null;
  return (
    <li class={headingClass(key)}>
      {seat !== null && <SeatMark seat={seat} size={15} />}
      <span>
        {parts(entry.text).map((part, i) => {
          const where = part.token ? targets(part.token) : [];
          if (!where.length) return part.text;
          const light = (on: boolean) => {
            hot.value = on ? where : [];
            lookedAt.value = on ? where[0] : undefined;
          };
          return (
            <span
              key={i}
              role="button"
              tabIndex={-1}
              class="name"
              onPointerEnter={() => light(true)}
              onPointerLeave={() => light(false)}
              onFocus={() => light(true)}
              onBlur={() => light(false)}
              onClick={() => light(true)}
            >
              {part.text}
            </span>
          );
        })}
      </span>
    </li>
  );
});

const NOTES: Record<string, TextKey> = {
  stand_in: 'chat.stand_in',
  hand_back: 'chat.hand_back',
  resign: 'chat.resign',
  recover: 'chat.recover',
  kick: 'chat.kick',
  join: 'chat.join',
  seed: 'chat.seed',
  mute: 'chat.mute',
  unmute: 'chat.unmute',
};
const TO_ALL: Record<string, TextKey> = { mute: 'chat.mute_all', unmute: 'chat.unmute_all' };

/** What became of a seat, or what somebody said. */
function said({ seat, name, text, note }: ChatLine) {
  // Who came or went is named as then; somebody else may sit there now.
  const who = seat === null || note === 'kick' || note === 'join' ? name : seatName(seat);
  const told = note && ((seat === null && TO_ALL[note]) || NOTES[note]);
  if (told) return <i>{t(told, { name: who, bot: botName(text), seed: text })}</i>;
  return (
    <>
      <b>{name}:</b> {text}
    </>
  );
}

function Chat() {
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const lines = chat.value.length;
  // Read is what lies open before somebody's eyes: on a small screen this may be behind another view.
  useEffect(() => {
    const look = () => {
      if (document.hidden || !box.current?.getClientRects().length) return;
      markRead();
    };
    look();
    box.current?.scrollTo(0, box.current.scrollHeight);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [lines, tab.value]);
  return (
    <div class="talk">
      <div class="logbox" role="log" aria-label={t('chat.title')} tabIndex={0} ref={box}>
        <ol>
          {chat.value.map((line, i) => (
            <li key={i}>
              {line.seat !== null && <SeatMark seat={line.seat} size={15} />}
              <span>{said(line)}</span>
            </li>
          ))}
        </ol>
        {chat.value.length === 0 && <p class="hint">{t('chat.empty')}</p>}
      </div>
      <form
        onSubmit={e => {
          e.preventDefault();
          if (text.trim()) speak(text.trim());
          setText('');
        }}
      >
        <input
          value={text}
          maxLength={400}
          aria-label={t('chat.say')}
          placeholder={t('chat.say')}
          onInput={e => setText(e.currentTarget.value)}
        />
        <button type="submit">{t('chat.send')}</button>
      </form>
    </div>
  );
}
