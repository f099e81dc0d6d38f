/** The player's own place at the table: goods, open cards, hand, piles, goals. */
import { GoodMark } from '../../art/pieces.tsx';
import { Icon } from '../../art/symbols.tsx';
import { click, decision, lit, picked } from '../../core/choosing.ts';
import { named, t, upper, you } from '../../core/text.ts';
import { spot } from '../../ui/spot.ts';
import { Hand, Own } from '../../ui/table/Own.tsx';
import { CardView, GoalView, Slots, goodName, goodsText } from './Card.tsx';
import { book, filled, own, titleOf, view } from './catalogue.ts';
import type { SeatView } from './view.ts';

const KINDS = ['food', 'wood', 'metal', 'stone', 'culture'];

/** Whoever only watches has no place of their own: the one they see is somebody else's. */
const watches = (): boolean => you.value === null;

function Bowl({ seat }: { seat: SeatView }) {
  const free = decision.value?.prompt.key === 'ask_main';
  const some = KINDS.some(kind => lit.value.has(`resource:${kind}`));
  const asked = some && !free;
  const empty = !asked && Object.keys(seat.pool).length === 0;
  const title = t(watches() ? 'altay.describe_goods' : 'altay.own_goods');
  return (
    <section
      class={`bowl ${empty ? 'bare' : ''}`}
      aria-label={watches() ? undefined : title}
      data-anchor="pool"
    >
      <h2>{asked ? t('altay.own_choose') : title}</h2>
      <div class="inside night">
        {empty && !watches() && <small>{t('altay.own_empty')}</small>}
        {KINDS.map(kind => {
          const n = seat.pool[kind] ?? 0;
          const target = asked ? `resource:${kind}` : `pool:${kind}`;
          if (!asked && !n) return null;
          const can = lit.value.has(target);
          const place = spot(target, 'goodbutton');
          return (
            <button
              key={kind}
              type="button"
              {...place}
              aria-label={goodsText({ [kind]: n })}
              draggable={can && !asked}
              onDragStart={e => {
                e.dataTransfer?.setData('text/plain', target);
                picked.value = [target];
              }}
              onDragEnd={() => (picked.value = [])}
              title={upper(goodName(kind))}
            >
              <GoodMark kind={kind} size={34} />
              <b>{n}</b>
            </button>
          );
        })}
        {view.value?.trading && (
          <span class="coins" title={t('altay.seat_coins', { n: seat.coins })}>
            <Icon name="coin" />
            {seat.coins}
            {some &&
              free &&
              KINDS.map(kind => (
                <button
                  key={kind}
                  type="button"
                  {...spot(`resource:${kind}`, 'goodbutton small')}
                  aria-label={t('altay.own_exchange', { good: goodName(kind) })}
                  title={t('altay.own_exchange', { good: goodName(kind) })}
                >
                  <GoodMark kind={kind} size={20} />
                </button>
              ))}
          </span>
        )}
      </div>
    </section>
  );
}

/** Where a good may be dropped. */
function drop(target: string) {
  return {
    onDragOver: (e: DragEvent) => {
      if (lit.value.has(target)) e.preventDefault();
    },
    onDrop: (e: DragEvent) => {
      e.preventDefault();
      click(target);
    },
  };
}

function OpenCards({ seat }: { seat: SeatView }) {
  return (
    <section class="opencards" aria-label={t('altay.own_open')}>
      <h2>{t('altay.own_open')}</h2>
      <div class="strip">
        {seat.open.length === 0 && <small class="hint">{t('altay.own_no_open')}</small>}
        {seat.open.map(open => {
          const title = titleOf(open.card);
          const done = filled(open.fields, open.placed);
          const n = done.filter(Boolean).length;
          return (
            <div key={title} {...drop(`open:${title}`)}>
              <CardView
                card={open.card}
                target={`open:${title}`}
                size="market"
                flip={`open:${title}`}
                from={`hand:${open.card}:0`}
                state={t('altay.own_filled', { n, of: open.fields.length })}
              >
                <Slots fields={open.fields} filled={done} />
              </CardView>
            </div>
          );
        })}
      </div>
    </section>
  );
}

const BACK = (
  <span class="card back" aria-hidden="true">
    <Icon name="hand" />
  </span>
);

