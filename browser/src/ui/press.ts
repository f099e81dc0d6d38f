/** A finger that rests on a place looks at it: the inspector opens, and nothing is chosen. */
import { lookedAt } from '../core/looking.ts';

const LONG = 350;
const DRIFT = 10;

export function longPress(root: Window = window): void {
  let timer = 0;
  let start: { x: number; y: number } | undefined;
  let looked = false;
  const end = () => {
    clearTimeout(timer);
    start = undefined;
  };
  const options = { capture: true };
  root.addEventListener(
    'pointerdown',
    e => {
      end();
      looked = false;
      const target = (e.target as Element).closest<HTMLElement>('[data-target]')?.dataset.target;
      if (e.pointerType !== 'touch' || target === undefined) return;
      start = { x: e.clientX, y: e.clientY };
      timer = window.setTimeout(() => {
        looked = true;
        lookedAt.value = target;
      }, LONG);
    },
    options,
  );
  root.addEventListener(
    'pointermove',
    e => {
      if (start && Math.hypot(e.clientX - start.x, e.clientY - start.y) > DRIFT) end();
    },
    options,
  );
  root.addEventListener('pointerup', end, options);
  root.addEventListener('pointercancel', end, options);
  root.addEventListener(
    'click',
    e => {
      if (!looked) return;
      looked = false;
      e.stopPropagation();
      e.preventDefault();
    },
    options,
  );
  // The browser's own menu for a long press would cover the inspector.
  root.addEventListener('contextmenu', e => {
    if (looked || start) e.preventDefault();
  });
}
