import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { computed, signal } from '@preact/signals';
import { guided, settings } from "../../core/settings.js";
import { decision, mine, shown } from "../../core/table.js";
import { t } from "../../core/text.js";
import { mySeat, view } from "./catalogue.js";
const GAME = 'endless_winter';
const read = signal([]);
const round = () => view.value?.round ?? 1;
const begun = () => !['', 'setup'].includes(view.value?.phase ?? '');
const placed = () => {
    const figures = mySeat.value?.figures;
    return figures ? 3 - figures.chief - figures.tribe : 0;
};
const eclipse = () => round() > 1 || view.value?.phase === 'eclipse';
const answered = () => (view.value?.nomads?.row.length ?? 0) > 0 || eclipse();
const working = () => (view.value?.labor ?? 0) > 0;
export const STEPS = [
    {
        text: 'winter.guide_chief',
        asked: ['choose_chief', 'choose_side'],
        done: () => Boolean(mySeat.value?.chief_side),
    },
    { text: 'winter.guide_setup', asked: ['choose_setup'], done: begun },
    { text: 'winter.guide_figure', asked: ['place_figure'], done: () => placed() > 0 || eclipse() },
    { text: 'winter.guide_labor', asked: ['step_a'], done: () => working() || placed() > 1 || eclipse() },
    { text: 'winter.guide_options', asked: ['step_a'], done: () => placed() > 1 || eclipse() },
    { text: 'winter.guide_step_b', asked: ['step_b'], done: () => placed() > 1 || eclipse() },
    {
        text: 'winter.guide_nomads',
        asked: ['place_figure'],
        done: () => !answered() || placed() > 2 || eclipse(),
    },
    { text: 'winter.guide_rest', asked: ['place_figure'], done: () => placed() > 2 || eclipse() },
    { text: 'winter.guide_seal', asked: ['seal_pile'], done: () => round() > 1 },
    { text: 'winter.guide_order', asked: ['order'], done: () => round() > 1 },
    { text: 'winter.guide_end', asked: ['place_figure'], done: () => false },
];
const SELDOM = ['winter.guide_step_b', 'winter.guide_order'];
export const step = computed(() => {
    const now = shown.value;
    if (settings.value.guided.includes(GAME) || !now || now.viewer === null || now.over)
        return undefined;
    if (!view.value?.solo || !mine.value)
        return undefined;
    const key = decision.value?.prompt.key ?? '';
    const open = STEPS.findIndex(one => !read.value.includes(one.text) && !one.done() && !SELDOM.includes(one.text));
    const seldom = STEPS.findIndex(one => !read.value.includes(one.text) && !one.done() && SELDOM.includes(one.text));
    return [seldom, open].find(i => STEPS[i]?.asked.includes(key));
});
export function Guide() {
    const now = step.value;
    const one = now === undefined ? undefined : STEPS[now];
    if (now === undefined || !one)
        return null;
    const last = now === STEPS.length - 1;
    return (_jsxs("aside", { class: "guide", "aria-label": t('guide.title'), "aria-live": "polite", children: [_jsxs("h3", { children: [t('guide.title'), " ", _jsx("small", { children: `${now + 1}/${STEPS.length}` })] }), _jsx("p", { children: t(one.text) }), _jsxs("p", { class: "row", children: [_jsx("button", { type: "button", class: "go", "data-act": "guide-next", onClick: () => {
                            if (last)
                                guided(GAME);
                            else
                                read.value = [...read.value, one.text];
                        }, children: last ? t('guide.finish') : t('guide.next') }), _jsx("button", { type: "button", class: "quiet", "data-act": "skip-guide", onClick: () => guided(GAME), children: t('guide.skip') })] })] }));
}
