/** The viewer's own area, or, for spectators, that of a player. */
import type { ComponentChildren, ComponentType } from 'preact';
import { live, replay, viewer } from '../../core/picture.ts';
import { seatName, t } from '../../core/text.ts';
import { reason } from '../spot.ts';

export function Own({ seat, cls, children }: { seat: number; cls: string; children: ComponentChildren }) {
  const watching = viewer.value === null || viewer.value === undefined;
  return (
    <footer class={cls} aria-label={t('own.title')}>
      {watching && live.value && !replay.value && (
        <p class="watching">{t('own.watching', { name: seatName(seat) })}</p>
      )}
      {children}
    </footer>
  );
}

interface HandProps {
  /** What is in it, if the viewer may know. */
  cards: readonly string[] | undefined;
  size: number;
  tabIndex?: number | undefined;
  Card: ComponentType<{ card: string; target: string; flip: string; from: string; state: string }>;
  back: ComponentChildren;
}

/** The cards in hand, as a fan. */
export function Hand({ cards, size, tabIndex, Card, back }: HandProps) {
  const seen = new Map<string, number>();
  const count = cards?.length ?? size;
  const fan = (i: number) => ({ '--i': i - (count - 1) / 2 });
  return (
    <section
      class="hand"
      aria-label={t('own.hand')}
      data-anchor="hand"
      style={{ '--n': count }}
      tabIndex={tabIndex}
    >
      <h2 class="sr">{t('own.hand')}</h2>
      {cards?.map((card, i) => {
        const copy = seen.get(card) ?? 0;
        seen.set(card, copy + 1);
        const target = `hand:${card}`;
        return (
          <div key={`${card}:${copy}`} class="fan" style={fan(i)}>
            <Card card={card} target={target} flip={`${target}:${copy}`} from="deck" state={reason(target)} />
          </div>
        );
      })}
      {!cards &&
        Array.from({ length: count }, (_, i) => (
          <div key={i} class="fan" style={fan(i)}>
            {back}
          </div>
        ))}
      {count === 0 && <small class="hint">{t('own.no_hand')}</small>}
    </section>
  );
}
