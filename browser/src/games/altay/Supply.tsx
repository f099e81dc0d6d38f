/** What lies open for everybody: the piles of action cards and the goals. */
import { refusal } from '../../core/table.ts';
import { say, t } from '../../core/text.ts';
import { CardView, GoalView, levelMark } from './Card.tsx';
import { view } from './catalogue.ts';

function reason(target: string): string {
  const why = refusal(target);
  return why ? t('why.not', { reason: say(why.reason) }) : '';
}

export function Market() {
  const now = view.value;
  return (
    <section class="market" aria-label={t('supply.title')}>
      <h2>{t('supply.title')}</h2>
      <div class="grid">
        {now?.market.map(pile => (
          <div key={pile.title} class={`pile ${pile.left > 1 ? 'deep' : ''} ${pile.left ? '' : 'empty'}`}>
            <CardView
              card={pile.vp ? `${pile.title}+${pile.vp}` : pile.title}
              target={`market:${pile.title}`}
              size="market"
              cost={pile.cost}
              count={pile.left}
              cls={pile.bought ? 'bought' : ''}
              state={[
                t('supply.left', { n: pile.left }),
                pile.bought ? t('supply.bought') : '',
                reason(`market:${pile.title}`),
              ]
                .filter(Boolean)
                .join('. ')}
            />
            {pile.bought && <span class="stamp">{t('supply.once')}</span>}
          </div>
        ))}
      </div>
    </section>
  );
}

export function Goals() {
  const now = view.value;
  return (
    <section class="goals" aria-label={t('goal.title')}>
      <h2>{t('goal.title')}</h2>
      {[2, 1, 0].map(level => {
        const display = now?.goals[level];
        return (
          <div key={level} class="goalrow">
            <span class="level" title={t('goal.deck', { n: display?.deck ?? 0 })}>
              <b>{levelMark(level + 1)}</b>
              <small>{display?.deck ?? 0}</small>
            </span>
            {display?.shown.map(({ goal, cards }) => (
              <GoalView
                key={goal}
                goal={goal}
                cards={cards}
                target={`goal:${goal}`}
                flip={`goal:${goal}`}
                state={reason(`goal:${goal}`)}
              />
            ))}
          </div>
        );
      })}
    </section>
  );
}
