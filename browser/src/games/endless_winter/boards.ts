/** Which boards the stage shows. What is hidden is not drawn at all. */
import { computed, signal } from '@preact/signals';
import { isPhone, isTablet } from '../../core/room.ts';
import { tab } from '../../core/ui.ts';
import { view } from './catalogue.ts';

export type Board = 'land' | 'site' | 'cave';
export type Room = 'wide' | 'middle' | 'narrow';

const LOW = 760; // of a window in which tabs, land and site are too much

export const room = computed<Room>(() => (isPhone.value ? 'narrow' : isTablet.value ? 'middle' : 'wide'));

const height = signal(innerHeight);
addEventListener('resize', () => (height.value = innerHeight));

/** The board chosen by its tab; land and site lie side by side where there is room. */
export const board = signal<Board>('land');

export const hasCave = computed(() => view.value?.cave_paintings !== undefined);

/** Beside the land the site is small then: it can also be shown alone. */
export const cramped = computed(
  () =>
    height.value < LOW ||
    hasCave.value ||
    (view.value?.seats.length ?? 0) > 2 ||
    view.value?.ritual_sites !== undefined,
);

/** Is the site itself drawn beside the land, or, where it would be a mere stripe, only what lies
 * around it? Tabs above it and Ritual Sites below it, more of them with more players, take their
 * height. */
export const siteBeside = computed(() => {
  if (!cramped.value) return true;
  const rituals = view.value?.ritual_sites ? (view.value.seats.length > 2 ? 140 : 60) : 0;
  return height.value >= LOW + 60 + rituals;
});

/** Tabs above the boards. */
export const tabs = computed<Board[]>(() => {
  const cave: Board[] = hasCave.value ? ['cave'] : [];
  if (room.value === 'narrow') return [];
  if (room.value === 'middle') return ['land', 'site', ...cave];
  return cramped.value ? ['land', 'site', ...cave] : [];
});

const TAB: Record<string, Board> = { map: 'land', site: 'site', cave: 'cave' };

export const showing = computed<readonly Board[]>(() => {
  if (room.value === 'narrow') return TAB[tab.value] ? [TAB[tab.value] as Board] : [];
  const chosen = board.value === 'cave' && !hasCave.value ? 'land' : board.value;
  if (room.value === 'wide' && (chosen === 'land' || !cramped.value)) return ['land', 'site'];
  return [chosen];
});
