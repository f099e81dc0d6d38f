/** Something looked at closely: the large card with its whole text. */
import type { ComponentChildren } from 'preact';
import { join, labelled, nameOf, seatName, t, upper } from '../../core/text.ts';
import { Inspector } from '../../ui/table/Inspector.tsx';
import { Animal, CubeMark, Figure, Fish, Gathered, Megalith, RewardMark, Tent } from './art.tsx';
import { book, colourName, counted, MARKERS, mySeat, textOf, view } from './catalogue.ts';
import { hexContents } from './Map.tsx';
import { CampTile, CeremonyCard, HuntCard } from './Rows.tsx';

export const CaveInspector = () => <Inspector content={content} width={280} from={0.4} />;

function Slip({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="slip">
      <h3>{upper(title)}</h3>
      {children}
    </div>
  );
}

const Mark = ({ children }: { children: ComponentChildren }) => (
  <svg class="slipmark" viewBox="-26 -26 52 52" width="60" height="60" aria-hidden="true">
    {children}
  </svg>
);

function content(target: string) {
  const now = view.value;
  const [kind = '', id = ''] = target.split(':');
  if (!now) return null;
  switch (kind) {
    case 'hunt':
      return (
        <div inert>
          <HuntCard card={id} target={`look:${id}`} size="large" />
        </div>
      );
    case 'ceremony':
    case 'view':
      return (
        <div inert>
          <CeremonyCard
            card={id}
            target={`look:${id}`}
            size="large"
            now={mySeat.value?.cards.find(c => c.card === id)?.now}
          />
        </div>
      );
    case 'camp':
      return (
        <div inert>
          <CampTile camp={id} target={`look:${id}`} large />
        </div>
      );
    case 'hex':
      return <HexSlip id={id} />;
    case 'gather': {
      const slot = now.gathering.find(s => s.slot === id);
      if (!slot?.tile || !slot.kind) return null;
      return (
        <Slip title={nameOf('gathering_tile', slot.tile)}>
          <Mark>
            <Gathered kind={slot.kind} dp={slot.dp} r={22} />
          </Mark>
          <p>{upper(textOf('gathering_tile', slot.tile))}.</p>
          <p class="dim">{t('prehistory.price', { what: colourName(slot.price) })}</p>
        </Slip>
      );
    }
    case 'fish': {
      const slot = now.fishing.find(s => s.slot === id);
      if (!slot?.fish || !slot.kind) return null;
      return (
        <Slip title={nameOf('fish', slot.fish)}>
          <Mark>
            <g transform="scale(1.25)">
              <Fish kind={slot.kind} value={slot.value} />
            </g>
          </Mark>
          <p>{upper(textOf('fish', slot.fish))}.</p>
          <p class="dim">
            {t('prehistory.half', { n: slot.value ?? 0, what: join(now.fishing_colours.map(colourName)) })}
          </p>
        </Slip>
      );
    }
    case 'section': {
      const section = now.painting.find(s => s.section === id);
      if (!section) return null;
      return (
        <Slip title={nameOf('section', id)}>
          <p>{upper(textOf('section', id))}.</p>
          {!mySeat.value?.painted.includes(id) && (
            <p class="dim">{t('prehistory.price', { what: join(section.price.map(colourName)) })}</p>
          )}
        </Slip>
      );
    }
    case 'migrate': {
      const option = now.migration.find(m => m.option === id);
      return (
        <Slip title={nameOf('action', 'migration')}>
          <p>{upper(textOf('migration', id))}.</p>
          {option && <p class="dim">{t('prehistory.price', { what: join(option.price.map(colourName)) })}</p>}
        </Slip>
      );
    }
    case 'pillar': {
      const pillar = now.pillars.find(p => p.pillar === id);
      if (!pillar) return null;
      return (
        <Slip title={nameOf('pillar', id)}>
          <p>{labelled(t('prehistory.top'), counted(pillar.top, MARKERS))}</p>
          <p>
            {labelled(
              t('prehistory.foot'),
              pillar.foot.length ? join(pillar.foot.map(colourName)) : t('prehistory.free'),
            )}
          </p>
          <p class="dim">{t('prehistory.refill', { colour: colourName(pillar.refill) })}</p>
        </Slip>
      );
    }
    case 'position':
    case 'shaman': {
      const price = now.shaman_prices[Number(id)];
      const there = now.seats.filter(s => s.shamans.includes(Number(id)));
      return (
        <Slip title={t('prehistory.position', { n: Number(id) + 1 })}>
          <p>{there.length ? join(there.map(s => seatName(s.seat))) : t('prehistory.free')}</p>
          {price && <p class="dim">{t('prehistory.price', { what: colourName(price) })}</p>}
        </Slip>
      );
    }
    case 'basket': {
      const pair = book.value.baskets.find(b => b.id === id);
      if (!pair) return null;
      return (
        <Slip title={nameOf('basket', id)}>
          <p>{upper(textOf('basket', id))}.</p>
          <p>
            {pair.rewards.map((r, i) => (
              <RewardMark key={i} of={r} />
            ))}
          </p>
        </Slip>
      );
    }
    default:
      return null;
  }
}

function HexSlip({ id }: { id: string }) {
  const hex = view.value?.map.find(h => h.hex === id);
  if (!hex) return null;
  const terrain = hex.terrain === 'none' ? '' : nameOf('terrain', hex.terrain);
  const token = hex.token;
  const text = token?.tile
    ? textOf('gathering_tile', token.tile)
    : token?.fish
      ? textOf('fish', token.fish)
      : token?.megalith
        ? textOf('megalith', token.megalith)
        : token?.species
          ? t('prehistory.animal_token', { n: token.points ?? 1 })
          : '';
  return (
    <Slip title={nameOf('hex', id)}>
      {hex.camp ? (
        <Mark>
          <g transform="scale(1.2)">
            <Tent seat={hex.camp.seat} />
          </g>
        </Mark>
      ) : token?.megalith ? (
        <Mark>
          <Megalith type={token.megalith} />
        </Mark>
      ) : token?.fish ? (
        <Mark>
          <Fish kind={token.kind ?? ''} value={token.value ?? null} />
        </Mark>
      ) : token?.tile ? (
        <Mark>
          <Gathered kind={token.kind ?? ''} dp={token.dp ?? 0} />
        </Mark>
      ) : token?.species ? (
        <Mark>
          <Animal species={token.species} r={20} />
        </Mark>
      ) : hex.colour ? (
        <span class="slipmark">
          <CubeMark of={hex.colour} size={46} marker />
        </span>
      ) : hex.members[0] ? (
        <Mark>
          <Figure seat={hex.members[0].seat} />
        </Mark>
      ) : null}
      {terrain && <p>{upper(terrain)}</p>}
      {hexContents(hex).map(line => (
        <p key={line}>{upper(line)}</p>
      ))}
      {text && <p class="dim">{upper(text)}.</p>}
      {hex.feature === 'marker' && <p class="dim">{t('prehistory.marker_rule')}</p>}
      {hex.feature === 'camp' && !hex.camp && <p class="dim">{t('prehistory.camp_rule')}</p>}
    </Slip>
  );
}
