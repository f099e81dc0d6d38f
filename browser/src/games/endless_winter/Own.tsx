/** What lies before the player: goods, figures, board, hand, piles, animals. */
import { Icon } from '../../art/symbols.tsx';
import { lit } from '../../core/choosing.ts';
import { labelled, named, t } from '../../core/text.ts';
import { spot } from '../../ui/spot.ts';
import { Hand, Own } from '../../ui/table/Own.tsx';
import { Back, CardView, iconOf, StoneView } from './Card.tsx';
import { room } from './boards.ts';
import { book, cardName, lines, mark, own, term, view, type Op } from './catalogue.ts';
import { DogSlip } from './Extras.tsx';
import { COLUMN_ICON, CostMarks, Ops } from './Ops.tsx';
import { FigureMark } from './Pieces.tsx';
import type { SeatView } from './view.ts';

function Goods({ seat }: { seat: SeatView }) {
  const { food_max, tool_max } = book.value.limits;
  const bar = (n: number, most: number, icon: string, name: string, kind: string) => (
    <div
      class={`wgoods ${kind}`}
      role="img"
      aria-label={labelled(name, `${n} / ${most}`)}
      data-anchor={`goods:${kind}`}
      title={labelled(name, `${n} / ${most}`)}
    >
      <Icon name={icon} />
      <b>{n}</b>
      <span>
        {Array.from({ length: most }, (_, i) => (
          <span key={i} class={i < n ? 'full' : ''} />
        ))}
      </span>
    </div>
  );
  return (
    <section class="wgoodsbox" aria-label={t('endless_winter.goods')}>
      {bar(seat.food, food_max, 'ew_food', term('t_food'), 'food')}
      {bar(seat.tools, tool_max, 'ew_tool', term('t_tools'), 'tool')}
      <Figures seat={seat} />
      {typeof seat.seat === 'number' && <DogSlip seat={seat.seat} />}
    </section>
  );
}

function Figures({ seat }: { seat: SeatView }) {
  return (
    <div class="wfigurerow">
      {(['chief', 'tribe'] as const).map(kind => {
        const n = seat.figures[kind];
        const at = spot(`figure:${kind}`, `wfigurebutton ${n ? '' : 'gone'}`);
        return (
          <button key={kind} {...at} type="button" aria-label={labelled(term(`figure_${kind}`), n)}>
            {n === 0 && <FigureMark kind={kind} seat={mark(seat.seat)} size={38} />}
            {Array.from({ length: n }, (_, i) => (
              <FigureMark key={i} kind={kind} seat={mark(seat.seat)} size={38} />
            ))}
          </button>
        );
      })}
      {seat.chief && <ChiefCard seat={seat} />}
    </div>
  );
}

function ChiefCard({ seat }: { seat: SeatView }) {
  const chief = seat.chief ? book.value.chiefs[seat.chief] : undefined;
  if (!chief || !seat.chief) return null;
  const at = spot(`view:${seat.chief}`, 'wchief');
  const bonus = seat.chief_side ? chief[`side_${seat.chief_side}`] : [];
  return (
    <button {...at} type="button" aria-label={lines('chief', seat.chief).join('. ')}>
      {bonus.map((b, i) => (
        <span key={i}>
          <Icon name={COLUMN_ICON[b.column] ?? 'totem'} />
          <i class="arrow">→</i>
          <Ops ops={b.effect} />
        </span>
      ))}
      {!bonus.length && <span>{named(chief.name)}</span>}
    </button>
  );
}

/** The player board: what leaves it uncovers an income. */
function PlayerBoard({ seat }: { seat: SeatView }) {
  const due =
    view.value?.eclipse?.step === 4 && view.value.eclipse.seat === seat.seat ? view.value.eclipse.slots : [];
  const later = view.value?.eclipse && view.value.eclipse.seat === seat.seat ? view.value.eclipse.slots : [];
  const built = 3 - seat.villages_on_board;
  let gone = 0;
  const slot = (id: string, full: boolean, icon: string, income: Op[], more = <></>) => {
    const at = spot(
      `slot:${id}`,
      `wslot ${full ? 'full' : 'open'} ${due.includes(id) ? 'due' : later.includes(id) ? 'soon' : ''}`,
    );
    return (
      <button key={id} {...at} type="button" aria-label={lines('slot', id).join('. ')}>
        {full ? <Icon name={icon} cls="icon piece" /> : <Ops ops={income} />}
        {more}
      </button>
    );
  };
  return (
    <section class="wboard" aria-label={t('endless_winter.board')}>
      <div class="wslots villages">
        {book.value.village_slots.map((s, n) =>
          slot(
            `village_${n + 1}`,
            n >= built,
            'hut',
            s.income,
            n === built ? <CostMarks cost={s.cost} /> : <></>,
          ),
        )}
        <span class="wcamps" title={labelled(term('t_camps'), seat.camps_on_board)}>
          {Array.from({ length: book.value.limits.camps_max }, (_, i) => (
            <svg
              key={i}
              width="20"
              height="24"
              viewBox="-16 -21 32 38"
              aria-hidden="true"
              class={i < seat.camps_on_board ? '' : 'used'}
            >
              <use href={`#camp-${mark(seat.seat)}`} />
            </svg>
          ))}
        </span>
      </div>
      <div class="wslots megaliths">
        {book.value.megalith_slots.map((s, n) => {
          gone += s.pieces;
          const left = Math.max(0, Math.min(s.pieces, gone - seat.megaliths_built));
          return slot(
            `megalith_${n + 1}`,
            left > 0,
            'dolmen',
            s.income,
            left > 0 ? <small>{left}</small> : <></>,
          );
        })}
      </div>
      <div class="wslots stones">
        {book.value.stone_slots.map((s, n) => {
          const stone = seat.stones[n];
          if (stone)
            return (
              <StoneView
                key={n}
                stone={stone}
                target={`slot:stone_${n + 1}`}
                due={due.includes(`stone_${n + 1}`)}
                small
              />
            );
          return (
            <span key={n} class="wslot stoneslot" title={lines('slot', `stone_${n + 1}`).join('. ')}>
              {n === seat.stones.length && <CostMarks cost={s.cost} />}
              <Ops ops={s.build_income} />
            </span>
          );
        })}
      </div>
    </section>
  );
}

