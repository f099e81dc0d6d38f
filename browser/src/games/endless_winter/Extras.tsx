/** Small things of the modules that lie beside something else: Rest tiles, Ritual Sites, the dog. */
import { SeatMark } from '../../art/pieces.tsx';
import { Icon } from '../../art/symbols.tsx';
import { labelled, named, t } from '../../core/text.ts';
import { spot } from '../../ui/spot.ts';
import { book, lines, mark, own, sideName, term, titled, view } from './catalogue.ts';
import { COUNT_ICON } from './Card.tsx';
import { COLUMN_ICON, CostMarks, Ops } from './Ops.tsx';
import type { DogView } from './view.ts';

/** Beside Rest: each for one figure and round. */
export function RestTiles() {
  const tiles = view.value?.rest_tiles?.tiles;
  if (!tiles) return null;
  return (
    <div class="wresttiles">
      {tiles.map(({ id, seat }) => {
        const at = spot(`rest:${id}`, `wresttile ${seat === null ? '' : 'taken'}`);
        const side = seat === null ? undefined : (view.value?.seats[seat]?.seat ?? seat);
        const said = [...lines('rest_tile', id), side === undefined ? '' : sideName(side)];
        return (
          <button key={id} {...at} type="button" aria-label={said.filter(Boolean).join('. ')}>
            {side === undefined ? (
              <Ops ops={book.value.modules.rest_tiles[id]?.effect ?? []} />
            ) : (
              <SeatMark seat={mark(side)} size={20} />
            )}
          </button>
        );
      })}
    </div>
  );
}

/** The row of Ritual Sites, and who has taken one. */
export function RitualSites() {
  const now = view.value?.ritual_sites;
  if (!now) return null;
  const taken = now.taken.flatMap((id, n) => (id ? [[id, n] as const] : []));
  return (
    <section class="writuals" aria-label={named(book.value.modules.names.ritual_sites)}>
      <h2>{named(book.value.modules.names.ritual_sites)}</h2>
      <div class="writualrow">
        {now.row.map(id => (
          <RitualCard key={id} id={id} target={`ritual:${id}`} />
        ))}
        {taken.map(([id, n]) => (
          <RitualCard key={id} id={id} target={`view:${id}`} seat={n} />
        ))}
        {!now.row.length && !taken.length && <small class="hint">{t('endless_winter.no_rituals')}</small>}
      </div>
    </section>
  );
}

function RitualCard({ id, target, seat }: { id: string; target: string; seat?: number }) {
  const card = book.value.modules.rituals[id];
  if (!card) return null;
  const at = spot(target, `writual ${seat === undefined ? '' : 'taken'}`);
  const said = [...lines('ritual', id), seat === undefined ? '' : sideName(seat)];
  return (
    <button {...at} type="button" data-flip={`ritual:${id}`} aria-label={said.filter(Boolean).join('. ')}>
      <span class="writualneed" aria-hidden="true">
        {card.requirement.map(need => (
          <span key={need.count} class="wop">
            <b>{need.min}</b>
            <Icon name={COUNT_ICON[need.count] ?? 'totem'} />
          </span>
        ))}
        <CostMarks cost={card.cost} />
      </span>
      <Ops ops={card.reward} />
      {seat !== undefined && <SeatMark seat={mark(seat)} size={18} />}
    </button>
  );
}

export const dogOf = (seat: number): DogView | undefined => view.value?.four_legged_friends?.seats[seat];

/** The dog beside one's figures: where it helps, what it brings, and how far it trusts. */
export function DogSlip({ seat }: { seat: number }) {
  const held = dogOf(seat);
  const dog = held?.dog ? book.value.modules.dogs[held.dog] : undefined;
  if (!held?.dog || !dog) return null;
  const { food, points } = book.value.modules.dog;
  const at = spot(seat === own.value ? 'dog:own' : `view:${held.dog}`, `wdog ${held.used ? 'used' : ''}`);
  const trust = t('endless_winter.trust', { n: held.trust, points: points[held.trust] ?? 0 });
  const said = [
    ...lines('dog', held.dog),
    trust,
    held.used ? t('endless_winter.dog_used') : t('endless_winter.dog_free'),
  ];
  return (
    <button {...at} type="button" aria-label={said.join('. ')}>
      <span class="wdogfigure" data-flip={`dog:${seat}`} style={{ '--pc': `var(--seat-${seat})` }}>
        <Icon name="ew_dog" />
      </span>
      <span class="wdogdoes" aria-hidden="true">
        <Icon name={COLUMN_ICON[dog.column] ?? 'totem'} cls={dog.column === 'any' ? 'icon none' : 'icon'} />
        {dog.column === 'any' && <b>∗</b>}
        <CostMarks cost={{ food }} />
        <i class="arrow">→</i>
        <Ops ops={dog.effect} />
      </span>
      <span class="wtrust" aria-hidden="true" title={trust}>
        {points.slice(1).map((worth, n) => (
          <i key={n} class={n < held.trust ? 'on' : ''}>
            {worth}
          </i>
        ))}
      </span>
    </button>
  );
}

/** The other tribes' parts of the modules, as facts. */
export function ModuleFacts({ seat: n }: { seat: number }) {
  const now = view.value;
  if (!now) return null;
  const raft = now.rivers_rafts?.rafts[n];
  const cave = now.cave_paintings?.boards[n];
  const dog = dogOf(n);
  const ritual = now.ritual_sites?.taken[n];
  const facts: [string, number, string][] = [];
  if (raft !== undefined) facts.push(['ew_raft', raft, t('endless_winter.raft_space')]);
  if (cave)
    facts.push(
      ['ew_torch', cave.torches, term('t_torches')],
      ['ew_line', cave.lines.length, term('t_lines')],
    );
  if (dog?.dog) facts.push(['ew_dog', dog.trust, `${titled('dog', dog.dog)}. ${term('t_trust')}`]);
  return (
    <>
      {facts
        .filter(([, count]) => count > 0)
        .map(([icon, count, label]) => (
          <span
            key={icon}
            class="fact"
            role="img"
            aria-label={labelled(label, count)}
            title={labelled(label, count)}
          >
            <Icon name={icon} />
            {count}
          </span>
        ))}
      {ritual && (
        <span
          class="fact"
          role="img"
          aria-label={lines('ritual', ritual)[0]}
          title={lines('ritual', ritual).join('. ')}
        >
          <Icon name="stones" />
        </span>
      )}
    </>
  );
}
