/** Numbers on the places that the hints speak of, wherever these are at the moment. */
import { useEffect, useRef } from 'preact/hooks';
import type { Choice } from '../../core/wire.ts';

const SIZE = 26;

/** The largest of the elements that stand for a place, and only if it can be seen. */
function findPlace(selector: string): DOMRect | undefined {
  let best: DOMRect | undefined;
  for (const found of document.querySelectorAll(selector)) {
    const box = seen(found);
    if (box && (!best || box.width * box.height > best.width * best.height)) best = box;
  }
  return best;
}

/** The part of it that can be seen; undefined if it is out of the window, or scrolled out of sight. */
function seen(found: Element): DOMRect | undefined {
  const box = found.getBoundingClientRect();
  if (!box.width || !box.height) return undefined;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return undefined;
  let { left, top, right, bottom } = box;
  for (let at = found.parentElement; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflow === 'visible') continue;
    const frame = at.getBoundingClientRect();
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return undefined;
    left = Math.max(left, frame.left);
    top = Math.max(top, frame.top);
    right = Math.min(right, frame.right);
    bottom = Math.min(bottom, frame.bottom);
  }
  return new DOMRect(left, top, right - left, bottom - top);
}

const placesOf = (choice: Choice): string[] =>
  choice.targets.length
    ? choice.targets.map(target => `.app [data-target="${CSS.escape(target)}"]`)
    : [`.acts [data-choice="${CSS.escape(choice.text)}"]`];

export function Marks({ of }: { of: Choice[] }) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      const marks = layer.current?.children ?? [];
      // Several hints may speak of one place: their marks lie side by side.
      const taken = new Map<string, number>();
      for (const mark of marks as Iterable<HTMLElement>) {
        const box = findPlace(mark.dataset.at ?? '');
        mark.hidden = !box;
        if (!box) continue;
        const corner = `${Math.round(box.right)} ${Math.round(box.top)}`;
        const before = taken.get(corner) ?? 0;
        taken.set(corner, before + 1);
        const x = Math.min(innerWidth - SIZE, Math.max(0, box.right - SIZE * (before + 0.7)));
        const y = Math.min(innerHeight - SIZE, Math.max(0, box.top - SIZE * 0.35));
        mark.style.transform = `translate(${x}px, ${y}px)`;
      }
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [of]);
  return (
    <div class="hintmarks" ref={layer} aria-hidden="true">
      {of.flatMap((choice, n) =>
        placesOf(choice).map(place => (
          <b key={`${n} ${place}`} class={`hintmark n${n + 1}`} data-at={place} hidden>
            {n + 1}
          </b>
        )),
      )}
    </div>
  );
}
