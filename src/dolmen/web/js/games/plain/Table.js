import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { useEffect } from 'preact/hooks';
import { SeatMark } from "../../art/pieces.js";
import { listed, shown } from "../../core/table.js";
import { seatName, t, upper } from "../../core/text.js";
import { Log } from "../../ui/Log.js";
import { TableHeader } from "../../ui/Menu.js";
import { Menu, Prompt } from "../../ui/Prompt.js";
import { ReplayBar } from "../../ui/ReplayBar.js";
const readable = (name) => upper(name.replaceAll('_', ' '));
const plain = (value) => value === null || typeof value !== 'object';
const word = (value) => (value === null ? '–' : readable(String(value)));
function Outline({ value }) {
    if (plain(value))
        return _jsx(_Fragment, { children: word(value) });
    if (Array.isArray(value)) {
        if (value.every(plain))
            return _jsx(_Fragment, { children: value.map(word).join(', ') || '–' });
        return (_jsx("ol", { children: value.map((one, i) => (_jsx("li", { children: _jsx(Outline, { value: one }) }, i))) }));
    }
    const entries = Object.entries(value);
    if (entries.every(([, one]) => plain(one))) {
        return _jsx(_Fragment, { children: entries.map(([name, one]) => `${readable(name)}: ${word(one)}`).join(' · ') });
    }
    return (_jsx("dl", { children: entries.map(([name, one]) => (_jsxs("div", { children: [_jsx("dt", { children: readable(name) }), _jsx("dd", { children: _jsx(Outline, { value: one }) })] }, name))) }));
}
export function Table() {
    useEffect(() => {
        listed.value = true;
    }, []);
    const now = shown.value;
    return (_jsxs("div", { class: "app plain", children: [_jsx(TableHeader, { title: readable(now?.game ?? '') }), _jsx(Prompt, {}), _jsxs("main", { class: "stage outline", tabIndex: 0, "aria-label": t('menu.describe'), children: [_jsx("ol", { class: "scoreline", children: now?.scores.map((score, n) => (_jsxs("li", { children: [_jsx(SeatMark, { seat: n }), " ", seatName(n), " ", _jsx("b", { children: score.total })] }, n))) }), _jsx(Outline, { value: now?.view }), _jsx(ReplayBar, {})] }), _jsx("div", { class: "left", children: _jsx(Log, { targets: () => [] }) }), _jsx(Menu, {})] }));
}
