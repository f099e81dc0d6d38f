/** The Nomads: their staggered cards, what they do and why, their stock. */
import { Icon } from '../../art/symbols.tsx';
import { replay, shown } from '../../core/picture.ts';
import { byHand, turnByHand } from '../../core/showing.ts';
import { labelled, named, t } from '../../core/text.ts';
import { set, settings } from '../../core/settings.ts';
import { spot } from '../../ui/spot.ts';
import { book, cardName, lines, term, view } from './catalogue.ts';
import { ACT_ICON, COLUMN_ICON, columnName } from './Ops.tsx';
import { stageOf, type Stage } from './stages.ts';

const ARROWS: Record<string, string> = { west: '◀', east: '▶', north: '▲', south: '▼' };

function Row({
  card,
  row,
  active,
  stage,
}: {
  card: string;
  row: 0 | 1;
  active: string | undefined;
  stage: Stage | undefined;
}) {
  const data = book.value.nomad_cards[card];
  const columns = Object.keys(COLUMN_ICON).filter(c => Array.isArray(data?.[c]));
  return (
    <span class={`nrow ${row ? 'lower' : 'upper'}`}>
      {columns.map(column => {
        const action = (data?.[column] as string[] | undefined)?.[row];
        if (!action) return <span key={column} />;
        const now = active === column;
        const doing = now && stage?.card === card && stage.row === row;
        return (
          <span
            key={column}
            class={`nact ${now ? 'now' : ''} ${doing ? 'doing' : ''}`}
            title={labelled(columnName(column), named(book.value.nomad_actions[action]?.name))}
          >
            <Icon name={ACT_ICON[action] ?? 'totem'} />
            {action === 'n_random_animal' && <i>?</i>}
          </span>
        );
      })}
    </span>
  );
}

/** The newest card whole, of the older ones the lower row. */
function Cards({ stage }: { stage: Stage | undefined }) {
  const nomads = view.value?.nomads;
  if (!nomads) return null;
  const row = [...nomads.row].reverse();
  const columns = (view.value?.columns ?? []).filter(c => c.id !== 'cave');
  const newest = row[0];
  const active = stage?.column;
  return (
    <div class="ncards">
      <span class="nhead" aria-hidden="true">
        {columns.map(c => (
          <span
            key={c.id}
            class={newest && book.value.nomad_cards[newest]?.marked_column === c.id ? 'marked' : ''}
          >
            <Icon name={COLUMN_ICON[c.id] ?? 'totem'} />
          </span>
        ))}
      </span>
      {row.map((card, i) => {
        const data = book.value.nomad_cards[card];
        const at = spot(`view:${card}`, `ncard ${i ? 'older' : 'newest'}`);
        return (
          <button
            key={card}
            {...at}
            type="button"
            aria-label={lines('nomad_card', card).join('. ')}
            data-flip={`nomad:${card}`}
          >
            {i === 0 && (
              <span class="ntitle">
                <b>{lines('nomad_card', card)[0]}</b>
                <span class="narrows" title={term('arrows')}>
                  <b>{ARROWS[data?.big_arrow ?? ''] ?? ''}</b>
                  {ARROWS[data?.small_arrow ?? ''] ?? ''}
                </span>
                <span title={term('labor')}>
                  {data?.labor}
                  <Icon name="hand" />
                </span>
              </span>
            )}
            {i === 0 && <Row card={card} row={0} active={active} stage={stage} />}
            <Row card={card} row={1} active={active} stage={stage} />
          </button>
        );
      })}
      {!row.length && <small class="hint">{t('endless_winter.no_nomad_card')}</small>}
    </div>
  );
}

function Controls() {
  const speeds = ['slow', 'normal', 'fast', 'off'] as const;
  return (
    <p class="ncontrols">
      <button
        type="button"
        data-act="by-hand"
        aria-pressed={byHand.value}
        title={t('prompt.by_hand_hint')}
        onClick={() => turnByHand(!byHand.value)}
      >
        {t('prompt.by_hand')}
      </button>
      <label>
        <span class="sr">{t('settings.speed')}</span>
        <select
          value={settings.value.speed}
          onChange={e => set('speed', e.currentTarget.value as 'slow')}
          aria-label={t('settings.speed')}
        >
          {speeds.map(speed => (
            <option key={speed} value={speed}>
              {t(`settings.${speed}`)}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}

export function NomadPanel() {
  const nomads = view.value?.nomads;
  if (!nomads) return null;
  const stage = replay.value ? undefined : stageOf(shown.value);
  const land = nomads.land_discard.at(-1);
  const at = land ? spot(`view:${land}`, 'nland') : undefined;
  const difficulty = book.value.difficulty.filter(d =>
    d.id === 'extra_card' ? nomads.extra_card : nomads.tile_side === 'village',
  );
  return (
    <section class="nomads" aria-label={term('opponent')} data-anchor="nomads">
      <h2>
        {term('opponent')}
        {difficulty.map(d => (
          <small key={d.id}> · {named(d.name)}</small>
        ))}
      </h2>
      <div class="nbody">
        <Cards stage={stage} />
        <ul class="nstock">
          <li title={t('endless_winter.n_deck')}>
            <Icon name="cards" /> {nomads.deck}
            <span class="sr">{t('endless_winter.n_deck')}</span>
          </li>
          <li title={t('endless_winter.n_pile')}>
            <i class="disc" /> {nomads.eclipse_pile_size}
            {nomads.eclipse_labor !== null && <b> ={nomads.eclipse_labor}</b>}
            <span class="sr">{t('endless_winter.n_pile')}</span>
          </li>
          <li title={labelled(term('t_sacrifice'), nomads.sacrifice_pile.map(cardName).join(', '))}>
            <Icon name="ew_bury" /> {nomads.sacrifice_pile.length}
            <span class="sr">{term('t_sacrifice')}</span>
          </li>
          <li>
            {land && at ? (
              <button {...at} type="button" aria-label={lines('land_card', land).join('. ')}>
                <LandCard land={land} />
              </button>
            ) : (
              <span class="nland none" title={term('t_land')} />
            )}
            <small title={term('t_land')}>{nomads.land_deck}</small>
          </li>
        </ul>
      </div>
      <Controls />
    </section>
  );
}

/** A small map: where the Camps go. */
export function LandCard({ land, size = 44 }: { land: string; size?: number }) {
  const card = book.value.land_cards[land];
  return (
    <svg viewBox="-5.6 -5.4 11.2 10.8" width={size} height={size * 0.95} aria-hidden="true">
      {Object.values(book.value.hexes).map(hex => {
        const on = card?.inner.includes(hex.id) ? 'inner' : card?.outer.includes(hex.id) ? 'outer' : '';
        const x = hex.x;
        const y = hex.y * 1.73;
        return (
          <path
            key={hex.id}
            transform={`translate(${x} ${y})`}
            d="M0 -1.1L.95 -.55V.55L0 1.1L-.95 .55V-.55Z"
            fill={
              on === 'inner'
                ? '#e3a02c'
                : on === 'outer'
                  ? '#f4efe6'
                  : hex.id === 'base'
                    ? '#a4552e'
                    : '#5d4a38'
            }
            stroke="#1d1510"
            stroke-width=".18"
          />
        );
      })}
    </svg>
  );
}
