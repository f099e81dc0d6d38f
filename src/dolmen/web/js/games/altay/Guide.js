import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { computed, signal } from '@preact/signals';
import { decision, mine, shown } from "../../core/table.js";
import { guided, settings } from "../../core/settings.js";
import { t } from "../../core/text.js";
import { own, view } from "./catalogue.js";
const read = signal(0);
const me = () => view.value?.seats[own.value];
const asked = () => decision.value?.prompt.key ?? '';
const goods = () => Object.values(me()?.pool ?? {}).reduce((a, b) => a + b, 0);
export const STEPS = [
    { text: 'guide.folk', fits: () => asked() === 'ask_folk', done: () => me()?.folk !== null },
    {
        text: 'guide.start',
        fits: () => asked() === 'ask_start',
        done: () => (view.value?.territories ?? []).some(p => p.owner === own.value),
        at: '.board',
    },
    {
        text: 'guide.hand',
        fits: () => asked() === 'ask_main',
        done: () => goods() > 0 || (me()?.open.length ?? 0) > 0 || (me()?.area.length ?? 0) > 0,
        at: '.hand',
    },
    {
        text: 'guide.spend',
        fits: () => asked() === 'ask_main' && goods() > 0,
        done: () => false,
        at: '.market',
    },
    { text: 'guide.open', fits: () => (me()?.open.length ?? 0) > 0, done: () => false, at: '.opencards' },
    { text: 'guide.attack', fits: () => asked() === 'ask_main', done: () => false, at: '.board' },
    { text: 'guide.goal', fits: () => asked() === 'ask_main', done: () => false, at: '.goals' },
    { text: 'guide.end', fits: () => asked() === 'ask_main', done: () => false, at: '.prompt' },
];
export const step = computed(() => {
    if (settings.value.guided.includes('altay') ||
        !shown.value ||
        shown.value.viewer === null ||
        shown.value.over)
        return undefined;
    for (let i = read.value; i < STEPS.length; i++) {
        const one = STEPS[i];
        if (one?.done())
            continue;
        return one?.fits() && mine.value ? i : undefined;
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
                                guided('altay');
                            else
                                read.value = now + 1;
                        }, children: last ? t('guide.finish') : t('guide.next') }), _jsx("button", { type: "button", class: "quiet", "data-act": "skip-guide", onClick: () => guided('altay'), children: t('guide.skip') })] })] }));
}
