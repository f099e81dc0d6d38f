import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { effect, signal } from '@preact/signals';
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
import { view } from "./catalogue.js";
import { Choose } from "./Choose.js";
import { Columns } from "./Columns.js";
import { Eclipse } from "./Eclipse.js";
import { Idols } from "./Idols.js";
import { Inspector } from "./Inspector.js";
import { Culture, HuntingGround, Stacks, Stones } from "./Market.js";
import { target } from "./motion.js";
import { NomadPanel } from "./Nomads.js";
import { Own } from "./Own.js";
import { WinterSprite } from "./Pieces.js";
import { Site } from "./Site.js";
import { Solo } from "./Solo.js";
import { Chips, Tribes } from "./Tribes.js";
const TABS = [
    ['map', 'mountains'],
    ['site', 'dolmen'],
    ['cards', 'cards'],
    ['peoples', 'totem'],
    ['log', 'scroll'],
];
const BOARDS = ['land', 'site'];
export const board = signal('land');
const HOME = {
    hex: 'map',
    junction: 'map',
    column: 'site',
    option: 'site',
    site: 'site',
    track: 'site',
    ground: 'cards',
    culture: 'cards',
    stone: 'cards',
    tribe: 'cards',
};
function tabsLit() {
    const out = new Set();
    for (const place of lit.value) {
        const home = HOME[place.split(':')[0] ?? ''];
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
        if (lying.size !== 1 || !only)
            return;
        if (tab.peek() !== only)
            tab.value = only;
        requestAnimationFrame(() => document.querySelector('main .legal, .right .legal')?.scrollIntoView({ block: 'nearest' }));
        if (only === 'map')
            board.value = 'land';
        else if (only === 'site' && [...lit.value].some(x => x.startsWith('site:') || x.startsWith('track:')))
            board.value = 'site';
    });
}
export function Table() {
    useEffect(follow, []);
    const marked = tabsLit();
    return (_jsxs("div", { class: `app winter ${replay.value ? 'replaying' : ''}`, "data-tab": tab.value, "data-board": board.value, children: [_jsx(WinterSprite, {}), _jsx(TableHeader, { title: "Endless Winter" }), _jsx(Prompt, {}), _jsx(Chips, {}), _jsx("nav", { class: "tabs", "aria-label": t('tab.title'), children: TABS.map(([name, icon]) => (_jsxs("button", { type: "button", "data-tab-button": name, "aria-pressed": tab.value === name, class: marked.has(name) ? 'marked' : '', onClick: () => (tab.value = name), children: [_jsx(Icon, { name: icon }), _jsx("span", { children: t(`winter.tab_${name}`) })] }, name))) }), _jsxs("div", { class: "left", children: [_jsx(Tribes, {}), _jsx(NomadPanel, {}), _jsx(Log, { targets: target })] }), _jsxs("main", { class: "stage", "aria-label": t('winter.stage_title'), children: [view.value?.eclipse ? _jsx(Eclipse, {}) : _jsx(Columns, {}), _jsx("div", { class: "boardtabs", role: "group", "aria-label": t('winter.boards'), children: BOARDS.map(name => (_jsx("button", { type: "button", "aria-pressed": board.value === name, onClick: () => (board.value = name), children: t(`winter.${name}`) }, name))) }), _jsxs("div", { class: "landbox", children: [_jsx(Board, {}), _jsx(Choose, {})] }), _jsxs("div", { class: "sitebox", children: [_jsx(Site, {}), _jsx(Stones, {}), _jsx(Idols, {})] }), _jsx(Inspector, {}), _jsx(ReplayBar, {})] }), _jsxs("div", { class: "right", children: [_jsxs("div", { class: "wtwo", children: [_jsx(HuntingGround, {}), _jsx(Stacks, {})] }), _jsx(Culture, {})] }), _jsx(Own, {}), _jsx(Menu, {}), _jsx(Solo, {})] }));
}
