import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { signal } from '@preact/signals';
import { Icon } from "../art/symbols.js";
import { api } from "../core/api.js";
import { go, helpPath } from "../core/route.js";
import { guided, set, settings } from "../core/settings.js";
import { link, live, openReplay, paused, replay, round, tableId, toast, tokens } from "../core/table.js";
import { LANGUAGES, t } from "../core/text.js";
import { dialog } from "../core/ui.js";
import { fork } from "./ReplayBar.js";
export function download(name, text) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
export async function exportGame() {
    const id = tableId.value;
    if (!id)
        return;
    try {
        download(`${live.value?.game ?? 'game'}-${id}.dolmen`, await api.record(id, tokens(id)));
    }
    catch (e) {
        toast(e.message);
    }
}
export function LanguageSelect() {
    return (_jsx("select", { class: "language", "aria-label": t('settings.language'), value: settings.value.language, onChange: e => set('language', e.currentTarget.value), children: Object.entries(LANGUAGES).map(([id, name]) => (_jsx("option", { value: id, children: name }, id))) }));
}
const open = signal(false);
function Item({ label, act }) {
    return (_jsx("li", { children: _jsx("button", { type: "button", onClick: () => {
                open.value = false;
                act();
            }, children: label }) }));
}
export function TableHeader({ title, children }) {
    return (_jsxs("header", { class: "top", children: [_jsx("h1", { children: _jsx("a", { href: "/", "aria-label": t('app.home'), children: t('app.name') }) }), _jsxs("span", { class: "round", children: [_jsx(Icon, { name: "fire" }), _jsx("span", { class: "gametitle", children: title }), round.value > 0 && _jsx("b", { children: t('app.round', { n: round.value }) }), paused.value && _jsx("b", { class: "paused", children: t('host.paused') })] }), children, _jsx("span", { class: "grow" }), _jsx("span", { class: `link ${link.value}`, role: "status", title: t(`link.${link.value}`), children: _jsx("span", { children: t(`link.${link.value}`) }) }), _jsx(LanguageSelect, {}), _jsxs("div", { class: "burger", onKeyDown: e => {
                    if (e.key === 'Escape')
                        open.value = false;
                }, children: [_jsx("button", { type: "button", "data-act": "menu", "aria-expanded": open.value, "aria-label": t('menu.title'), onClick: () => (open.value = !open.value), children: "\u2261" }), open.value && (_jsxs("ul", { class: "drop", children: [_jsx(Item, { label: t('pages.summary'), act: () => go(helpPath(live.value?.game ?? '')) }), _jsx(Item, { label: t('pages.components'), act: () => go(helpPath(live.value?.game ?? '', 'components')) }), _jsx(Item, { label: t('rules.title'), act: () => go(helpPath(live.value?.game ?? '', 'rules')) }), _jsx(Item, { label: t('menu.describe'), act: () => (dialog.value = { kind: 'describe' }) }), _jsx(Item, { label: t('scores.sofar'), act: () => (dialog.value = { kind: 'scores' }) }), !replay.value && _jsx(Item, { label: t('replay.title'), act: () => void openReplay() }), _jsx(Item, { label: t('replay.fork_long'), act: () => void fork() }), _jsx(Item, { label: t('menu.export'), act: () => void exportGame() }), _jsx(Item, { label: t('share.title'), act: () => (dialog.value = { kind: 'share' }) }), live.value?.host && (_jsx(Item, { label: t('host.title'), act: () => (dialog.value = { kind: 'host' }) })), _jsx(Item, { label: t('guide.again'), act: () => guided(live.value?.game ?? '', false) }), _jsx(Item, { label: t('settings.title'), act: () => (dialog.value = { kind: 'settings' }) }), _jsx(Item, { label: t('help.title'), act: () => (dialog.value = { kind: 'help' }) }), _jsx(Item, { label: t('report.title'), act: () => (dialog.value = { kind: 'report' }) }), _jsx(Item, { label: t('about.title'), act: () => go('/about') }), _jsx(Item, { label: t('menu.leave'), act: () => location.assign('/') })] }))] })] }));
}
