import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from "../../art/symbols.js";
import { decision, lit, mine, replay, take } from "../../core/table.js";
import { say, t } from "../../core/text.js";
import { tab } from "../../core/ui.js";
import { Log } from "../../ui/Log.js";
import { TableHeader } from "../../ui/Menu.js";
import { Menu, Prompt } from "../../ui/Prompt.js";
import { ReplayBar } from "../../ui/ReplayBar.js";
import { PrehistorySprite } from "./art.js";
import { Cave, Purse } from "./Cave.js";
import { view } from "./catalogue.js";
import { Guide } from "./Guide.js";
import { Inspector } from "./Inspector.js";
import { HexMap } from "./Map.js";
import { target } from "./motion.js";
import { Rows } from "./Rows.js";
import { complete } from "./sets.js";
import { Setup } from "./Setup.js";
import { Chips, Season, Tribes } from "./Tribes.js";
import { near, Wall } from "./Wall.js";
export const stage = signal('wall');
const TABS = [
    ['wall', 'stones'],
    ['map', 'mountains'],
    ['cave', 'cave'],
    ['cards', 'cards'],
    ['peoples', 'totem'],
    ['log', 'scroll'],
];
const HOME = {
    gather: 'wall',
    fish: 'wall',
    migrate: 'wall',
    home: 'wall',
    pillar: 'wall',
    position: 'wall',
    shaman: 'wall',
    weather: 'wall',
    pattern: 'wall',
    hex: 'map',
    section: 'cave',
    hunt: 'cards',
    ceremony: 'cards',
    camp: 'cards',
};
export function tabsLit() {
    const out = new Set();
    for (const place of lit.value) {
        const home = HOME[place.split(':')[0] ?? ''];
        if (home)
            out.add(home);
    }
    return out;
}
function show(name) {
    tab.value = name;
    if (name === 'wall' || name === 'map')
        stage.value = name;
}
const small = () => matchMedia('(max-width: 640px)').matches;
function follow() {
    let last = '';
    return effect(() => {
        const phase = view.value?.phase;
        const open = mine.value ? decision.value : undefined;
        const lying = tabsLit();
        const season = phase === 'autumn' || phase === 'over' ? 'map' : 'wall';
        const stages = [...lying].filter(x => x === 'wall' || x === 'map');
        const wanted = open && stages.length === 1 ? stages[0] : season;
        const only = open && lying.size === 1 ? [...lying][0] : undefined;
        const key = `${phase}:${open ? `${open.prompt.key}:${wanted}:${only ?? ''}` : ''}`;
        if (key === last)
            return;
        last = key;
        stage.value = wanted;
        if (small()) {
            if (only)
                tab.value = only;
            else if (tab.peek() === 'wall' || tab.peek() === 'map')
                tab.value = wanted;
        }
    });
}
function Enough() {
    const choice = complete.value;
    if (!choice)
        return null;
    return (_jsx("button", { type: "button", class: "go enough", "data-act": "enough", onClick: () => take(choice), children: say(choice.label) }));
}
function turnKeys() {
    const turn = (e) => {
        if (e.key !== '[' && e.key !== ']')
            return;
        if (e.target.closest('input,select,textarea,dialog'))
            return;
        const panel = document.activeElement?.closest('.panel') ?? document.querySelector('.panel:hover');
        const arrow = panel?.querySelector(`[data-target$="${e.key === '[' ? '/counter' : '/clockwise'}"]`);
        if (!arrow)
            return;
        e.preventDefault();
        if (document.activeElement === arrow)
            arrow.click();
        else
            arrow.focus();
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
}
export function Table() {
    useEffect(() => {
        if (!['wall', 'map', 'cave', 'cards', 'peoples', 'log'].includes(tab.peek()) || tab.peek() === 'map') {
            tab.value = small() ? 'wall' : 'cave';
        }
        return follow();
    }, []);
    useEffect(turnKeys, []);
    const marked = tabsLit();
    const now = stage.value;
    return (_jsxs("div", { class: `app prehistory ${replay.value ? 'replaying' : ''} ${near.value ? 'looking' : ''}`, "data-tab": tab.value, "data-stage": now, children: [_jsx(PrehistorySprite, {}), _jsxs(TableHeader, { title: "Prehistory", children: [_jsx(Season, {}), _jsx("div", { class: "stagetabs", role: "group", "aria-label": t('tab.title'), children: ['wall', 'map'].map(name => (_jsxs("button", { type: "button", "data-stage-button": name, "aria-pressed": now === name, class: marked.has(name) ? 'marked' : '', onClick: () => (stage.value = name), children: [_jsx(Icon, { name: name === 'wall' ? 'stones' : 'mountains' }), _jsx("span", { children: t(`tab.${name}`) })] }, name))) })] }), _jsx(Prompt, {}), _jsx(Chips, {}), _jsx("nav", { class: "tabs", "aria-label": t('tab.title'), children: TABS.map(([name, icon]) => (_jsxs("button", { type: "button", "data-tab-button": name, "aria-pressed": tab.value === name, class: marked.has(name) ? 'marked' : '', onClick: () => show(name), children: [_jsx(Icon, { name: icon }), _jsx("span", { children: t(`tab.${name}`) })] }, name))) }), _jsxs("div", { class: "left", children: [_jsx(Tribes, {}), _jsx(Log, { targets: target })] }), _jsxs("main", { class: "stage", "aria-label": t(now === 'wall' ? 'ph.wall' : 'map.title'), children: [now === 'wall' ? _jsx(Wall, {}) : _jsx(HexMap, {}), _jsx(Setup, {}), _jsx(Enough, {}), _jsx(Inspector, {}), _jsx(ReplayBar, {})] }), _jsx(Guide, {}), _jsx(Cave, {}), _jsx(Purse, {}), _jsx(Rows, { stage: now }), _jsx(Menu, {})] }));
}
