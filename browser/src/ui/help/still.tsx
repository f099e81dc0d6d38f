/** Stills: parts of a table as it was at some moment. The components of the table draw them once,
 * from a picture of the server; what they have drawn is kept as it is and does nothing. So several
 * moments lie on one page, and the table that may be open behind it notices nothing. */
import { batch } from '@preact/signals';
import { render } from 'preact';
import { exhibit, type Picture } from '../../core/picture.ts';
import { people } from '../../core/seats.ts';
import { seatNames, you } from '../../core/text.ts';
import type { Part } from './pictures.ts';

const MARGIN = 14; // around the places that a board is cut to, in its own units

/** Within a batch nobody hears of the picture but what is drawn here. */
function withPicture(picture: Picture, draw: () => void): void {
  const before = { names: seatNames.peek(), people: people.peek(), you: you.peek() };
  batch(() => {
    exhibit.value = picture;
    seatNames.value = picture.seats.map(seat => seat.name);
    people.value = picture.seats.length;
    you.value = null;
    try {
      draw();
    } finally {
      exhibit.value = undefined;
      seatNames.value = before.names;
      people.value = before.people;
      you.value = before.you;
    }
  });
}

/** Draws a part of a table into an element; gives what a listener hears of it. */
export function drawStill(host: HTMLElement, picture: Picture, part: Part, of: readonly string[]): string {
  let heard = '';
  host.replaceChildren();
  const stage = host.appendChild(document.createElement('div'));
  stage.className = 'stillstage';
  withPicture(picture, () => {
    render(<part.View of={of} />, stage);
    if (part.places) cut(stage, part.places(of));
    const found = part.pick ? [...stage.querySelectorAll(part.pick(of))] : [...stage.children];
    heard = said(found, part.places?.(of));
    // Copies hear nothing and have no part in what is drawn later.
    const kept = found.map(one => framed(one, stage));
    render(null, stage);
    host.replaceChildren(...kept);
  });
  return heard;
}

/** A copy of something within what it is part of, whose styles it needs, but not its layout. */
function framed(one: Element, stage: Element): Node {
  let copy = one.cloneNode(true);
  for (let at = one.parentElement; at && at !== stage; at = at.parentElement) {
    const frame = at.cloneNode(false) as HTMLElement;
    frame.classList.add('stillframe');
    frame.append(copy);
    copy = frame;
  }
  return copy;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function around(places: readonly SVGGraphicsElement[]): Box {
  const boxes = places.map(place => place.getBBox());
  const x = Math.min(...boxes.map(b => b.x)) - MARGIN;
  const y = Math.min(...boxes.map(b => b.y)) - MARGIN;
  const right = Math.max(...boxes.map(b => b.x + b.width)) + MARGIN;
  const bottom = Math.max(...boxes.map(b => b.y + b.height)) + MARGIN;
  return { x, y, width: right - x, height: bottom - y };
}

const placeOn = (stage: Element, target: string) =>
  stage.querySelector<SVGGraphicsElement>(`[data-target="${target}"]`);

/** All layers of a board show only these places and what is near them. */
function cut(stage: HTMLElement, targets: readonly string[]): void {
  const places = targets.flatMap(target => placeOn(stage, target) ?? []);
  const world = stage.querySelector<HTMLElement>('.world');
  if (!places.length || !world) return;
  const box = around(places);
  world.style.setProperty('--wide', String(Math.round(box.width)));
  world.style.setProperty('--high', String(Math.round(box.height)));
  const layers = [...world.querySelectorAll<SVGSVGElement>('svg.layer')];
  for (const layer of layers)
    layer.setAttribute('viewBox', [box.x, box.y, box.width, box.height].map(Math.round).join(' '));
  const frame = layers[0]?.getBoundingClientRect();
  if (!frame) return;
  for (const one of world.querySelectorAll('.tiles > *, .layer > g, .layer > path, [data-anchor]')) {
    const at = one.getBoundingClientRect();
    const away =
      at.right < frame.left || at.left > frame.right || at.bottom < frame.top || at.top > frame.bottom;
    if (away) one.remove();
  }
}

export const sentence = (label: string): string => label.replace(/\.?$/, '.');

/** What the drawing says of itself: of a board its places, else whatever is labelled in it. */
function said(found: readonly Element[], targets: readonly string[] | undefined): string {
  const all = targets
    ? targets.flatMap(target => found.flatMap(one => placeOn(one, target) ?? []))
    : found.flatMap(one => [one, ...one.querySelectorAll('[aria-label]')]);
  const labels = all
    .filter(one => targets || !one.querySelector('[aria-label]'))
    .map(one => one.getAttribute('aria-label') ?? '')
    .filter(Boolean);
  return labels.map(sentence).join(' ');
}
