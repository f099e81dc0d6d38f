/** What lies open for all: hunting ground and culture display on fixed cells, stones, tribe stacks. */
import { t } from '../../core/text.ts';
import { lit } from '../../core/choosing.ts';
import { Arrows } from './Arrows.tsx';
import { view } from './catalogue.ts';
import { CardView, StoneView, eraName } from './Card.tsx';

function Cells({
  cells,
  kind,
  columns,
  label,
}: {
  cells: Record<string, string | null>;
  kind: string;
  columns: number;
  label: string;
}) {
  return (
    <div class={`wcells ${kind}`} style={{ '--columns': columns }} role="group" aria-label={label}>
      {Object.entries(cells).map(([cell, card]) =>
        card ? (
          <CardView
            key={cell}
            card={card}
            target={`${kind}:${cell}`}
            size="market"
            flip={`${kind}:${cell}:${card}`}
          />
        ) : (
          <span key={cell} class="wempty" aria-hidden="true" data-anchor={`${kind}:${cell}`} />
        ),
      )}
      <Arrows kind={kind} />
    </div>
  );
}

export function HuntingGround() {
  const now = view.value;
  if (!now) return null;
  return (
    <section class="wground" aria-label={t('endless_winter.ground')}>
      <h2>
        {t('endless_winter.ground')}{' '}
        <small title={t('endless_winter.deck_left', { n: now.animal_deck })}>▤ {now.animal_deck}</small>
      </h2>
      <Cells cells={now.hunting_ground} kind="ground" columns={2} label={t('endless_winter.ground')} />
    </section>
  );
}

export function Culture() {
  const now = view.value;
  if (!now) return null;
  const left = now.culture_decks[now.era - 1] ?? 0;
  return (
    <section class="wculture" aria-label={t('endless_winter.culture')}>
      <h2>
        {t('endless_winter.culture')} · {eraName(now.era)}{' '}
        <small title={t('endless_winter.deck_left', { n: left })}>▤ {left}</small>
      </h2>
      <Cells cells={now.culture_display} kind="culture" columns={4} label={t('endless_winter.culture')} />
    </section>
  );
}

export function Stones() {
  const now = view.value;
  if (!now) return null;
  return (
    <section class="wstones" aria-label={t('endless_winter.stones')}>
      <h2>{t('endless_winter.stones')}</h2>
      <div
        class="wstonerows"
        style={{ '--w': `${14 + 42 * Math.max(...now.stone_rows.map(r => r.length))}px` }}
      >
        {now.stone_rows.map(
          (row, n) =>
            row.length > 0 && (
              <div
                key={n}
                class={`wstonerow ${n === 1 && now.era < 2 ? 'wlater' : ''}`}
                role="group"
                aria-label={eraName(n + 1)}
              >
                <b aria-hidden="true">{'I'.repeat(n + 1)}</b>
                {row.map((stone, i) =>
                  stone ? (
                    <StoneView key={stone} stone={stone} target={`stone:${stone}`} />
                  ) : (
                    <span key={i} class="sacredgone" aria-hidden="true" />
                  ),
                )}
              </div>
            ),
        )}
        <Arrows kind="stone" />
      </div>
    </section>
  );
}

export function Stacks() {
  const now = view.value;
  if (!now) return null;
  const asked = [...lit.value].some(x => x.startsWith('tribe:'));
  return (
    <section class={`wstacks ${asked ? 'asked' : ''}`} aria-label={t('endless_winter.stacks')}>
      <h2>{t('endless_winter.stacks')}</h2>
      <div class="wstackrow">
        {Object.entries(now.tribe_stacks).map(([card, left]) => (
          <span key={card} class={`pile ${left > 1 ? 'deep' : left ? '' : 'empty'}`}>
            <CardView
              card={card}
              target={`tribe:${card}`}
              size="market"
              count={left}
              state={t('endless_winter.left', { n: left })}
            />
          </span>
        ))}
      </div>
    </section>
  );
}
