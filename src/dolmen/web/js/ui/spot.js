import { computed, signal } from '@preact/signals';
import { zoomTable } from "../core/panzoom.js";
import { click, hot, lit, lookedAt, picked, refusals } from "../core/table.js";
import { lastPointer } from "../core/ui.js";
let timer = 0;
const armed = signal();
const states = new Map();
function state(target) {
    let found = states.get(target);
    if (!found) {
        found = computed(() => {
            const names = [];
            if (lit.value.has(target))
                names.push('legal');
            else if (refusals.value.has(target))
                names.push('not');
            if (picked.value.includes(target))
                names.push('picked');
            if (hot.value.includes(target))
                names.push('hot');
            return names.join(' ');
        });
        states.set(target, found);
    }
    return found.value;
}
export function spot(target, cls = '') {
    const now = state(target);
    const can = now.includes('legal');
    const open = can || now.includes('picked');
    return {
        'data-target': target,
        class: cls && now ? `${cls} ${now}` : cls || now,
        'aria-disabled': open ? undefined : true,
        tabIndex: open ? 0 : -1,
        onClick: e => {
            if (lastPointer.value === 'touch' && armed.value !== target) {
                armed.value = target;
                lookedAt.value = target;
                if (can) {
                    const box = e.currentTarget?.getBoundingClientRect();
                    const small = box && Math.min(box.width, box.height) < 40;
                    if (small)
                        zoomTable('in', { x: e.clientX, y: e.clientY });
                    return;
                }
            }
            armed.value = undefined;
            click(target);
        },
        onPointerEnter: () => {
            clearTimeout(timer);
            if (lastPointer.value !== 'touch')
                timer = window.setTimeout(() => (lookedAt.value = target), 250);
        },
        onPointerLeave: () => {
            clearTimeout(timer);
            if (lastPointer.value !== 'touch' && lookedAt.value === target)
                lookedAt.value = undefined;
        },
        onFocus: () => {
            if (lastPointer.value !== 'touch')
                lookedAt.value = target;
        },
        onBlur: () => {
            if (lookedAt.value === target)
                lookedAt.value = undefined;
        },
    };
}
export function sight(target, cls = '') {
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
