/** The open question: one at a time, in plain words, with everything that can be answered. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { SeatMark } from '../art/pieces.tsx';
import { Icon } from '../art/symbols.tsx';
import { numbered } from '../core/keyboard.ts';
import { hold, leaving, skipOn, skipping } from '../core/routine.ts';
import {
  asking,
  buttons,
  choices,
  decision,
  givingUp,
  listed,
  menu,
  mine,
  picked,
  sole,
  take,
} from '../core/choosing.ts';
import { allowed, coachShown, task, thinking, toggleHint } from '../core/coach.ts';
import { link, look, redo, send, undo } from '../core/connection.ts';
import { byKind } from '../core/legal.ts';
import { hot } from '../core/looking.ts';
import { curtain, live, localSeats, log, replay, shown, telling } from '../core/picture.ts';
import { leaveReplay, openReplay } from '../core/replay.ts';
import { behind, hasRecap, narrate, skip, verdict } from '../core/showing.ts';
import { startTelling } from '../core/telling.ts';
import { kindOf, named, say, seatName, t } from '../core/text.ts';
import { dialog } from '../core/ui.ts';
import type { Choice, SeatInfo, Snapshot, StillInfo } from '../core/wire.ts';
import { ActButtons, ActLines } from './Act.tsx';
import { Telling } from './Telling.tsx';
import { botName } from './bots.ts';
import { Clock } from './Clock.tsx';
import { leftToBots, OwnSeat } from './OwnSeat.tsx';
import { reviewPath } from '../core/route.ts';
import { styled } from '../core/styles.ts';
import { Later } from './Later.tsx';
import { Link } from './Link.tsx';

const coach = styled(['coach'], async () => (await import('./coach/CoachPanel.tsx')).CoachPanel);

function question(): string {
  const now = shown.value;
  if (!now) return t('app.loading');
  const past = replay.value;
  if (past) return t('prompt.replay', { n: past.at + 1, of: past.data.total });
  if (asking.value) {
    const key = asking.value.gives_up ? 'prompt.sure_give_up' : 'prompt.sure';
    return t(key, { what: say(asking.value.label) });
  }
  const winners = now.seats.map((s, n) => (s.winner ? seatName(n) : '')).filter(Boolean);
  if (now.ended) {
    if (winners.length) return t('prompt.resigned', { name: winners.join(', ') });
    return now.seats.some(s => s.resigned) ? t('prompt.given_up') : t('prompt.ended');
  }
  if (now.over) {
    const judged = verdict();
    if (judged) return judged;
    return winners.length ? t('prompt.won', { name: winners.join(', ') }) : t('prompt.over');
  }
  if (now.still) return `${named(now.still.reason)}.`;
  if (curtain.value !== undefined) return t('prompt.pass', { name: seatName(curtain.value) });
  const open = decision.value;
  if (!open) return task.value ? t('practice.title') : '';
  const bot = now.seats[leftToBots()[0] ?? -1]?.stand_in;
  if (bot) return t('prompt.bot_plays', { bot: botName(bot) });
  if (leaving.value) return t('prompt.leaving', { what: say(leaving.value.label) });
  if (mine.value) return picked.value.length ? t('prompt.where') : say(open.prompt);
  // An automatic opponent asks nothing: it says what it does.
  if (open.seat >= now.seats.length) return narrate(open.prompt);
  const last = log.value.at(-1);
  return behind.value && last ? say(last.text) : waitingFor(open.seat, now.seats[open.seat]);
}

/** Why a single choice is shown at all. */
function soleKey(): 'prompt.alone' | 'prompt.sole_undo' | 'prompt.sole' {
  if (decision.value?.alone) return 'prompt.alone';
  return live.value?.undo ? 'prompt.sole_undo' : 'prompt.sole';
}

/** Nobody thinks on a seat where nobody sits. */
function waitingFor(seat: number, info: SeatInfo | undefined): string {
  const name = seatName(seat);
  if (info?.kind === 'open') return t('prompt.unclaimed', { name });
  const away = info?.kind === 'human' && !info.present && !info.stand_in;
  return t(away ? 'prompt.absent' : 'prompt.waiting', { name });
}

function Option({ choice, number }: { choice: Choice; number?: number }) {
  return (
    <button
      type="button"
      class={asking.value?.index === choice.index ? 'asked' : ''}
      data-choice={choice.text}
      data-gives-up={choice.gives_up || undefined}
      onPointerEnter={() => (hot.value = choice.targets)}
      onPointerLeave={() => (hot.value = [])}
      onFocus={() => (hot.value = choice.targets)}
      onBlur={() => (hot.value = [])}
      onClick={() => take(choice)}
    >
      {number !== undefined && number < 10 && <kbd aria-hidden="true">{number}</kbd>}
      <span>
        {say(choice.label)}
        {choice.remark && <small> {named(choice.remark)}</small>}
      </span>
      {choice.ends && <Final />}
    </button>
  );
}

