/** A drawing as a picture. What stands on a map hundreds of times is one element each then, where every
 * `use` has a copy of all its lines, which the browser styles and lays out. */
import { h, render, type ComponentType } from 'preact';

/** Half the side of the picture, around the middle of the drawing. */
const REACH = 18;

const box = { x: -REACH, y: -REACH, width: 2 * REACH, height: 2 * REACH };

export type Stamp = typeof box & { href: string };

/** Drawn once, when it is first needed. */
export function stamp<P extends { id: string }>(drawing: ComponentType<P>, props: P): () => Stamp {
  let made: Stamp | undefined;
  return () => (made ??= { ...box, href: addressOf(linesOf(drawing, props), props.id) });
}

function linesOf<P extends object>(drawing: ComponentType<P>, props: P): string {
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  render(h(drawing, props), sheet);
  const lines = sheet.innerHTML;
  render(null, sheet);
  return lines;
}

function addressOf(lines: string, id: string): string {
  const view = `${box.x} ${box.y} ${box.width} ${box.height}`;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${lines}<use href="#${id}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}
