/** Movement. Things marked `data-flip` glide from where they were to where they are; things that fly
 * between two marked places are drawn for the time of the flight only. */

const EASE = 'cubic-bezier(.3,.7,.25,1)';

export function capture(root: ParentNode = document): Map<string, DOMRect> {
  const seen = new Map<string, DOMRect>();
  root.querySelectorAll<HTMLElement>('[data-flip]').forEach(e => {
    seen.set(e.dataset.flip ?? '', e.getBoundingClientRect());
  });
  return seen;
}

export function glide(before: Map<string, DOMRect>, ms: number, root: ParentNode = document): void {
  root.querySelectorAll<HTMLElement | SVGGraphicsElement>('[data-flip]').forEach(e => {
    const a = before.get(e.dataset.flip ?? '') ?? before.get(e.dataset.from ?? '');
    const b = e.getBoundingClientRect();
    if (!a || !a.width || !b.width) {
      if (!a && before.size) e.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 180 });
      return;
    }
    let dx = a.x + a.width / 2 - b.x - b.width / 2;
    let dy = a.y + a.height / 2 - b.y - b.height / 2;
    if (Math.hypot(dx, dy) < 2) return;
    const scale = e instanceof SVGGraphicsElement ? (e.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;
    dx /= scale;
    dy /= scale;
    e.animate(arc(dx, dy), { duration: ms, easing: EASE });
  });
}

function arc(dx: number, dy: number): Keyframe[] {
  const lift = Math.min(40, Math.hypot(dx, dy) * 0.15);
  return [
    { translate: `${dx}px ${dy}px` },
    { translate: `${dx * 0.45}px ${dy * 0.45 - lift}px`, offset: 0.5 },
    { translate: '0 0' },
  ];
}

export interface Flight {
  from: string;
  to: string;
  icon: string;
  colour: string;
  shape: 'good' | 'card' | 'hut' | 'shield';
}

/** From one place to another: something of this shape and colour, with this icon on it. */
export const flight = (
  shape: Flight['shape'],
  icon: string,
  colour: string,
  from: string,
  to: string,
): Flight => ({ shape, icon, colour, from, to });

/** The middle of a place on the table, by its target. */
export function middle(target: string): { x: number; y: number } | undefined {
  for (const e of document.querySelectorAll(`[data-anchor="${target}"], [data-target="${target}"]`)) {
    const r = e.getBoundingClientRect();
    if (r.width && r.bottom > 0 && r.top < innerHeight)
      return { x: r.x + r.width / 2, y: r.y + r.height / 2 };
  }
  return undefined;
}

export function fly(flight: Flight, ms: number, delay = 0): void {
  const a = middle(flight.from);
  const b = middle(flight.to);
  if (!a || !b) return;
  const flyer = document.createElement('div');
  flyer.className = `flyer ${flight.shape}`;
  flyer.style.setProperty('--c', flight.colour);
  flyer.style.left = `${b.x}px`;
  flyer.style.top = `${b.y}px`;
  flyer.setAttribute('aria-hidden', 'true');
  flyer.innerHTML = `<svg viewBox="0 0 512 512"><use href="#i-${flight.icon}"/></svg>`;
  document.body.append(flyer);
  const moving = flyer.animate(arc(a.x - b.x, a.y - b.y), {
    duration: ms,
    delay,
    easing: EASE,
    fill: 'backwards',
  });
  moving.onfinish = () =>
    flyer.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 120 }).finished.then(gone, gone);
  moving.oncancel = gone;
  function gone() {
    flyer.remove();
  }
}

/** For those who want nothing to move: an outline where something has changed. */
export function outline(target: string): void {
  document.querySelectorAll(`[data-target="${target}"], [data-anchor="${target}"]`).forEach(e => {
    e.classList.add('changed');
    setTimeout(() => e.classList.remove('changed'), 1200);
  });
}
