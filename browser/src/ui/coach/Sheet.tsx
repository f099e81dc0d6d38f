/** The sheet that the coach writes on. Where the table has a column for people and chronicle, it lies
 * over that, so that nothing on the table moves; elsewhere it follows the question. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const LEAST_WIDTH = 230;
const LEAST_HEIGHT = 260;

/** The column, if it stands beside the board. */
function column(): DOMRect | undefined {
  const left = document.querySelector('.app > .left')?.getBoundingClientRect();
  const stage = document.querySelector('.app > .stage')?.getBoundingClientRect();
  if (!left || !stage || left.width < LEAST_WIDTH || left.height < LEAST_HEIGHT) return undefined;
  return left.right <= stage.left + 1 || left.left >= stage.right - 1 ? left : undefined;
}

interface Props {
  cls?: string;
  label: string;
  children: ComponentChildren;
}

export function Sheet({ cls = '', label, children }: Props) {
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const lay = () => {
      const at = sheet.current;
      if (!at) return;
      // Out of the way while the column is measured.
      at.classList.add('docked');
      const over = column();
      if (!over) at.classList.remove('docked');
      at.style.cssText = over
        ? `left:${over.left}px;top:${over.top}px;width:${over.width}px;max-height:${over.height}px`
        : '';
    };
    lay();
    const watch = new ResizeObserver(lay);
    for (const part of document.querySelectorAll('.app, .app > .left, .app > .stage')) watch.observe(part);
    return () => watch.disconnect();
  }, []);
  return (
    <section class={`coach ${cls}`} aria-label={label} aria-live="polite" ref={sheet}>
      {children}
    </section>
  );
}
