import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from "../../art/symbols.js";
import { decision, lit, mine, replay } from "../../core/table.js";
import { t } from "../../core/text.js";
import { tab } from "../../core/ui.js";
import { Log } from "../../ui/Log.js";
import { TableHeader } from "../../ui/Menu.js";
import { Menu, Prompt } from "../../ui/Prompt.js";
import { ReplayBar } from "../../ui/ReplayBar.js";
import { Board } from "./Board.js";
import { CombatPanel } from "./Combat.js";
import { Guide } from "./Guide.js";
import { Inspector } from "./Inspector.js";
import { target } from "./motion.js";
import { Own } from "./Own.js";
import { AltaySprite } from "./Sprite.js";
import { Chips, Peoples } from "./Peoples.js";
import { Goals, Market } from "./Supply.js";
export const TABS = [
    ['map', 'mountains'],
    ['cards', 'cards'],
    ['goals', 'laurels'],
    ['peoples', 'totem'],
    ['log', 'scroll'],
];
const HOME = { territory: 'map', sea: 'map', market: 'cards' };
export function tabsLit() {
    const out = new Set();
    for (const place of lit.value) {
        const kind = place.split(':')[0] ?? '';
        const home = HOME[kind] ?? (kind === 'goal' && place !== 'goal:current' ? 'goals' : undefined);
        if (home)
            out.add(home);
    }
    return out;
}
function follow() {
    return effect(() => {
        if (!mine.value || !decision.value)
            return;
        const lying = tabsLit();
        const only = [...lying][0];
        if (decision.value.prompt.key !== 'ask_main' && lying.size === 1 && only && tab.peek() !== only)
            tab.value = only;
    });
}
export function Table() {
    useEffect(follow, []);
    const marked = tabsLit();
    return (_jsxs("div", { class: `app altay ${replay.value ? 'replaying' : ''}`, "data-tab": tab.value, children: [_jsx(AltaySprite, {}), _jsx(TableHeader, { title: "Altay" }), _jsx(Prompt, {}), _jsx(Chips, {}), _jsx("nav", { class: "tabs", "aria-label": t('tab.title'), children: TABS.map(([name, icon]) => (_jsxs("button", { type: "button", "data-tab-button": name, "aria-pressed": tab.value === name, class: marked.has(name) ? 'marked' : '', onClick: () => (tab.value = name), children: [_jsx(Icon, { name: icon }), _jsx("span", { children: t(`tab.${name}`) })] }, name))) }), _jsxs("div", { class: "left", children: [_jsx(Peoples, {}), _jsx(Log, { targets: target })] }), _jsxs("main", { class: "stage", "aria-label": t('map.title'), children: [_jsx(Board, {}), _jsx(CombatPanel, {}), _jsx(Inspector, {}), _jsx(ReplayBar, {})] }), _jsx(Guide, {}), _jsxs("div", { class: "right", tabIndex: 0, role: "group", "aria-label": t('supply.all'), children: [_jsx(Market, {}), _jsx(Goals, {})] }), _jsx(Own, {}), _jsx(Menu, {})] }));
}
