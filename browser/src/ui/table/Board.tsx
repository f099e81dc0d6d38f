/** A board of layers that can be moved and magnified. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
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

export function Board({ label, cls = 'board', closer = true, above, children }: Props) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => (host.current ? panzoom(host.current, closer) : undefined), []);
  return (
    <>
      <div class={cls} role="group" aria-label={label} ref={host}>
        <div class="world">{children}</div>
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
