import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { useState } from 'preact/hooks';
import { SeatMark } from "../../art/pieces.js";
import { shortName } from "../../core/games.js";
import { set } from "../../core/settings.js";
import { language, t } from "../../core/text.js";
import { dialog } from "../../core/ui.js";
import { Window } from "../Dialog.js";
import { botHint, botName } from "../Seats.js";
import { make, myName, nameFor, quickBots, usualBot } from "./plans.js";
function Seats({ game, seats, change }) {
    const put = (n, plan) => change(seats.map((s, i) => (i === n ? { ...s, ...plan } : s)));
    return (_jsxs("fieldset", { children: [_jsx("legend", { children: t('setup.seats') }), _jsx("ol", { class: "seatplan", children: seats.map((seat, n) => (_jsxs("li", { children: [_jsx(SeatMark, { seat: n, size: 30 }), _jsxs("select", { "aria-label": t('setup.who', { n: n + 1 }), value: seat.kind, onChange: e => put(n, { kind: e.currentTarget.value }), children: [_jsx("option", { value: "human", children: t('setup.human') }), _jsx("option", { value: "open", children: t('setup.open') }), game.bots.map(bot => (_jsx("option", { value: bot, children: t('setup.bot', { name: botName(bot) }) }, bot)))] }), _jsx("input", { "aria-label": t('setup.name', { n: n + 1 }), value: seat.name, maxLength: 24, placeholder: nameFor(seat.kind, n), onInput: e => {
                                put(n, { name: e.currentTarget.value });
                                if (n === 0)
                                    set('name', e.currentTarget.value);
                            } }), seats.length > game.players[0] && (_jsx("button", { type: "button", class: "quiet", "aria-label": t('setup.remove', { n: n + 1 }), onClick: () => change(seats.filter((_, i) => i !== n)), children: "\u2715" }))] }, n))) }), seats.length < game.players[1] && (_jsxs("button", { type: "button", "data-act": "add-seat", onClick: () => change([...seats, { kind: usualBot(game), name: '' }]), children: ["+ ", t('setup.add')] })), _jsx("p", { class: "hint", children: t('setup.hint') }), _jsx(Levels, { bots: game.bots })] }));
}
function Levels({ bots }) {
    const told = bots.filter(bot => botHint(bot));
    if (!told.length)
        return null;
    return (_jsxs("details", { class: "strengths", children: [_jsx("summary", { children: t('setup.levels') }), _jsx("dl", { children: told.map(bot => (_jsxs("div", { children: [_jsx("dt", { children: botName(bot) }), _jsx("dd", { children: botHint(bot) })] }, bot))) })] }));
}
export function SetUp({ game, Own }) {
    const [seats, setSeats] = useState([
        { kind: 'human', name: myName() },
        ...Array.from({ length: quickBots(game) }, () => ({ kind: usualBot(game), name: '' })),
    ]);
    const [options, setOptions] = useState(Object.fromEntries(game.options.map(o => [o.id, String(o.default)])));
    const [listed, setListed] = useState(false);
    const [clock, setClock] = useState(0);
    const [seed, setSeed] = useState('');
    const [busy, setBusy] = useState(false);
    const begin = async (plan) => {
        setBusy(true);
        const made = await make(plan);
        setBusy(false);
        const open = plan.seats.some(s => s.kind === 'open');
        if (made)
            dialog.value = open ? { kind: 'share' } : undefined;
        return made;
    };
    const start = () => begin({
        game: game.id,
        seats: seats.map((p, n) => ({ kind: p.kind, name: p.name || nameFor(p.kind, n) })),
        options,
        listed,
        clock: clock ? clock * 60 : null,
        seed: seed ? Number(seed) : null,
    });
    return (_jsxs(Window, { title: `${shortName(game.id)}: ${t('setup.title')}`, wide: true, children: [Own && _jsx(Own, { game: game, begin: begin }), _jsxs("form", { class: "setup", "aria-label": t('setup.title'), onSubmit: e => {
                    e.preventDefault();
                    if (!busy)
                        void start();
                }, children: [_jsx(Seats, { game: game, seats: seats, change: setSeats }), _jsxs("details", { class: "more", children: [_jsx("summary", { children: t('setup.variants') }), _jsxs("div", { class: "variants", children: [game.options.map(option => (_jsxs("label", { class: "field", children: [option.name[language.value], _jsx("select", { value: options[option.id], onChange: e => setOptions({ ...options, [option.id]: e.currentTarget.value }), children: option.values.map(value => (_jsx("option", { value: value.id, children: value.name[language.value] }, value.id))) })] }, option.id))), _jsxs("label", { class: "field", children: [t('setup.clock'), _jsxs("select", { value: String(clock), onChange: e => setClock(Number(e.currentTarget.value)), children: [_jsx("option", { value: "0", children: t('setup.no_clock') }), [10, 20, 30, 60].map(n => (_jsx("option", { value: String(n), children: t('setup.minutes', { n }) }, n)))] })] }), _jsxs("label", { class: "field", children: [t('setup.seed'), _jsx("input", { inputMode: "numeric", pattern: "[0-9]*", value: seed, placeholder: t('setup.by_chance'), onInput: e => setSeed(e.currentTarget.value) })] })] })] }), _jsxs("label", { class: "toggle", children: [_jsx("input", { type: "checkbox", checked: listed, onChange: e => setListed(e.currentTarget.checked) }), _jsxs("span", { children: [t('setup.listed'), _jsx("small", { children: t('setup.listed_hint') })] })] }), _jsx("p", { class: "row", children: _jsx("button", { type: "submit", class: "go big", "aria-disabled": busy || undefined, "data-act": "make", children: t('setup.make') }) })] })] }));
}
