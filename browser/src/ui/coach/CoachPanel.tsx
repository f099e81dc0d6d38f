/** What the coach says, below the question: hints, who has agreed to have them, an exercise. */
import { SeatMark } from '../../art/pieces.tsx';
import { choices, decision, take } from '../../core/choosing.ts';
import {
  agreeing,
  allowed,
  hideHint,
  hints,
  requested,
  task,
  thinking,
  wantHints,
} from '../../core/coach.ts';
import { hot } from '../../core/looking.ts';
import { localSeats } from '../../core/picture.ts';
import { labelled, named, say, seatName, t } from '../../core/text.ts';
import type { Choice, HintInfo, HintsInfo } from '../../core/wire.ts';
import { Marks } from './Marks.tsx';
import { PracticePanel } from './PracticePanel.tsx';
import { Sheet } from './Sheet.tsx';
import { Bar } from './Bar.tsx';
import { percent } from './words.ts';

export function CoachPanel() {
  if (task.value) return <PracticePanel />;
  const rule = allowed.value;
  if (rule && (agreeing.value || requested.value)) return <Agreement rule={rule} />;
  if (hints.value && hints.value.decision === decision.value?.id)
    return <HintList found={hints.value.hints} />;
  if (thinking.value === undefined) return null;
  return (
    <Sheet cls="thinking" label={t('hint.title')}>
      {t('hint.thinking')}
    </Sheet>
  );
}

/** The best few actions; those that are named are marked on the table. */
function HintList({ found }: { found: HintInfo[] }) {
  const rows = found.flatMap(hint => {
    const choice = choices.value.find(one => one.index === hint.action);
    return choice ? [{ hint, choice }] : [];
  });
  const several = (allowed.value?.agreed.length ?? 0) > 1;
  return (
    <Sheet label={t('hint.title')}>
      <header>
        <h2>{t('hint.title')}</h2>
        {several && (
          <button
            type="button"
            class="quiet"
            data-act="no-hints"
            onClick={() => {
              hideHint();
              wantHints(false);
            }}
          >
            {t('hint.stop')}
          </button>
        )}
        <button
          type="button"
          class="quiet"
          data-act="hide-hint"
          aria-label={t('hint.close')}
          onClick={hideHint}
        >
          ✕
        </button>
      </header>
      <ol>
        {rows.map(({ hint, choice }, n) => (
          <HintRow key={hint.action} hint={hint} choice={choice} number={n + 1} />
        ))}
      </ol>
      <Marks of={rows.map(row => row.choice)} />
    </Sheet>
  );
}

function HintRow({ hint, choice, number }: { hint: HintInfo; choice: Choice; number: number }) {
  return (
    <li
      data-hint={choice.text}
      onPointerEnter={() => (hot.value = choice.targets)}
      onPointerLeave={() => (hot.value = [])}
    >
      <b class={`hintmark n${number}`} title={number === 1 ? t('hint.best') : undefined}>
        {number}
      </b>
      <div>
        <strong>{say(choice.label)}</strong>
        <span class="outlook">
          <Bar n={percent(hint.chance)} />
          <span class="sr">{t('hint.chance', { n: percent(hint.chance) })}</span>
          {t('hint.points', { n: Math.round(hint.score) })}
        </span>
        <p>{named(hint.reason)}</p>
      </div>
      <button
        type="button"
        class={number === 1 ? 'go' : ''}
        data-act={`take-${number}`}
        aria-label={labelled(t('hint.take'), say(choice.label))}
        onFocus={() => (hot.value = choice.targets)}
        onBlur={() => (hot.value = [])}
        onClick={() => take(choice)}
      >
        {t('hint.take')}
      </button>
    </li>
  );
}

/** Hints for everybody or for nobody: who wants them. */
function Agreement({ rule }: { rule: HintsInfo }) {
  const here = localSeats.value;
  const asked = rule.waiting.some(seat => here.includes(seat));
  const first = rule.agreed.find(seat => !here.includes(seat));
  return (
    <Sheet cls="agreement" label={t('hint.rule')}>
      <header>
        <h2>
          {first !== undefined && asked ? t('hint.request', { name: seatName(first) }) : t('hint.rule')}
        </h2>
        {agreeing.value && !requested.value && (
          <button type="button" class="quiet" aria-label={t('dialog.close')} onClick={hideHint}>
            ✕
          </button>
        )}
      </header>
      <p>{rule.open ? t('hint.open') : asked ? t('hint.rule_long') : t('hint.waiting')}</p>
      <ul>
        {[...rule.agreed, ...rule.waiting]
          .sort((a, b) => a - b)
          .map(seat => (
            <li key={seat} data-seat={seat} class={rule.agreed.includes(seat) ? 'yes' : ''}>
              <SeatMark seat={seat} size={22} /> {seatName(seat)}{' '}
              <small>
                {rule.agreed.includes(seat)
                  ? t('hint.said_yes')
                  : rule.declined === seat
                    ? t('hint.said_no')
                    : t('hint.not_yet')}
              </small>
            </li>
          ))}
      </ul>
      <p class="row">
        {asked && (
          <button type="button" class="go" data-act="want-hints" onClick={() => wantHints(true)}>
            {first === undefined ? t('hint.ask') : t('hint.agree')}
          </button>
        )}
        {(asked ? first !== undefined : rule.agreed.length > 0) && (
          <button
            type="button"
            data-act="no-hints"
            onClick={() => {
              agreeing.value = false;
              wantHints(false);
            }}
          >
            {asked ? t('hint.decline') : t('hint.stop')}
          </button>
        )}
      </p>
    </Sheet>
  );
}
