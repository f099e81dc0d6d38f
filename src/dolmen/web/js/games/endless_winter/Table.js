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
import { board, hasCave, room, showing, tabs } from "./boards.js";
import { book, mark, view } from "./catalogue.js";
import { Cave } from "./Cave.js";
import { Choose } from "./Choose.js";
import { Columns } from "./Columns.js";
import { Eclipse } from "./Eclipse.js";
import { RitualSites } from "./Extras.js";
import { Guide } from "./Guide.js";
import { Idols } from "./Idols.js";
import { Inspector } from "./Inspector.js";
import { Culture, HuntingGround, Stacks, Stones } from "./Market.js";
import { target } from "./motion.js";
import { NomadPanel, StageBar } from "./Nomads.js";
import { Own } from "./Own.js";
import { WinterSprite } from "./Pieces.js";
import { Site } from "./Site.js";
import { Solo } from "./Solo.js";
import { Chips, Tribes } from "./Tribes.js";
const TABS = [
    ['map', 'mountains'],
    ['site', 'dolmen'],
    ['cave', 'cave'],
    ['cards', 'cards'],
    ['peoples', 'totem'],
    ['log', 'scroll'],
];
const HOME = {
    chief: 'map',
    side: 'map',
    setup: 'map',
    border: 'map',
    raft: 'map',
    hex: 'map',
    junction: 'map',
    column: 'site',
    option: 'site',
    site: 'site',
    track: 'site',
    rest: 'site',
    ritual: 'site',
    line: 'cave',
    dot: 'cave',
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
const siteLit = () => [...lit.value].some(x => x.startsWith('site:'));
function follow() {
    return effect(() => {
        if (!mine.value || !decision.value)
            return;
        if (room.value === 'wide' && board.peek() !== 'cave')
            board.value = siteLit() ? 'site' : 'land';
        const lying = tabsLit();
        const only = [...lying][0];
        if (lying.size !== 1 || !only)
            return;
        if (tab.peek() !== only)
            tab.value = only;
        requestAnimationFrame(() => document.querySelector('main .legal, .right .legal')?.scrollIntoView({ block: 'nearest' }));
        if (only === 'map')
            board.value = 'land';
        else if (only === 'cave')
            board.value = 'cave';
        else if (only === 'site' &&
            room.value !== 'wide' &&
            [...lit.value].some(x => /^(site|track|ritual):/.test(x)))
            board.value = 'site';
    });
}
export function Table() {
    useEffect(follow, []);
    const marked = tabsLit();
    const shown = showing.value;
    const aside = tab.value === 'peoples' || tab.value === 'log';
    const left = room.value === 'wide' || aside;
    const right = room.value === 'wide' || (!aside && (room.value === 'middle' || tab.value === 'cards'));
    return (_jsxs("div", { class: `app winter ${replay.value ? 'replaying' : ''}`, "data-tab": tab.value, "data-board": shown.join(' '), children: [_jsx(WinterSprite, { sides: (view.value?.seats ?? []).map(s => mark(s.seat)).join(' '), more: Object.keys(book.value.modules.names).some(name => name in (view.value ?? {})) }), _jsx(TableHeader, { title: "Endless Winter" }), _jsx(Prompt, {}), _jsx(Chips, {}), _jsx("nav", { class: "tabs", "aria-label": t('tab.title'), children: TABS.filter(([name]) => name !== 'cave' || hasCave.value).map(([name, icon]) => (_jsxs("button", { type: "button", "data-tab-button": name, "aria-pressed": tab.value === name, class: marked.has(name) ? 'marked' : '', onClick: () => (tab.value = name), children: [_jsx(Icon, { name: icon }), _jsx("span", { children: t(`winter.tab_${name}`) })] }, name))) }), left && (_jsxs("div", { class: "left", children: [_jsx(Tribes, {}), _jsx(NomadPanel, {}), _jsx(Log, { targets: target })] })), _jsxs("main", { class: "stage", "aria-label": t('winter.stage_title'), tabIndex: room.value === 'narrow' ? 0 : undefined, children: [view.value?.eclipse ? _jsx(Eclipse, {}) : _jsx(Columns, {}), tabs.value.length > 0 && (_jsx("div", { class: "boardtabs", role: "group", "aria-label": t('winter.boards'), children: tabs.value.map(name => (_jsx("button", { type: "button", "data-board-tab": name, "aria-pressed": name === 'land' ? shown.includes(name) : shown[0] === name, class: name === 'cave' && marked.has('cave') ? 'marked' : '', onClick: () => (board.value = name), children: name === 'land' && room.value === 'wide' ? t('winter.land_and_site') : t(`winter.${name}`) }, name))) })), shown.includes('land') && (_jsxs("div", { class: "landbox", children: [_jsx(Board, {}), _jsx(Choose, {})] })), shown.includes('site') && (_jsxs("div", { class: "sitebox", children: [_jsx(Site, {}), _jsx(RitualSites, {}), _jsx(Stones, {}), _jsx(Idols, {})] })), shown.includes('cave') && (_jsx("div", { class: "cavebox", children: _jsx(Cave, {}) })), _jsx(Inspector, {}), _jsx(ReplayBar, {})] }), right && (_jsxs("div", { class: "right", children: [_jsxs("div", { class: "wtwo", children: [_jsx(HuntingGround, {}), _jsx(Stacks, {})] }), _jsx(Culture, {})] })), _jsx(Own, {}), _jsx(Menu, {}), _jsx(Guide, {}), _jsx(StageBar, {}), _jsx(Solo, {})] }));
}
