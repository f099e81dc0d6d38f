/** A board of layers that can be moved and magnified. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { panzoom, zoomTable } from '../../core/panzoom.ts';
import { t } from '../../core/text.ts';
import { marked } from '../spot.ts';

interface Props {
  label: string;
  cls?: string;
  /** Does a tall narrow screen begin closer? */
  closer?: boolean;
  /** What is above the board and does not move with it. */
  above?: ComponentChildren;
  children: ComponentChildren;
}

/** Around the land that has the focus; above all layers, since its neighbours and ropes lie on its own
 * edge. */
interface Ring {
  box: string;
  d: string;
}

function ringOf(at: Element): Ring | undefined {
  if (!at.matches('.tile:focus-visible, .seaspot:focus-visible')) return undefined;
  const d = (at.querySelector('.base') ?? at).getAttribute('d');
  const box = at.closest('svg')?.getAttribute('viewBox');
  return d && box ? { box, d } : undefined;
}

export function Board({ label, cls = 'board', closer = true, above, children }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const [ring, setRing] = useState<Ring>();
  useEffect(() => (host.current ? panzoom(host.current, closer) : undefined), []);
  return (
    <>
      <div
        class={cls}
        role="group"
        aria-label={label}
        ref={host}
        onFocusIn={e => setRing(ringOf(e.target as Element))}
        onFocusOut={() => setRing(undefined)}
      >
        <div class="world">
          {children}
          {ring && (
            <svg class="layer focusring" viewBox={ring.box} aria-hidden="true">
              <path d={ring.d} />
              <path d={ring.d} />
            </svg>
          )}
        </div>
      </div>
      {above}
      <div class="zoom">
        <button type="button" aria-label={t('map.zoom_in')} onClick={() => zoomTable('in')}>
          +
        </button>
        <button type="button" aria-label={t('map.zoom_fit')} onClick={() => zoomTable('fit')}>
          ⌂
        </button>
        <button type="button" aria-label={t('map.zoom_out')} onClick={() => zoomTable('out')}>
          −
        </button>
      </div>
    </>
  );
}

/** The rope around a place that can be chosen. */
export function Rope({ d, target }: { d: string; target: string }) {
  return (
    <g class={marked(target) ? 'hot' : ''}>
      <path class="edge" d={d} />
      <path class="halo" d={d} />
    </g>
  );
}
