/** What a click on the lit place does that somebody points at, beside the place itself. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { lit, menu } from '../core/choosing.ts';
import { lookedAt, pinned } from '../core/looking.ts';
import { lastPointer } from '../core/ui.ts';
import { does } from './spot.ts';

const GAP = 8;

export function Tip() {
  const target = lookedAt.value;
  const shown = target && lastPointer.value !== 'touch' && !pinned.value && !menu.value;
  const words = shown && lit.value.has(target) ? does(target) : '';
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const place = target && document.querySelector(`[data-target="${CSS.escape(target)}"]:hover`);
    const found = place || (target && document.querySelector(`[data-target="${CSS.escape(target)}"]`));
    if (!box.current || !found) return;
    const at = found.getBoundingClientRect();
    const own = box.current.getBoundingClientRect();
    const left = Math.max(GAP, Math.min(innerWidth - own.width - GAP, at.x + at.width / 2 - own.width / 2));
    const above = at.y - own.height - GAP;
    box.current.style.left = `${left}px`;
    box.current.style.top = `${above > GAP ? above : Math.min(at.bottom + GAP, innerHeight - own.height - GAP)}px`;
  }, [target, words]);
  // Whoever listens hears it as the description of the place.
  return words ? (
    <p class="tip" aria-hidden="true" ref={box}>
      {words}
    </p>
  ) : null;
}
