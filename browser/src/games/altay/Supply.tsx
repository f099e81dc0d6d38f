/** What lies open for everybody: the piles of action cards and the goals. */
import { t } from '../../core/text.ts';
import { reason } from '../../ui/spot.ts';
import { CardView, GoalView, levelMark } from './Card.tsx';
import { view } from './catalogue.ts';

export function Market() {
  const now = view.value;
  return (
    <section class="market" aria-label={t('altay.supply_title')}>
      <h2>{t('altay.supply_title')}</h2>
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
                t('altay.supply_left', { n: pile.left }),
                pile.bought ? t('altay.supply_bought') : '',
                reason(`market:${pile.title}`),
              ]
                .filter(Boolean)
                .join('. ')}
            />
            {pile.bought && <span class="stamp">{t('altay.supply_once')}</span>}
          </div>
        ))}
      </div>
    </section>
  );
}

export function Goals() {
  const now = view.value;
  return (
    <section class="goals" aria-label={t('altay.goal_title')}>
      <h2>{t('altay.goal_title')}</h2>
      {[2, 1, 0].map(level => {
        const display = now?.goals[level];
        return (
          <div key={level} class="goalrow">
            <span class="level" title={t('altay.goal_deck', { n: display?.deck ?? 0 })}>
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
