/** Something looked at closely: the large card with its whole text. */
import { CardArt } from '../../art/cards.tsx';
import { GoodMark, SeatMark } from '../../art/pieces.tsx';
import { named, seatName, t } from '../../core/text.ts';
import { Inspector } from '../../ui/table/Inspector.tsx';
import { CardView, Sentences, Slots, goodName, levelMark } from './Card.tsx';
import { besides, book, goalText, goalWorth, own, titleOf, view } from './catalogue.ts';

export const AltayInspector = () => <Inspector content={content} />;

function content(target: string) {
  const [kind = '', id = ''] = target.split(':');
  if (kind === 'territory') return <TerritoryCard id={id} />;
  const goal = kind === 'goal' || kind === 'done' || kind === 'view' ? goalOf(id) : undefined;
  if (goal) return <GoalCard goal={goal} />;
  const card = kind === 'archive' ? view.value?.seats[own.value]?.archive : id;
  if (card && book.value.cards[titleOf(card)]) {
    const pile = kind === 'market' ? view.value?.market.find(p => p.title === id) : undefined;
    const name = pile?.vp ? `${id}+${pile.vp}` : card;
    return (
      <div inert>
        <CardView card={name} target={`look:${card}`} size="large" cost={pile?.cost ?? null} />
      </div>
    );
  }
  return null;
}

function goalOf(id: string): string | undefined {
  const goal = id === 'current' ? view.value?.seats[own.value]?.goal?.goal : id;
  return goal && book.value.goals[goal] ? goal : undefined;
}

function GoalCard({ goal }: { goal: string }) {
  const data = book.value.goals[goal];
  if (!data) return null;
  return (
    <div class={`card size-large ${data.level === 3 ? 'stone' : 'culture'}`}>
      <span class="title">
        {named(data.name)} <small>{levelMark(data.level)}</small>
      </span>
      <CardArt icon={goal} />
      <Slots fields={data.fields} filled={[]} size={24} />
      <Sentences text={[goalWorth(goal), goalText(goal)].filter(Boolean).join(' | ')} />
      {data.vp ? <span class="vp">{data.vp}</span> : null}
    </div>
  );
}

function TerritoryCard({ id }: { id: string }) {
  const territory = book.value.territories.find(x => x.id === id);
  const place = view.value?.territories.find(x => x.id === id);
  const terrain = book.value.terrains.find(x => x.id === territory?.terrain);
  if (!territory || !terrain) return null;
  const marker = place?.marker ? book.value.markers[place.marker] : undefined;
  return (
    <div class="slip">
      <h3>{named(territory.name)}</h3>
      <p>
        <span class={`terrain ${terrain.id}`} /> {named(terrain.name)}{' '}
        <GoodMark kind={terrain.produces} size={18} /> {goodName(terrain.produces)}
      </p>
      {!place && <p>{t('altay.map_closed')}</p>}
      {place && place.owner !== null && (
        <p>
          <SeatMark seat={place.owner} size={20} />{' '}
          {t('altay.map_settlements', { n: place.settlements, seat: seatName(place.owner) })}
        </p>
      )}
      {marker && <p>{named(marker.name)}</p>}
      {place && place.vp > 0 && <p>{t('altay.map_sun', { n: place.vp })}</p>}
      {place?.used && <p>{t('altay.map_used')}</p>}
      {place && (
        <p class="dim">
          {t('map.next')} {besides(id)}
        </p>
      )}
    </div>
  );
}
