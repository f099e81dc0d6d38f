import { jsx as _jsx, jsxs as _jsxs, Fragment as _Fragment } from "preact/jsx-runtime";
import { useEffect, useState } from 'preact/hooks';
import { SeatMark } from "../art/pieces.js";
import { api } from "../core/api.js";
import { gameName, learnGames } from "../core/games.js";
import { helpPath } from "../core/route.js";
import { set, settings } from "../core/settings.js";
import { keep, kept, toast } from "../core/table.js";
import { t } from "../core/text.js";
export function JoinPage({ table, token, done }) {
    const [name, setName] = useState(settings.value.name);
    const [line, setLine] = useState();
    useEffect(() => {
        learnGames();
        api.table(table).then(setLine, (e) => toast(e.message));
    }, [table]);
    const arrive = () => {
        history.replaceState(null, '', `/t/${table}`);
        done();
    };
    const join = async () => {
        try {
            const made = await api.join(table, { name: name || t('seat.guest'), token });
            const before = kept(table);
            keep(table, { ...before, keys: [...before.keys, ...made.keys], host: before.host ?? made.host_key });
            set('name', name);
            arrive();
        }
        catch (e) {
            toast(e.message);
        }
    };
    return (_jsx("main", { children: _jsxs("form", { class: "joinpage", onSubmit: e => {
                e.preventDefault();
                void join();
            }, children: [_jsx("h1", { children: t('app.name') }), line && (_jsxs(_Fragment, { children: [_jsx("h2", { children: gameName(line.game) }), _jsx("p", { class: "sitters", children: line.seats.map((s, n) => (_jsxs("span", { children: [_jsx(SeatMark, { seat: n, size: 20 }), " ", s.kind === 'open' ? t('seat.open') : s.name || '–'] }, n))) })] })), _jsxs("label", { class: "field", children: [t('join.name'), _jsx("input", { autofocus: true, value: name, maxLength: 24, onInput: e => setName(e.currentTarget.value) })] }), _jsxs("p", { class: "row", children: [_jsx("button", { type: "submit", class: "go big", children: t('join.sit') }), _jsx("button", { type: "button", onClick: arrive, children: t('join.watch') })] }), line && (_jsx("a", { href: helpPath(line.game), target: "_blank", children: t('pages.how') }))] }) }));
}
