/** Something looked at closely, and why it is not legal. */
import type { ComponentChild } from 'preact';
import { lit, refusal } from '../../core/choosing.ts';
import { lookedAt, pinned } from '../../core/looking.ts';
import { say, t } from '../../core/text.ts';
import { lastPointer } from '../../core/ui.ts';
import { RuleLink } from '../Rules.tsx';
import { does } from '../spot.ts';

interface Props {
  /** What the game shows of a place; nothing if it knows none. */
  content: (target: string) => ComponentChild;
  /** The lower left corner that it covers: its width in pixels, and where it begins as a part of the height. */
  width?: number;
  from?: number;
}

export function Inspector({ content, width = 270, from = 0.5 }: Props) {
  const target = pinned.value ?? lookedAt.value;
  if (!target) return null;
  const inner = content(target);
  const why = refusal(target);
  // Whoever has a pointer reads it beside the place.
  const near = lastPointer.value !== 'touch' && !pinned.value;
  const act = !near && lit.value.has(target) ? does(target) : '';
  if (!inner && !why && !act) return null;
  const cls = [pinned.value ? 'pinned' : '', inTheWay(target, width, from) ? 'aside' : ''];
  return (
    <aside class={`inspect ${cls.join(' ')}`} aria-label={t('inspect.title')}>
      {inner}
      {act && <p class="does">{act}</p>}
      {why && (
        <p class="whynot">
          {say(why.reason)} {why.rule && <RuleLink number={why.rule} />}
        </p>
      )}
    </aside>
  );
}

/** Would it cover what is looked at? */
function inTheWay(target: string, width: number, from: number): boolean {
  const stage = document.querySelector('.stage')?.getBoundingClientRect();
  const place = document.querySelector(`.stage [data-target="${target}"]`)?.getBoundingClientRect();
  if (!stage || !place) return false;
  return place.x < stage.x + width && place.bottom > stage.y + stage.height * from;
}