/** A mark on what cannot be undone. */
function Final() {
  return (
    <svg class="final" viewBox="0 0 12 14" role="img" aria-label={t('prompt.final')}>
      <title>{t('prompt.final')}</title>
      <path d="M3 6V4a3 3 0 0 1 6 0v2h1.5v7h-9V6zm1.6 0h2.8V4a1.4 1.4 0 0 0-2.8 0z" />
    </svg>
  );
}

/** The complete text interface: every legal action in words, by kind. */
export function ChoiceList() {
  if (!listed.value || !mine.value) return null;
  const firsts = numbered();
  const groups = byKind(choices.value, choice => kindOf(choice.text));
  return (
    <div class="choices" role="group" aria-label={t('prompt.list')}>
      {groups.map(({ kind, givesUp, choices }) => {
        const title = givesUp ? t('prompt.kind_give_up') : kind;
        return (
          <div key={title} role={title ? 'group' : undefined} aria-label={title || undefined}>
            {title && groups.length > 1 && <h2>{title}</h2>}
            <ol>
              {choices.map(choice => {
                const n = firsts.indexOf(choice) + 1;
                return (
                  <li key={choice.index}>
                    <Option choice={choice} number={n > 0 ? n : undefined} />
                  </li>
                );
              })}
            </ol>
          </div>
        );
      })}
    </div>
  );
}

/** Several actions share a place: a small menu. */
export function Menu() {
  const open = menu.value;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!open || !box.current) return;
    const place = open.target ? `[data-target="${open.target}"]` : '[data-act=give-up]';
    const at = document.querySelector(place)?.getBoundingClientRect();
    const own = box.current.getBoundingClientRect();
    if (at) {
      const left = Math.min(innerWidth - own.width - 8, Math.max(8, at.x + at.width / 2 - own.width / 2));
      const above = at.y - own.height - 10;
      const top = above > 60 ? above : Math.min(innerHeight - own.height - 8, at.bottom + 10);
      box.current.style.left = `${left}px`;
      box.current.style.top = `${Math.max(8, top)}px`;
    }
    box.current.querySelector('button')?.focus();
  }, [open]);
  if (!open) return null;
  return (
    <div class="menu" role="group" aria-label={t('prompt.menu')} ref={box}>
      {open.choices.map((choice, i) => (
        <Option key={choice.index} choice={choice} number={i + 1} />
      ))}
      <button type="button" class="quiet" onClick={() => (menu.value = undefined)}>
        {t('prompt.cancel')}
      </button>
    </div>
  );
}

export function Prompt() {
  return telling.value ? <Telling /> : <Question />;
}