function Piles({ seat }: { seat: SeatView }) {
  const discard = seat.discard ?? [];
  const choosing = [...lit.value].some(x => x.startsWith('discard:'));
  const pile = seat.eclipse_pile ?? [];
  const eclipse = view.value?.eclipse;
  const dueCards = eclipse?.seat === seat.seat && (eclipse?.step ?? 0) <= 2 ? eclipse.cards : [];
  const played = seat.play_area ?? [];
  return (
    <section class="piles" aria-label={t('own.piles')}>
      {(seat.eclipse_pile_size ?? 0) > 0 && (
        <span class="minipile wpile" data-anchor="pile">
          <span class="played">
            {pile.length
              ? counted(pile).map(([card, n]) => (
                  <CardView
                    key={card}
                    card={card}
                    target={`pile:${card}`}
                    size="mini"
                    due={dueCards.includes(card)}
                    count={n > 1 ? n : undefined}
                    flip={`pile:${card}`}
                  />
                ))
              : Array.from({ length: seat.eclipse_pile_size ?? 0 }, (_, i) => <Back key={i} />)}
          </span>
          <small>
            <i class="disc" /> {t('endless_winter.pile', { n: seat.eclipse_pile_size ?? 0 })}
          </small>
        </span>
      )}
      {played.length > 0 && (
        <span class="minipile" title={played.map(cardName).join(', ')}>
          <span class="played">
            {counted(played).map(([card, n]) => (
              <CardView
                key={card}
                card={card}
                target={`played:${card}`}
                size="mini"
                count={n > 1 ? n : undefined}
              />
            ))}
          </span>
          <small>{t('own.played', { n: played.length })}</small>
        </span>
      )}
      <span class="minipile" data-flip="deck" title={deckTitle(seat)}>
        <Back />
        <small>{t('own.deck', { n: seat.deck ?? 0 })}</small>
      </span>
      <span class="minipile" data-anchor="discard" title={discard.map(cardName).join(', ')}>
        {choosing ? (
          <span class="played wide">
            {[...new Set(discard)].map(card => (
              <CardView key={card} card={card} target={`discard:${card}`} size="mini" />
            ))}
          </span>
        ) : discard.length ? (
          <CardView card={discard.at(-1) ?? ''} target={`discard:${discard.at(-1) ?? ''}`} size="mini" />
        ) : (
          <span class="card size-mini gone" aria-hidden="true" />
        )}
        <small>{t('own.discard', { n: discard.length })}</small>
      </span>
      <span class="minipile" data-anchor="grave" title={seat.graveyard.map(cardName).join(', ')}>
        <span class="wgrave" aria-hidden="true">
          <Icon name="ew_bury" />
          <b>{seat.graveyard.length}</b>
        </span>
        <small>{term('t_grave')}</small>
      </span>
    </section>
  );
}

/** Equal cards lie on each other. */
function counted(cards: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

function deckTitle(seat: SeatView): string {
  const inside = seat.deck_contents ?? {};
  return Object.entries(inside)
    .map(([card, n]) => `${n} × ${cardName(card)}`)
    .join(', ');
}

function AnimalRow({ seat }: { seat: SeatView }) {
  const eclipse = view.value?.eclipse;
  return (
    <section class="wanimals" aria-label={term('t_animals')} data-anchor="animals">
      {Object.entries(book.value.animals)
        .filter(([animal]) => seat.animals[animal] ?? false)
        .map(([animal, data]) => {
          const n = seat.animals[animal] ?? { upright: 0, tipped: 0 };
          const due = eclipse?.seat === seat.seat && eclipse.cards.includes(animal);
          const at = spot(`animal:${animal}`, `wanimalbutton ${n.upright ? '' : 'none'} ${due ? 'due' : ''}`);
          const worth = data.points[Math.min(n.upright, data.points.length - 1)] ?? 0;
          const said = [
            ...lines('animal', animal),
            `${n.upright}`,
            n.tipped ? `${n.tipped} ${term('t_tipped')}` : '',
          ];
          return (
            <button key={animal} {...at} type="button" aria-label={said.filter(Boolean).join('. ')}>
              <Icon name={iconOf(animal)} />
              <b>{n.upright}</b>
              {n.tipped > 0 && (
                <span class="tipped">
                  <Icon name={iconOf(animal)} />
                  {n.tipped}
                </span>
              )}
              <span class="wsun">{worth}</span>
            </button>
          );
        })}
      {!Object.keys(seat.animals).length && <small class="hint">{t('endless_winter.no_animals')}</small>}
    </section>
  );
}

export function WinterOwn() {
  const now = view.value;
  const number = own.value;
  const seat = now?.seats[number];
  if (!seat) return null;
  return (
    <Own seat={number} cls="own wown">
      <Goods seat={seat} />
      <PlayerBoard seat={seat} />
      <Hand
        cards={seat.hand}
        size={seat.hand_size ?? 0}
        tabIndex={room.value === 'narrow' ? 0 : undefined}
        Card={CardView}
        back={<Back size="hand" />}
      />
      <Piles seat={seat} />
      <AnimalRow seat={seat} />
    </Own>
  );
}
