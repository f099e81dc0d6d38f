/** Something looked at closely: the large card or a slip with its generated text. */
import { SeatMark } from '../../art/pieces.tsx';
import { countNamed, named, nameOf, t, upper } from '../../core/text.ts';
import { Inspector } from '../../ui/table/Inspector.tsx';
import { CardView } from './Card.tsx';
import { book, lines, mark, own, sideName, term, titled, view } from './catalogue.ts';
import { LandCard } from './Nomads.tsx';
import { mammothLabel } from './Board.tsx';
import { dogOf } from './Extras.tsx';
import { riverLines, spaceName, unseenFish } from './River.tsx';
import { Ops } from './Ops.tsx';
import { placeLabel } from './Site.tsx';

export const WinterInspector = () => <Inspector content={content} />;

function Slip({ text, children }: { text: string[]; children?: preact.ComponentChildren }) {
  if (!text.length) return null;
  return (
    <div class="slip">
      <h3>{text[0]}</h3>
      {children}
      {text.slice(1).map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </div>
  );
}

function content(target: string) {
  const [kind = '', id = ''] = target.split(':');
  const now = view.value;
  if (!now) return null;
  if ((kind === 'hex' || kind === 'camp') && id !== 'start') return <HexSlip id={id} />;
  if (kind === 'site') {
    const [level = 1, row = 0, column = 0] = id.split('-').map(Number);
    return <Slip text={placeLabel(level, row, column).split('. ')} />;
  }
  if (kind === 'column' && id !== 'rest') return <Slip text={lines('column', id)} />;
  if (kind === 'column')
    return <Slip text={[term('t_rest'), t('endless_winter.rest_text', { n: book.value.rest_labor })]} />;
  if (kind === 'track') return <Slip text={lines('track', id)} />;
  if (kind === 'slot') return <SlotSlip id={id} />;
  if (kind === 'chief') return <Slip text={lines('chief', id)} />;
  if (kind === 'setup') return <Slip text={lines('setup', id)} />;
  const of = moduleLines(kind, id);
  if (of) return <Slip text={of} />;
  if (kind === 'option') return <Slip text={[optionName(id)]} />;
  const card = kind === 'ground' ? now.hunting_ground[id] : kind === 'culture' ? now.culture_display[id] : id;
  if (!card) return null;
  if (book.value.stones[card]) return <Slip text={lines('stone', card)} />;
  if (book.value.chiefs[card]) return <Slip text={lines('chief', card)} />;
  if (book.value.nomad_cards[card]) return <Slip text={lines('nomad_card', card)} />;
  if (book.value.land_cards[card]) {
    return (
      <Slip text={lines('land_card', card)}>
        <LandCard land={card} size={130} />
      </Slip>
    );
  }
  if (book.value.folk[card] || book.value.culture[card] || book.value.animals[card]) {
    return (
      <div inert>
        <CardView card={card} target={`look:${card}`} size="large" />
      </div>
    );
  }
  return null;
}

/** What is printed on the parts of modules. */
function moduleLines(kind: string, id: string): string[] | undefined {
  const now = view.value;
  if (kind === 'rest') return lines('rest_tile', id);
  if (kind === 'ritual' || (kind === 'view' && book.value.modules.rituals[id])) return lines('ritual', id);
  if (kind === 'view' && book.value.modules.dogs[id]) return lines('dog', id);
  if (kind === 'dog' && id !== 'own') return lines('dog', id);
  if (kind === 'dog') {
    const held = dogOf(own.value);
    const points = book.value.modules.dog.points[held?.trust ?? 0] ?? 0;
    return held?.dog ? [...lines('dog', held.dog), t('endless_winter.trust', { n: held.trust, points })] : [];
  }
  if (kind === 'border') return [upper(term('start_location')), nameOf('border_place', id)];
  if (kind === 'painting') return lines('painting', id);
  if (kind === 'line') {
    const painting = book.value.modules.lines[id]?.painting ?? '';
    return [...lines('line', id), ...lines('painting', painting).slice(1)];
  }
  if (kind === 'dot') {
    const painting = book.value.modules.nodes[book.value.modules.dots[id] ?? '']?.painting ?? '';
    return [nameOf('dot', id), ...lines('painting', painting).slice(1)];
  }
  if (kind === 'raft' && now?.rivers_rafts) {
    const space = now.rivers_rafts.rafts[own.value] ?? 0;
    return [
      t('endless_winter.raft_at', { name: sideName(own.value), place: spaceName(space) }),
      t('endless_winter.raft_text', { points: book.value.modules.raft_points }),
      t('endless_winter.fish_here', { list: unseenFish(now.rivers_rafts) }),
    ];
  }
  if (kind === 'hex' && id === 'start')
    return [upper(term('start_location')), t('endless_winter.start_text')];
  if (id === 'mammoth' && now?.mammoth) return mammothLabel(now.mammoth.influence).split('. ');
  return undefined;
}

function optionName(id: string): string {
  if (id === book.value.modules.mammoth.id) return named(book.value.modules.mammoth.name);
  for (const column of Object.values(book.value.columns)) {
    for (const option of [...column.step_a, ...column.step_b])
      if (option.id === id) return named(option.name);
  }
  return id;
}

function SlotSlip({ id }: { id: string }) {
  const stone = id.startsWith('stone_') ? stoneAt(Number(id.slice(6)) - 1) : undefined;
  return <Slip text={stone ? lines('stone', stone) : lines('slot', id)} />;
}
const stoneAt = (n: number): string | undefined => view.value?.seats[own.value]?.stones[n];

function HexSlip({ id }: { id: string }) {
  const hex = view.value?.map.hexes[id];
  const tile = hex ? book.value.tiles[hex.tile ?? ''] : undefined;
  if (!hex || !tile) return null;
  const find = view.value?.glacier_tokens?.tokens[id];
  const junction = view.value?.mammoth?.junction;
  const touched = junction && book.value.junctions[junction]?.hexes.includes(id);
  const sides = [...new Set([...Object.keys(hex.camps), ...Object.keys(hex.influence)])];
  return (
    <div class="slip">
      <h3>{upper(named(book.value.hexes[id]?.name))}</h3>
      <p>
        {named(tile.name)}{' '}
        <Ops ops={find ? (book.value.modules.ice_finds[find]?.effect ?? []) : tile.income} />
      </p>
      {tile.income.length > 0 && !find && <p>{lines('tile', hex.tile ?? '')[1]}</p>}
      {find && <p>{titled('ice_find', find)}</p>}
      {find === null && <p>{t('endless_winter.ice_hidden')}</p>}
      {riverLines(id).map((line, i) => (
        <p key={i}>{line}</p>
      ))}
      {touched && <p>{t('endless_winter.mammoth_text', { n: view.value?.mammoth?.influence ?? 0 })}</p>}
      {sides.map(side => (
        <p key={side}>
          <SeatMark seat={mark(side)} size={20} /> {sideName(side)}:{' '}
          {hex.camps[side] ? countNamed(hex.camps[side], term('camp')) : ''}{' '}
          {hex.influence[side] ? `${term('influence')} ${hex.influence[side]}` : ''}
        </p>
      ))}
    </div>
  );
}
