/** An exercise: the question, then what the choice is worth; at the end, how it went. */
import { task, type Task } from '../../core/coach.ts';
import { reviewPath } from '../../core/route.ts';
import { t } from '../../core/text.ts';
import type { Choice, Exercise, Verdict } from '../../core/wire.ts';
import { Link } from '../Link.tsx';
import { again, cost, costThen, found, next, verdict } from './practice.ts';
import { Bar } from './Bar.tsx';
import { Marks } from './Marks.tsx';
import { Sheet } from './Sheet.tsx';
import { percent } from './words.ts';

export function PracticePanel() {
  const now = task.value;
  if (!now) return null;
  const mistake = now.mistakes[now.at];
  if (!mistake) return <Summary now={now} />;
  const answer = now.answers[now.at];
  const of = now.mistakes.length;
  return (
    <Sheet cls="practice" label={t('practice.title')}>
      <header>
        <h2>
          {t('practice.head', { n: now.at + 1, of })}
          {answer && <span class={found(answer) ? 'up' : ''}> {t(verdict(answer))}</span>}
        </h2>
        <Link href={reviewPath(now.table)} cls="button quiet" act="leave-practice">
          {t('practice.leave')}
        </Link>
      </header>
      {answer ? (
        <Answer one={answer} choices={now.choices} last={now.at === of - 1} />
      ) : (
        <p>
          {now.busy ? t('practice.weighing') : t('practice.ask', { round: mistake.round, name: now.name })}
        </p>
      )}
    </Sheet>
  );
}

/** The choice beside what was played and what is best, each of them once. */
function Answer({ one, choices, last }: { one: Exercise; choices: Choice[]; last: boolean }) {
  const rows = [
    { said: [t('practice.best')], is: one.best },
    { said: [t('practice.chosen')], is: one.chosen },
    { said: [t('practice.played')], is: one.played },
  ].reduce<{ said: string[]; is: Verdict }[]>((kept, row) => {
    const same = kept.find(other => other.is.action === row.is.action);
    if (same) same.said.push(...row.said);
    else kept.push(row);
    return kept;
  }, []);
  return (
    <>
      <ul class="verdicts">
        {rows.map(({ said, is }, n) => (
          <li
            key={is.action}
            data-verdict={is.action}
            class={is.action === one.chosen.action ? 'chosen' : ''}
          >
            <b class={`hintmark n${n + 1}`}>{n + 1}</b>
            <div>
              <small>{said.join(' · ')}</small>
              <strong>{is.label}</strong>
              <Bar n={percent(is.chance)} />
              <p>{is.reason}</p>
            </div>
          </li>
        ))}
      </ul>
      <p class="row">
        <button type="button" class="go" data-act="next-exercise" onClick={next}>
          {last ? t('practice.finish') : t('practice.next')}
        </button>
      </p>
      <Marks of={rows.flatMap(({ is }) => choices.filter(choice => choice.text === is.action))} />
    </>
  );
}

function Summary({ now }: { now: Task }) {
  const sum = (of: (one: Exercise) => number) => percent(now.answers.reduce((all, one) => all + of(one), 0));
  const good = now.answers.filter(found).length;
  return (
    <Sheet cls="practice" label={t('practice.title')}>
      <header>
        <h2>{t('practice.summary', { n: good, of: now.mistakes.length })}</h2>
      </header>
      <p>{t('practice.summary_long', { n: sum(cost), then: sum(costThen) })}</p>
      <p class="row">
        <Link href={reviewPath(now.table)} cls="button go" act="leave-practice">
          {t('practice.back')}
        </Link>
        <button type="button" data-act="practise-again" onClick={() => again(now.table, now.seat)}>
          {t('practice.again')}
        </button>
      </p>
    </Sheet>
  );
}
