/** A place on the table: lit when it is legal, explained when it is not, inspected on hover. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { zoomTable } from '../core/panzoom.ts';
import { click, lit, meanings, picked, refusal, refusals } from '../core/choosing.ts';
import { hot, lookedAt } from '../core/looking.ts';
import { say, t } from '../core/text.ts';
import { lastPointer } from '../core/ui.ts';

let timer = 0;
const armed = signal<string>();

export interface Spot {
  'data-target': string;
  class: string;
  'aria-disabled': boolean | undefined;
  'aria-description': string | undefined;
  tabIndex: number;
  onClick: (e: MouseEvent) => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

const states = new Map<string, ReadonlySignal<string>>();

/** How a place stands, as classes. A signal for each, so that only the places are drawn again whose
 * own state has changed. */
function state(target: string): string {
  let found = states.get(target);
  if (!found) {
    found = computed(() => {
      const names: string[] = [];
      if (lit.value.has(target)) names.push('legal');
      else if (refusals.value.has(target)) names.push('not');
      if (picked.value.includes(target)) names.push('picked');
      if (hot.value.includes(target)) names.push('hot');
      return names.join(' ');
    });
    states.set(target, found);
  }
  return found.value;
}

export function spot(target: string, cls = ''): Spot {
  const now = state(target);
  const can = now.includes('legal');
  const open = can || now.includes('picked');
  return {
    'data-target': target,
    class: cls && now ? `${cls} ${now}` : cls || now,
    'aria-disabled': open ? undefined : true,
    'aria-description': can ? does(target) : undefined,
    tabIndex: open ? 0 : -1,
    onClick: e => {
      // On touch the first tap shows, the second one takes; a place too small for a finger grows first.
      if (lastPointer.value === 'touch' && armed.value !== target) {
        armed.value = target;
        lookedAt.value = target;
        if (can) {
          const box = (e.currentTarget as Element | null)?.getBoundingClientRect();
          const small = box && Math.min(box.width, box.height) < 40;
          if (small) zoomTable('in', { x: e.clientX, y: e.clientY });
          return;
        }
      }
      armed.value = undefined;
      // A finger is too wide for the lines of a card.
      const part = (e.target as Element | null)?.closest?.<HTMLElement>('[data-part]');
      click(target, lastPointer.value === 'touch' ? undefined : part?.dataset.part);
    },
    onPointerEnter: () => {
      clearTimeout(timer);
      if (lastPointer.value !== 'touch') timer = window.setTimeout(() => (lookedAt.value = target), 250);
    },
    onPointerLeave: () => {
      clearTimeout(timer);
      if (lastPointer.value !== 'touch' && lookedAt.value === target) lookedAt.value = undefined;
    },
    onFocus: () => {
      if (lastPointer.value !== 'touch') lookedAt.value = target;
    },
    onBlur: () => {
      if (lookedAt.value === target) lookedAt.value = undefined;
    },
  };
}

/** The same for something that is only looked at. */
export function sight(
  target: string,
  cls = '',
): Omit<Spot, 'aria-disabled' | 'aria-description' | 'tabIndex'> {
  const all = spot(target, cls);
  return {
    'data-target': all['data-target'],
    class: all.class,
    onClick: all.onClick,
    onPointerEnter: all.onPointerEnter,
    onPointerLeave: all.onPointerLeave,
    onFocus: all.onFocus,
    onBlur: all.onBlur,
  };
}

/** Enter and Space, where something drawn in SVG is a place: a group is no button by itself. */
export const press =
  (at: Pick<Spot, 'onClick'>) =>
  (e: KeyboardEvent): void => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    e.stopPropagation();
    at.onClick(e as unknown as MouseEvent);
  };

/** A place drawn in SVG: the same as a button. */
export function drawnSpot(target: string, cls: string, label: string) {
  const at = spot(target, cls);
  return { ...at, role: 'button' as const, 'aria-label': label, onKeyDown: press(at) };
}

/** What a click does, in a line; of many choices only some. */
export function does(target: string): string {
  const all = meanings(target);
  const some = all.length > MOST ? [...all.slice(0, MOST), '…'] : all;
  return all.length ? t('tip.click', { what: some.join(' / ') }) : '';
}
const MOST = 3;

/** Picked, or pointed at from elsewhere. */
export const marked = (target: string): boolean =>
  picked.value.includes(target) || hot.value.includes(target);

/** Why a place may not be chosen, for whoever cannot see it grey. */
export function reason(target: string): string {
  const why = refusal(target);
  return why ? t('why.not', { reason: say(why.reason) }) : '';
}
