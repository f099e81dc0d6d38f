import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { SeatMark } from "../../art/pieces.js";
import { Icon } from "../../art/symbols.js";
import { api } from "../../core/api.js";
import { shortName } from "../../core/games.js";
import { go } from "../../core/route.js";
import { forget, keep, kept, keptTables, toast } from "../../core/table.js";
import { t } from "../../core/text.js";
import { myName } from "./plans.js";
const open = signal([]);
const mine = signal([]);
const EVERY = 8000;
const SHOWN = 12;
async function refresh() {
    const known = keptTables().slice(0, SHOWN);
    const [listed, held] = await Promise.all([
        api.tables().catch(() => open.peek()),
        known.length ? api.tables(known).catch(() => mine.peek()) : Promise.resolve([]),
    ]);
    mine.value = held;
    open.value = listed.filter(line => !held.some(h => h.table === line.table));
}
const Names = ({ line }) => (_jsx("span", { class: "sitters", children: line.seats.map((s, n) => (_jsxs("span", { class: line.turn === n ? 'turn' : '', children: [_jsx(SeatMark, { seat: n, size: 18 }), " ", s.kind === 'open' ? t('seat.open') : s.name || '–'] }, n))) }));
function state(line) {
    if (line.over)
        return t('prompt.over');
    if (line.turn !== null && kept(line.table).keys.some(k => k.seat === line.turn))
        return t('notice.turn');
    return t('lobby.moves', { n: line.moves });
}
export function MyTables() {
    useEffect(() => {
        void refresh();
        const timer = setInterval(() => void refresh(), EVERY);
        return () => clearInterval(timer);
    }, []);
    if (!mine.value.length)
        return null;
    const drop = (line) => {
        if (!line.over && !confirm(t('lobby.forget_sure')))
            return;
        forget(line.table);
        mine.value = mine.value.filter(m => m.table !== line.table);
    };
    return (_jsxs("section", { class: "tables mine", "aria-label": t('lobby.mine'), children: [_jsx("h2", { children: t('lobby.mine') }), _jsx("ul", { children: mine.value.map(line => (_jsxs("li", { class: line.over ? 'over' : '', children: [_jsx("b", { children: shortName(line.game) }), _jsx(Names, { line: line }), _jsx("small", { children: state(line) }), _jsx("span", { class: "grow" }), _jsx("button", { type: "button", class: line.over ? '' : 'go', "data-act": "resume", onClick: () => go(`/t/${line.table}`), children: line.over ? t('lobby.look') : t('lobby.resume') }), _jsx("button", { type: "button", class: "quiet", "aria-label": t('lobby.forget'), title: t('lobby.forget'), onClick: () => drop(line), children: "\u2715" })] }, line.table))) })] }));
}
export function OpenTables() {
    if (!open.value.length)
        return null;
    const join = async (line) => {
        try {
            const made = await api.join(line.table, { name: myName() });
            keep(made.table, { keys: made.keys, host: made.host_key, invites: made.invites });
        }
        catch (e) {
            toast(e.message);
            return;
        }
        go(`/t/${line.table}`);
    };
    return (_jsxs("section", { class: "tables", "aria-label": t('lobby.tables'), children: [_jsx("h2", { children: t('lobby.tables') }), _jsx("ul", { children: open.value.map(line => (_jsxs("li", { children: [_jsx("b", { children: shortName(line.game) }), _jsx(Names, { line: line }), _jsx("small", { children: line.over ? t('prompt.over') : t('lobby.moves', { n: line.moves }) }), _jsx("span", { class: "grow" }), line.open_seats > 0 && !line.over && (_jsx("button", { type: "button", class: "go", "data-act": "join", onClick: () => void join(line), children: t('lobby.join') })), _jsx("button", { type: "button", onClick: () => go(`/t/${line.table}`), children: t('lobby.watch') })] }, line.table))) })] }));
}
export function Import() {
    const load = async (file) => {
        if (!file)
            return;
        try {
            const made = await api.bringIn(await file.text());
            keep(made.table, { keys: made.keys, host: made.host_key, invites: [] });
            go(`/t/${made.table}#move=0`);
        }
        catch (e) {
            toast(e.message);
        }
    };
    return (_jsx("section", { class: "import", "aria-label": t('lobby.import'), children: _jsxs("label", { class: "button", children: [_jsx(Icon, { name: "scroll" }), " ", t('lobby.import'), _jsx("input", { type: "file", class: "sr", accept: ".dolmen,.txt,text/plain", onChange: e => void load(e.currentTarget.files?.[0]) })] }) }));
}
