import { computed, signal } from '@preact/signals';
import { tab } from "../../core/ui.js";
import { view } from "./catalogue.js";
const NARROW = '(max-width: 640px)';
const MIDDLE = '(max-width: 1100px)';
function measure() {
    if (matchMedia(NARROW).matches)
        return 'narrow';
    return matchMedia(MIDDLE).matches ? 'middle' : 'wide';
}
export const room = signal(measure());
for (const width of [NARROW, MIDDLE]) {
    matchMedia(width).addEventListener('change', () => (room.value = measure()));
}
export const board = signal('land');
export const hasCave = computed(() => view.value?.cave_paintings !== undefined);
export const cramped = computed(() => hasCave.value || (view.value?.seats.length ?? 0) > 2 || view.value?.ritual_sites !== undefined);
export const tabs = computed(() => {
    const cave = hasCave.value ? ['cave'] : [];
    if (room.value === 'narrow')
        return [];
    if (room.value === 'middle')
        return ['land', 'site', ...cave];
    return cramped.value ? ['land', 'site', ...cave] : [];
});
const TAB = { map: 'land', site: 'site', cave: 'cave' };
export const showing = computed(() => {
    if (room.value === 'narrow')
        return TAB[tab.value] ? [TAB[tab.value]] : [];
    const chosen = board.value === 'cave' && !hasCave.value ? 'land' : board.value;
    if (room.value === 'wide' && (chosen === 'land' || !cramped.value))
        return ['land', 'site'];
    return [chosen];
});
