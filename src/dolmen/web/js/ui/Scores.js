import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { useEffect, useState } from 'preact/hooks';
import { SeatMark } from "../art/pieces.js";
import { api } from "../core/api.js";
import { moves } from "../core/settings.js";
import { host, kept, live, openReplay, tableId, toast } from "../core/table.js";
import { nameOf, seatName, t } from "../core/text.js";
import { dialog } from "../core/ui.js";
import { Bars, LineChart, series } from "./Charts.js";
import { Window } from "./Dialog.js";
import { exportGame } from "./Menu.js";
export function ScoresWindow() {
    const now = live.value;
    const names = Object.keys(now?.scores[0]?.categories ?? {}).map(id => [id, nameOf('category', id)]);
    const [rows, setRows] = useState(moves() ? 0 : names.length);
    const [past, setPast] = useState();
    useEffect(() => {
        const id = tableId.value;
        if (!id)
            return;
        const held = kept(id);
        api.replay(id, held.keys[0]?.token).then(setPast, (e) => toast(e.message));
    }, []);
    useEffect(() => {
        if (rows >= names.length)
            return;
        const timer = setTimeout(() => setRows(rows + 1), 220);
        return () => clearTimeout(timer);
    }, [rows]);
    if (!now)
        return null;
    const done = rows >= names.length;
    return (_jsxs(Window, { title: now.over ? t('scores.title') : t('scores.sofar'), wide: true, children: [_jsxs("div", { class: "sheet", onClick: () => setRows(names.length), children: [_jsxs("table", { children: [_jsx("thead", { children: _jsxs("tr", { children: [_jsx("th", { scope: "col", children: _jsx("span", { class: "sr", children: t('scores.category') }) }), now.scores.map((_, n) => (_jsxs("th", { scope: "col", class: done && now.seats[n]?.winner ? 'winner' : '', children: [_jsx(SeatMark, { seat: n, size: 34 }), " ", seatName(n)] }, n)))] }) }), _jsx("tbody", { children: names.map(([id, name], i) => (_jsxs("tr", { class: i < rows ? '' : 'later', children: [_jsx("th", { scope: "row", children: name }), now.scores.map((score, n) => (_jsx("td", { children: score.categories[id] }, n)))] }, id))) }), _jsx("tfoot", { children: _jsxs("tr", { class: done ? '' : 'later', children: [_jsx("th", { scope: "row", children: t('scores.total') }), now.scores.map((score, n) => (_jsx("td", { children: _jsx("b", { children: score.total }) }, n)))] }) })] }), _jsxs("div", { class: "charts", children: [_jsx("h3", { children: t('scores.line') }), past ? _jsx(LineChart, { lines: series(past.frames) }) : _jsx("p", { children: t('app.loading') }), _jsx("h3", { children: t('scores.bars') }), _jsx(Bars, { scores: now.scores, names: names })] })] }), _jsxs("p", { class: "row", children: [_jsx("button", { type: "button", class: "go", onClick: () => {
                            dialog.value = undefined;
                            void openReplay(0);
                        }, children: t('replay.title') }), now.host && now.over && (_jsx("button", { type: "button", onClick: () => host('rematch'), children: t('host.rematch') })), _jsx("button", { type: "button", onClick: () => void exportGame(), children: t('menu.export') })] })] }));
}