function Piles({ seat }: { seat: SeatView }) {
  const top = seat.discard.at(-1);
  return (
    <section class="piles" aria-label={t('own.piles')}>
      <span class="minipile" data-flip="deck" title={deckTitle(seat)}>
        <span class="card back size-mini" aria-hidden="true">
          <Icon name="hand" />
        </span>
        <small>{t('own.deck', { n: seat.deck_size })}</small>
      </span>
      <span class="minipile" data-anchor="discard" title={seat.discard.map(c => cardName(c)).join(', ')}>
        {top ? (
          <CardView card={top} target={`view:${top}`} size="mini" />
        ) : (
          <span class="card size-mini gone" aria-hidden="true" />
        )}
        <small>{t('own.discard', { n: seat.discard.length })}</small>
      </span>
      {(seat.archive_full || seat.done.includes('writing')) && (
        <span class="minipile">
          <ArchivePlace seat={seat} />
          <small>{t('altay.own_archive')}</small>
        </span>
      )}
      {seat.area.length > 0 && (
        <span class="minipile" title={seat.area.map(c => cardName(c)).join(', ')}>
          <span class="played">
            {seat.area.slice(-3).map((card, i) => (
              <CardView key={i} card={card} target={`view:${card}`} size="mini" />
            ))}
          </span>
          <small>{t('own.played', { n: seat.area.length })}</small>
        </span>
      )}
    </section>
  );
}

function ArchivePlace({ seat }: { seat: SeatView }) {
  if (seat.archive) return <CardView card={seat.archive} target="archive" size="mini" />;
  return <span class={`card size-mini ${seat.archive_full ? 'back' : 'gone'}`} aria-hidden="true" />;
}

function deckTitle(seat: SeatView): string {
  return seat.deck ? seat.deck.map(c => cardName(c)).join(', ') : t('own.deck', { n: seat.deck_size });
}

export function cardName(card: string): string {
  return named(book.value.cards[titleOf(card)]?.name);
}

/** My goals form a pyramid: three on two on one. */
function MyGoals({ seat }: { seat: SeatView }) {
  const levels = [3, 2, 1].map(level => seat.done.filter(g => book.value.goals[g]?.level === level));
  const title = t(watches() ? 'altay.goal_title' : 'altay.own_goals');
  const secret = seat.wonder && !seat.done.includes(seat.wonder) && seat.goal?.goal !== seat.wonder;
  return (
    <section class="mygoals" aria-label={watches() ? undefined : title}>
      <h2>{title}</h2>
      <div class="mygoalsbox">
        <div class="pyramid">
          {levels.map((goals, i) => (
            <div key={i} class="tier">
              {goals.map(goal => (
                <GoalView
                  key={goal}
                  goal={goal}
                  target={`done:${goal}`}
                  flip={`done:${goal}`}
                  mini
                  cls="mini"
                />
              ))}
              {goals.length < i + 1 && <span class="tierslot" aria-hidden="true" />}
            </div>
          ))}
        </div>
        <div class="working">
          {seat.goal ? (
            <div {...drop('goal:current')}>
              <GoalView
                goal={seat.goal.goal}
                target="goal:current"
                flip="goal:current"
                from={`goal:${seat.goal.goal}`}
                filled={filled(seat.goal.fields, seat.goal.placed)}
                cls="current"
                state={t('altay.goal_working')}
              />
            </div>
          ) : (
            <small class="hint">{t('altay.own_no_goal')}</small>
          )}
          {secret && seat.wonder && (
            <GoalView
              goal={seat.wonder}
              target={`goal:${seat.wonder}`}
              cls="secret"
              state={t('altay.own_secret')}
            />
          )}
        </div>
      </div>
    </section>
  );
}

export function AltayOwn() {
  const now = view.value;
  const number = own.value;
  const seat = now?.seats[number];
  if (!seat) return null;
  return (
    <Own seat={number} cls="own">
      <Bowl seat={seat} />
      <OpenCards seat={seat} />
      <Hand cards={seat.hand} size={seat.hand_size} Card={CardView} back={BACK} />
      <Piles seat={seat} />
      <MyGoals seat={seat} />
    </Own>
  );
}
