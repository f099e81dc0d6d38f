import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
/** A table without a board of its own: prompt, list of options and chronicle are the whole game. */
import { useEffect } from 'preact/hooks';
import { SeatMark } from "../../art/pieces.js";
import { listed, shown } from "../../core/table.js";
import { seatName } from "../../core/text.js";
import { Log } from "../../ui/Log.js";
import { TableHeader } from "../../ui/Menu.js";
import { Prompt } from "../../ui/Prompt.js";
import { ReplayBar } from "../../ui/ReplayBar.js";
export function Table() {
    useEffect(() => {
        listed.value = true;
    }, []);
    const now = shown.value;
    return (_jsxs("div", { class: "app plain", children: [_jsx(TableHeader, { title: now?.game ?? '' }), _jsx(Prompt, {}), _jsxs("main", { class: "stage", children: [_jsx("ol", { class: "scoreline", children: now?.scores.map((score, n) => (_jsxs("li", { children: [_jsx(SeatMark, { seat: n }), " ", seatName(n), " ", _jsx("b", { children: score.total })] }, n))) }), _jsx("pre", { children: JSON.stringify(now?.view, null, 1) }), _jsx(ReplayBar, {})] }), _jsx("div", { class: "left", children: _jsx(Log, { targets: () => [] }) })] }));
}
