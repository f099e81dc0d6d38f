import { computed } from '@preact/signals';
import { choices, click, picked, take } from "../../core/table.js";
import { spot } from "../../ui/spot.js";
const same = (a, b) => a.length === b.length && a.every(x => b.includes(x));
const kindOf = (target) => target.split(':')[0] ?? '';
function ofKind(kind) {
    return choices.value.filter(c => c.targets.length > 0 && c.targets.every(p => kindOf(p) === kind));
}
function toggle(target) {
    const kind = kindOf(target);
    const all = ofKind(kind);
    const held = picked.value.filter(p => kindOf(p) === kind);
    const next = held.includes(target) ? held.filter(p => p !== target) : [...held, target];
    let fitting = all.filter(c => next.every(p => c.targets.includes(p)));
    if (!fitting.length) {
        fitting = all.filter(c => c.targets.includes(target));
        if (!fitting.length)
            return click(target);
        return settle([target], fitting);
    }
    settle(next, fitting);
}
function settle(next, fitting) {
    const only = fitting[0];
    if (next.length && fitting.length === 1 && only && same(only.targets, next))
        take(only);
    else
        picked.value = next;
}
export const complete = computed(() => picked.value.length ? choices.value.find(c => same(c.targets, picked.value)) : undefined);
export function setSpot(target, cls = '') {
    const plain = spot(target, cls);
    const sets = choices.value.some(c => c.targets.includes(target) && c.targets.every(p => kindOf(p) === kindOf(target)));
    return sets ? { ...plain, onClick: () => toggle(target) } : plain;
}
export function press(at) {
    return e => {
        if (e.key !== 'Enter' && e.key !== ' ')
            return;
        e.preventDefault();
        e.stopPropagation();
        at.onClick(e);
    };
}
