import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { computed, signal } from '@preact/signals';
import { guided, settings } from "../../core/settings.js";
import { decision, mine, shown } from "../../core/table.js";
import { t } from "../../core/text.js";
import { mySeat, view } from "./catalogue.js";
const read = signal(0);
const years = () => shown.value?.round ?? 1;
const phase = () => view.value?.phase ?? '';
const acted = () => view.value?.pillars.some(p => p.foot.length > 0) ?? false;
const later = (...phases) => years() > 1 || phases.includes(phase());
export const STEPS = [
    { text: 'ph.guide_weather', asked: 'ask_setup', done: () => phase() !== 'setup' },
    { text: 'ph.guide_spring', asked: 'ask_spring', done: () => later('pick', 'summer', 'autumn') },
    {
        text: 'ph.guide_foot',
        asked: 'ask_foot',
        done: () => acted() && decision.value?.prompt.key === 'ask_spring',
    },
    { text: 'ph.guide_pass', asked: 'ask_spring', done: () => later('pick', 'summer', 'autumn') },
    { text: 'ph.guide_pick', asked: 'ask_pick', done: () => later('summer', 'autumn') },
    { text: 'ph.guide_summer', asked: 'ask_summer', done: () => later('autumn') },
    { text: 'ph.guide_pay', asked: 'ask_autumn', done: () => years() > 1 || (view.value?.pool ?? 0) > 0 },
    {
        text: 'ph.guide_move',
        asked: 'ask_autumn',
        done: () => years() > 1 || (mySeat.value?.members.some(m => m.moved) ?? false),
    },
    { text: 'ph.guide_end', asked: 'ask_autumn', done: () => false },
];
export const step = computed(() => {
    if (settings.value.guided.includes('prehistory') ||
        !shown.value ||
        shown.value.viewer === null ||
        shown.value.over)
        return undefined;
    for (let i = read.value; i < STEPS.length; i++) {
        const one = STEPS[i];
        if (!one || one.done())
            continue;
        return mine.value && decision.value?.prompt.key === one.asked ? i : undefined;
    }
    return undefined;
});
export function Guide() {
    const now = step.value;
    const one = now === undefined ? undefined : STEPS[now];
    if (now === undefined || !one)
        return null;
    const last = now === STEPS.length - 1;
    return (_jsxs("aside", { class: "guide", "aria-label": t('guide.title'), "aria-live": "polite", children: [_jsxs("h3", { children: [t('guide.title'), " ", _jsx("small", { children: `${now + 1}/${STEPS.length}` })] }), _jsx("p", { children: t(one.text) }), _jsxs("p", { class: "row", children: [_jsx("button", { type: "button", class: "go", onClick: () => {
                            if (last)
                                guided('prehistory');
                            else
                                read.value = now + 1;
                        }, children: last ? t('guide.finish') : t('guide.next') }), _jsx("button", { type: "button", class: "quiet", "data-act": "skip-guide", onClick: () => guided('prehistory'), children: t('guide.skip') })] })] }));
}