function Question() {
  const now = shown.value;
  const sure = asking.value;
  const box = useRef<HTMLElement>(null);
  const id = decision.value?.id;
  // The place that had the focus may be gone; then the question has it.
  useEffect(() => {
    if (listed.value && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('.choices button')?.focus();
    }
  }, [id, now?.seq]);
  const words = question();
  const seat = replay.value ? undefined : now?.over ? undefined : (curtain.value ?? decision.value?.seat);
  const aimed = choices.value.filter(c => c.targets.length).length;
  const off = link.value !== 'online' && !replay.value;
  return (
    <section
      class={`prompt ${mine.value ? 'mine' : ''} ${off ? 'off' : ''}`}
      aria-label={t('prompt.title')}
      data-decision={`${id ?? ''}:${now?.seq ?? ''}`}
      ref={box}
    >
      {seat !== undefined ? <SeatMark seat={seat} size={34} /> : <Icon name="hand" cls="handicon" />}
      {seat !== undefined && <Clock seat={seat} />}
      <p aria-live="polite" id="question" tabIndex={-1}>
        {words} {now?.act && <ActLines act={now.act} />}
        {sole.value && !sure && <small> {t(soleKey())}</small>}
        {off && <small> {t('link.lost')}</small>}
        {now?.still && !replay.value && <StillNote still={now.still} over={now.over} />}
      </p>
      <div class="acts">
        {sure ? (
          <>
            <button type="button" class="go" onClick={() => take(sure)} data-act="sure">
              {t('prompt.yes')}
            </button>
            <button type="button" onClick={() => (asking.value = undefined)}>
              {t('prompt.no')}
            </button>
          </>
        ) : (
          <>
            {leaving.value && (
              <button type="button" data-act="hold" onClick={hold}>
                {t('prompt.hold')}
              </button>
            )}
            {skipping.value !== undefined && !replay.value && (
              <button type="button" data-act="skip-off" onClick={hold}>
                {t('prompt.skip_off')}
              </button>
            )}
            {picked.value.length > 0 && (
              <button type="button" onClick={() => (picked.value = [])}>
                {t('prompt.cancel')}
              </button>
            )}
            {mine.value && (
              <button
                type="button"
                class="quiet"
                aria-expanded={listed.value}
                aria-label={t('prompt.options', { n: choices.value.length })}
                title={t('prompt.options', { n: choices.value.length })}
                data-act="list"
                onClick={() => (listed.value = !listed.value)}
              >
                ☰ {aimed || choices.value.length}
              </button>
            )}
            {givingUp.value.length > 0 && (
              <button
                type="button"
                class="quiet"
                data-act="give-up"
                aria-expanded={menu.value?.target === ''}
                onClick={() => (menu.value = { choices: givingUp.value, target: '' })}
              >
                {t('prompt.give_up')}
              </button>
            )}
            {buttons.value.length < 6 &&
              buttons.value.map(choice => (
                <button
                  key={choice.index}
                  type="button"
                  class={sole.value ? 'go lit' : primary(choice) ? 'go' : ''}
                  data-choice={choice.text}
                  onClick={() => take(choice)}
                >
                  {say(choice.label)}
                  {choice.remark && <small> {named(choice.remark)}</small>}
                  {choice.ends && <Final />}
                </button>
              ))}
            {buttons.value
              .filter(c => c.auto === 'skip')
              .map(choice => (
                <button
                  key="skip-on"
                  type="button"
                  data-act="skip-on"
                  title={t('prompt.skip_on_hint')}
                  onClick={() => skipOn(choice)}
                >
                  {t('prompt.skip_on')}
                  {choice.ends && <Final />}
                </button>
              ))}
            {curtain.value !== undefined && (
              <button type="button" class="go" data-act="curtain" onClick={() => look(curtain.value ?? null)}>
                {t('curtain.open')}
              </button>
            )}
            {now?.act && <ActButtons act={now.act} />}
            {behind.value > 0 && (
              <button type="button" onClick={skip} data-act="skip">
                {t('prompt.skip', { n: behind.value })}
              </button>
            )}
            {mine.value && hasRecap.value && !behind.value && (
              <button type="button" class="quiet recap" onClick={startTelling} title={t('prompt.recap')}>
                ⟲ <span>{t('prompt.recap_short')}</span>
              </button>
            )}
            <OwnSeat />
            {mine.value && allowed.value && !behind.value && (
              <button
                type="button"
                class="quiet hintbutton"
                data-act="hint"
                aria-expanded={coachShown.value}
                aria-busy={thinking.value !== undefined}
                title={t('hint.key')}
                aria-label={t('hint.key')}
                onClick={toggleHint}
              >
                ✦ <span class="word">{t('hint.button')}</span>
              </button>
            )}
            {now?.still && !replay.value ? <StillButtons now={now} /> : <UndoButtons />}
            {replay.value && (
              <button type="button" class="go" data-act="live" onClick={leaveReplay}>
                {t('replay.leave')}
              </button>
            )}
            {now?.over && !replay.value && (
              <button
                type="button"
                class="go"
                data-act="scores"
                onClick={() => (dialog.value = { kind: 'scores' })}
              >
                {t('prompt.scores')}
              </button>
            )}
            {now?.over && !now.still && !replay.value && (
              <Link href={`${reviewPath(now.table)}#start`} cls="button" act="review">
                {t('review.title')}
              </Link>
            )}
          </>
        )}
      </div>
      {coachShown.value && <Later get={coach} quiet />}
      <ChoiceList />
    </section>
  );
}

/** What became of a game that cannot go on: what its last picture leaves out, who has agreed. */
function StillNote({ still, over }: { still: StillInfo; over: boolean }) {
  const parts = [];
  if (still.missing) parts.push(t('still.missing', { n: still.missing }));
  if (!over && still.agreed.length && still.waiting.length) {
    parts.push(t('still.waiting', { name: still.waiting.map(seatName).join(', ') }));
  }
  return parts.length ? <small> {parts.join(' ')}</small> : null;
}

function StillButtons({ now }: { now: Snapshot }) {
  const asked = localSeats.value.filter(seat => now.still?.waiting.includes(seat));
  return (
    <>
      <button type="button" data-act="still-replay" onClick={() => void openReplay()}>
        {t('still.replay')}
      </button>
      {!now.over && asked.length > 0 && (
        <button
          type="button"
          class="go"
          data-act="agree"
          title={t('still.agree_hint')}
          onClick={() => asked.forEach(seat => send({ type: 'agree', seat }))}
        >
          {t('still.agree')}
        </button>
      )}
    </>
  );
}

/** Where one button finishes something, the others step back. */
function primary(choice: Choice): boolean {
  return choice.ends || !buttons.value.some(c => c.ends);
}

function UndoButtons() {
  const now = live.value;
  if (!now || replay.value || now.viewer === null || task.value) return null;
  const can = now.undo > 0;
  const tip = can ? t('undo.what', { what: now.undo_text ? say(now.undo_text) : '' }) : t('undo.never');
  return (
    <>
      <button
        type="button"
        data-act="undo"
        aria-disabled={!can}
        title={tip}
        aria-label={`${t('undo.undo')}. ${tip}`}
        onClick={() => can && undo()}
      >
        ↶ <span class="word">{t('undo.undo')}</span>
        {can && now.undo > 1 ? <small> {now.undo}</small> : null}
      </button>
      {now.redo > 0 && (
        <button
          type="button"
          data-act="redo"
          title={t('undo.redo')}
          aria-label={t('undo.redo')}
          onClick={redo}
        >
          ↷
        </button>
      )}
    </>
  );
}
