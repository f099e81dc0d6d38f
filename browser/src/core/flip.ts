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

/** All places are measured before the first thing moves: otherwise the browser would arrange the
 * whole page anew for each of them. */
export function glide(before: Map<string, DOMRect>, ms: number, root: ParentNode = document): void {
  const all = [...root.querySelectorAll<HTMLElement | SVGGraphicsElement>('[data-flip]')];
  const moves = all.map(e => way(e, before));
  all.forEach((e, i) => {
    const frames = moves[i];
    if (frames === APPEAR) e.animate(APPEAR, { duration: 180 });
    else if (frames) e.animate(frames, { duration: ms, easing: EASE });
  });
}

const APPEAR: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

/** How something gets from where it was to where it is, if it has moved. */
function way(e: HTMLElement | SVGGraphicsElement, before: Map<string, DOMRect>): Keyframe[] | undefined {
  const a = before.get(e.dataset.flip ?? '') ?? before.get(e.dataset.from ?? '');
  const b = e.getBoundingClientRect();
  if (!a || !a.width || !b.width) return !a && before.size ? APPEAR : undefined;
  const dx = a.x + a.width / 2 - b.x - b.width / 2;
  const dy = a.y + a.height / 2 - b.y - b.height / 2;
  if (Math.hypot(dx, dy) < 2) return undefined;
  const scale = e instanceof SVGGraphicsElement ? (e.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;
  return arc(dx / scale, dy / scale);
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

/** A flight between two places that can be seen. */
export interface Route {
  flight: Flight;
  a: { x: number; y: number };
  b: { x: number; y: number };
}

/** Where these flights begin and end; like all measuring before anything moves. */
export function routes(flights: Flight[]): Route[] {
  return flights.flatMap(flight => {
    const a = middle(flight.from);
    const b = middle(flight.to);
    return a && b ? [{ flight, a, b }] : [];
  });
}

export function fly({ flight, a, b }: Route, ms: number, delay = 0): void {
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
