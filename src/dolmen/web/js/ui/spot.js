/** A place on the table: lit when it is legal, explained when it is not, inspected on hover. */
import { signal } from '@preact/signals';
import { zoomTable } from "../core/panzoom.js";
import { click, hot, lit, lookedAt, picked, refusals } from "../core/table.js";
import { lastPointer } from "../core/ui.js";
let timer = 0;
const armed = signal();
export function spot(target, cls = '') {
    const can = lit.value.has(target);
    const why = refusals.value.has(target);
    const names = [cls];
    if (can)
        names.push('legal');
    else if (why)
        names.push('not');
    if (picked.value.includes(target))
        names.push('picked');
    if (hot.value.includes(target))
        names.push('hot');
    return {
        'data-target': target,
        class: names.filter(Boolean).join(' '),
        'aria-disabled': can || picked.value.includes(target) ? undefined : true,
        tabIndex: can || picked.value.includes(target) ? 0 : -1,
        onClick: e => {
            // On touch the first tap shows, the second one takes; a place too small for a finger grows first.
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
/** The same for something that is only looked at. */
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
