/** The fight on the table, in words and numbers: attack against defence, the cards, what follows. */
import { useEffect, useState } from 'preact/hooks';
import { SeatMark } from '../../art/pieces.tsx';
import { Icon } from '../../art/symbols.tsx';
import { zoomTable } from '../../core/panzoom.ts';
import { shown } from '../../core/picture.ts';
import { named, seatName, t } from '../../core/text.ts';
import { CardView } from './Card.tsx';
import { book, view } from './catalogue.ts';

const HEIGHT = 190; // of the panel with its cards, in pixels

const placeOf = (target: string): DOMRect | undefined =>
  document.querySelector(`[data-target="territory:${target}"]`)?.getBoundingClientRect();

/** Above the map, or below where it would cover the territory that is attacked. */
function inTheWay(target: string): boolean {
  const stage = document.querySelector('.stage')?.getBoundingClientRect();
  const place = placeOf(target);
  return Boolean(stage && place && place.top < stage.top + HEIGHT);
}

const afterFrames = (then: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(then));

/** Whoever has come closer sees what is attacked, too. */
function useSight(target: string | undefined): void {
  const [, drawAgain] = useState(0);
  useEffect(() => {
    if (target === undefined) return;
    // The board has its size a frame after it was drawn.
    afterFrames(() => {
      const box = placeOf(target);
      if (box) zoomTable('show', { x: box.x + box.width / 2, y: box.y + box.height / 2 });
      afterFrames(() => drawAgain(n => n + 1));
    });
  }, [target]);
}

/** What the defender is asked, as everybody may know. */
function answering(defender: number): string {
  const name = seatName(defender);
  const asked = shown.value?.decision;
  if (asked?.seat !== defender) return '';
  if (asked.prompt.key === 'ask_defence_card') return t('altay.combat_fights', { name });
  if (asked.prompt.key === 'ask_surrender_card') return t('altay.combat_surrenders', { name });
  return t('altay.combat_answering', { name });
}

export function CombatPanel() {
  const now = view.value;
  const fight = now?.combat;
  useSight(fight?.target);
  if (!now || !fight) return null;
  const target = now.territories.find(x => x.id === fight.target);
  const owner = target?.owner ?? null;
  const marker = target?.marker ? book.value.markers[target.marker] : undefined;
  const outcome =
    fight.attack > fight.defence
      ? 'wins'
      : fight.attack < fight.defence
        ? 'loses'
        : owner === null
          ? 'loses'
          : 'tie';
  return (
    <section
      class={inTheWay(fight.target) ? 'combat low' : 'combat'}
      aria-label={t('altay.combat_title')}
      aria-live="polite"
    >
      <h3>
        {t('altay.combat_line', {
          source: named(book.value.territories.find(x => x.id === fight.source)?.name),
          target: named(book.value.territories.find(x => x.id === fight.target)?.name),
        })}
      </h3>
      <div class="scale">
        <span class="side">
          <SeatMark seat={now.active} size={24} />
          <Icon name="attack" label={t('altay.combat_attack')} />
          <b>{fight.attack}</b>
        </span>
        <span class={`beam ${outcome}`} aria-hidden="true">
          {fight.attack > fight.defence ? '>' : fight.attack < fight.defence ? '<' : '='}
        </span>
        <span class="side">
          <b>{fight.defence}</b>
          <Icon name="defence" label={t('altay.combat_defence')} />
          {owner !== null ? <SeatMark seat={owner} size={24} /> : <small>{named(marker?.name)}</small>}
        </span>
      </div>
      <div class="laid">
        {fight.cards.map((card, i) => (
          <CardView key={i} card={card} target={`view:${card}`} size="mini" />
        ))}
        {fight.answer?.length ? <span class="gap" /> : null}
        {fight.answer?.map((card, i) => (
          <CardView key={`a${i}`} card={card} target={`view:${card}`} size="mini" />
        ))}
      </div>
      <p>
        {owner === null
          ? t(outcome === 'wins' ? 'altay.combat_conquers' : 'altay.combat_weak')
          : fight.struck
            ? answering(fight.defender ?? owner)
            : t('altay.combat_against', { name: seatName(owner) })}
      </p>
    </section>
  );
}
