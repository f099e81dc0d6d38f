import { jsx as _jsx, jsxs as _jsxs, Fragment as _Fragment } from "preact/jsx-runtime";
/** The lobby: painted doors to the games, open tables, and setting up a table of one's own. */
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { HutDrawing, SeatMark } from "../art/pieces.js";
import { path, roughen } from "../art/shapes.js";
import { Icon } from "../art/symbols.js";
import { api } from "../core/api.js";
import { NAMELESS, set, settings } from "../core/settings.js";
import { keep, toast } from "../core/table.js";
import { language, t } from "../core/text.js";
import { dialog } from "../core/ui.js";
import { LanguageSelect } from "./Menu.js";
import { botName } from "./Seats.js";
const games = signal([]);
const tables = signal([]);
const chosen = signal();
function go(table) {
    history.pushState(null, '', `/t/${table}`);
    dispatchEvent(new PopStateEvent('popstate'));
}
async function make(plan) {
    try {
        const made = await api.make(plan);
        keep(made.table, { keys: made.keys, host: made.host_key, invites: made.invites });
        go(made.table);
        return made.table;
    }
    catch (e) {
        toast(e.message);
        return undefined;
    }
}
export function gameName(game) {
    return games.value.find(g => g.id === game)?.name[language.value] ?? game;
}
export function Lobby({ beginning }) {
    useEffect(() => {
        api.games().then(found => {
            games.value = found;
            const only = found.length === 1 ? found[0]?.id : undefined;
            // An address may name a game: #endless_winter, or more behind a colon.
            const wanted = found.find(g => location.hash.slice(1).split(':')[0] === g.id)?.id;
            chosen.value = wanted ?? chosen.value ?? only;
        }, (e) => toast(e.message));
        const refresh = () => api.tables().then(found => (tables.value = found), () => undefined);
        void refresh();
        const timer = setInterval(refresh, 8000);
        return () => clearInterval(timer);
    }, []);
    const game = games.value.find(g => g.id === chosen.value);
    return (_jsxs("div", { class: "lobby", children: [_jsxs("header", { class: "lobbyhead", children: [_jsx("h1", { children: t('app.name') }), _jsx("p", { children: t('lobby.motto') }), _jsxs("span", { class: "row", children: [_jsx(LanguageSelect, {}), _jsx("button", { type: "button", onClick: () => (dialog.value = { kind: 'settings' }), children: t('settings.title') }), _jsx("button", { type: "button", onClick: () => (dialog.value = { kind: 'about' }), children: t('about.title') })] })] }), _jsxs("main", { children: [_jsx("section", { class: "doors", "aria-label": t('lobby.games'), children: games.value.map(g => (_jsx(Door, { game: g }, g.id))) }), game && _jsx(SetUp, { game: game, Own: beginning(game.id) }, game.id), _jsx(OpenTables, {}), _jsx(Import, {})] }), _jsx("footer", { class: "lobbyfoot", children: t('about.fan') })] }));
}
function Door({ game }) {
    const open = chosen.value === game.id;
    const [first, ...rest] = game.name[language.value].split(/\s[-–:]\s/);
    return (_jsxs("button", { type: "button", class: `door ${game.id} ${open ? 'open' : ''}`, "aria-pressed": open, "data-game": game.id, onClick: () => (chosen.value = open ? undefined : game.id), children: [_jsx("svg", { viewBox: "34 0 252 262", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true", children: _jsx(DoorPicture, { game: game.id }) }), _jsxs("span", { class: "doortext", children: [_jsx("b", { children: first }), rest.length > 0 && _jsx("i", { children: rest.join(' ') }), _jsxs("small", { children: [t('lobby.players', { from: game.players[0], to: game.players[1] }), " \u00B7 ", game.designers.join(', ')] })] })] }));
}
/** A wall painting behind each door. */
function DoorPicture({ game }) {
    const walls = {
        altay: ['#3f7d96', '#dbe7e6', '#7f9a4a', '#5d7638'],
        prehistory: ['#7b3f20', '#b8703c', '#a4552e', '#6b3218'],
        endless_winter: ['#1f3946', '#8fbccb', '#e6f5f9', '#bfe0ea'],
    };
    const [sky, far, land, front] = walls[game] ?? ['#3a2f26', '#65523e', '#65523e', '#4a3d31'];
    const ridge = path(roughen([
        [-10, 168],
        [44, 84],
        [78, 122],
        [126, 48],
        [186, 132],
        [228, 88],
        [330, 170],
        [330, 280],
        [-10, 280],
    ], true));
    return (_jsxs(_Fragment, { children: [_jsx("rect", { width: "320", height: "270", fill: sky }), _jsx("circle", { cx: "228", cy: "50", r: "38", fill: "#ffe08a", opacity: ".18" }), _jsx("circle", { cx: "228", cy: "50", r: "24", fill: "#ffe08a", opacity: ".9" }), _jsx("path", { d: ridge, fill: far, stroke: "#2b1f15", "stroke-width": "2.4", "stroke-linejoin": "round" }), _jsx("path", { d: "M126 50L146 78L134 74L124 84L114 70Z", fill: "#fff", opacity: game === 'prehistory' ? 0.3 : 1 }), _jsx("path", { d: "M0 150C60 124 120 146 180 136S280 128 320 146V270H0Z", fill: land, stroke: "#2b1f15", "stroke-width": "2.4" }), _jsx("path", { d: "M0 196C70 172 150 190 210 182S300 176 320 186V270H0Z", fill: front, stroke: "#2b1f15", "stroke-width": "2.4" }), game === 'altay' && (_jsxs(_Fragment, { children: [[
                        [56, 146],
                        [252, 138],
                        [240, 148],
                        [268, 150],
                    ].map(([x, y], i) => (_jsx("use", { href: "#door-pine", x: x, y: y }, i))), _jsx("g", { transform: "translate(96 152) scale(1.25)", children: _jsx(HutDrawing, { seat: 0 }) }), _jsx("g", { transform: "translate(146 142) scale(1)", children: _jsx(HutDrawing, { seat: 2 }) }), _jsx("g", { transform: "translate(204 150) scale(1.15)", children: _jsx(HutDrawing, { seat: 1 }) })] })), game === 'prehistory' && (_jsxs(_Fragment, { children: [_jsx("use", { href: "#i-mammoth", transform: "translate(52 76) scale(.24)", fill: "#2b130a" }), _jsx("use", { href: "#i-deer", transform: "translate(184 92) scale(.17)", fill: "#2b130a" })] })), game === 'endless_winter' && (_jsxs(_Fragment, { children: [_jsx("use", { href: "#i-bison", transform: "translate(48 92) scale(.2)", fill: "#24444f" }), _jsx("use", { href: "#i-dolmen", transform: "translate(158 74) scale(.22)", fill: "#24444f" })] })), _jsx("rect", { width: "320", height: "270", fill: "url(#doorgrain)", opacity: ".45" }), _jsxs("defs", { children: [_jsx("symbol", { id: "door-pine", overflow: "visible", children: _jsx("path", { d: "M0 -30L11 -9L6 -10L15 8L8 7L17 18C6 21 -6 21 -17 18L-8 7L-15 8L-6 -10L-11 -9Z", fill: "#3d4a2a", stroke: "#1c1a10", "stroke-width": "1.6", "stroke-linejoin": "round" }) }), _jsx("pattern", { id: "doorgrain", width: "220", height: "220", patternUnits: "userSpaceOnUse", children: _jsx("image", { href: "/web/art/grain.png", width: "220", height: "220" }) })] })] }));
}
function SetUp({ game, Own }) {
    const strong = game.bots.includes('greedy') ? 'greedy' : (game.bots[0] ?? 'random');
    const me = () => settings.value.name || NAMELESS;
    const [seats, setSeats] = useState([
        { kind: 'human', name: me() },
        ...Array.from({ length: Math.max(0, game.players[0] - 1) }, () => ({ kind: strong, name: '' })),
    ]);
    const [options, setOptions] = useState(Object.fromEntries(game.options.map(o => [o.id, String(o.default)])));
    const [listed, setListed] = useState(false);
    const [clock, setClock] = useState(0);
    const [seed, setSeed] = useState('');
    const [busy, setBusy] = useState(false);
    const change = (n, plan) => setSeats(seats.map((s, i) => (i === n ? { ...s, ...plan } : s)));
    const start = async (plans) => {
        setBusy(true);
        const named = plans.map((p, n) => ({ kind: p.kind, name: p.name || nameFor(p.kind, n) }));
        await make({
            game: game.id,
            seats: named,
            options,
            listed,
            clock: clock ? clock * 60 : null,
            seed: seed ? Number(seed) : null,
        });
        setBusy(false);
    };
    return (_jsxs("form", { class: "setup", "aria-label": t('setup.title'), onSubmit: e => {
            e.preventDefault();
            void start(seats);
        }, children: [Own && _jsx(Own, { game: game, begin: make }), _jsx("h2", { children: t('setup.title') }), _jsxs("p", { class: "row", children: [_jsx("button", { type: "button", class: Own ? 'big' : 'go big', disabled: busy, "data-act": "quick", onClick: () => void start([
                            { kind: 'human', name: me() },
                            { kind: strong, name: '' },
                        ]), children: t('setup.quick') }), _jsx("span", { class: "dim", children: t('setup.or') })] }), _jsxs("fieldset", { children: [_jsx("legend", { children: t('setup.seats') }), _jsx("ol", { class: "seatplan", children: seats.map((seat, n) => (_jsxs("li", { children: [_jsx(SeatMark, { seat: n, size: 30 }), _jsxs("select", { "aria-label": t('setup.who', { n: n + 1 }), value: seat.kind, onChange: e => change(n, { kind: e.currentTarget.value }), children: [_jsx("option", { value: "human", children: t('setup.human') }), _jsx("option", { value: "open", children: t('setup.open') }), game.bots.map(bot => (_jsx("option", { value: bot, children: botName(bot) }, bot)))] }), _jsx("input", { "aria-label": t('setup.name', { n: n + 1 }), value: seat.name, maxLength: 24, placeholder: nameFor(seat.kind, n), onInput: e => {
                                        change(n, { name: e.currentTarget.value });
                                        if (n === 0)
                                            set('name', e.currentTarget.value);
                                    } }), seats.length > game.players[0] && (_jsx("button", { type: "button", class: "quiet", "aria-label": t('setup.remove', { n: n + 1 }), onClick: () => setSeats(seats.filter((_, i) => i !== n)), children: "\u2715" }))] }, n))) }), seats.length < game.players[1] && (_jsxs("button", { type: "button", "data-act": "add-seat", onClick: () => setSeats([...seats, { kind: strong, name: '' }]), children: ["+ ", t('setup.add')] })), _jsx("p", { class: "hint", children: t('setup.hint') })] }), _jsxs("details", { children: [_jsx("summary", { children: t('setup.variants') }), _jsxs("div", { class: "variants", children: [game.options.map(option => (_jsxs("label", { class: "field", children: [option.name[language.value], _jsx("select", { value: options[option.id], onChange: e => setOptions({ ...options, [option.id]: e.currentTarget.value }), children: option.values.map(value => (_jsx("option", { value: value.id, children: value.name[language.value] }, value.id))) })] }, option.id))), _jsxs("label", { class: "field", children: [t('setup.clock'), _jsxs("select", { value: String(clock), onChange: e => setClock(Number(e.currentTarget.value)), children: [_jsx("option", { value: "0", children: t('setup.no_clock') }), [10, 20, 30, 60].map(n => (_jsx("option", { value: String(n), children: t('setup.minutes', { n }) }, n)))] })] }), _jsxs("label", { class: "field", children: [t('setup.seed'), _jsx("input", { inputMode: "numeric", pattern: "[0-9]*", value: seed, placeholder: t('setup.by_chance'), onInput: e => setSeed(e.currentTarget.value) })] }), _jsxs("label", { class: "toggle", children: [_jsx("input", { type: "checkbox", checked: listed, onChange: e => setListed(e.currentTarget.checked) }), _jsx("span", { children: t('setup.listed') })] })] })] }), _jsx("p", { class: "row", children: _jsx("button", { type: "submit", class: "go big", disabled: busy, "data-act": "make", children: t('setup.make') }) })] }));
}
const BOT_NAMES = ['Aurochs', 'Heron', 'Lynx', 'Raven'];
function nameFor(kind, n) {
    if (kind === 'human')
        return n === 0 ? settings.value.name || NAMELESS : t('seat.number', { n: n + 1 });
    if (kind === 'open')
        return t('seat.open');
    return BOT_NAMES[n % BOT_NAMES.length] ?? kind;
}
function OpenTables() {
    if (!tables.value.length)
        return null;
    const join = async (line) => {
        try {
            const made = await api.join(line.table, { name: settings.value.name || t('seat.guest') });
            keep(made.table, { keys: made.keys, host: made.host_key, invites: made.invites });
        }
        catch (e) {
            toast(e.message);
            return;
        }
        go(line.table);
    };
    return (_jsxs("section", { class: "tables", "aria-label": t('lobby.tables'), children: [_jsx("h2", { children: t('lobby.tables') }), _jsx("ul", { children: tables.value.map(line => (_jsxs("li", { children: [_jsx("b", { children: gameName(line.game) }), _jsx("span", { children: line.seats.map(s => s.name || '–').join(', ') }), _jsx("small", { children: line.over ? t('prompt.over') : t('lobby.moves', { n: line.moves }) }), _jsx("span", { class: "grow" }), line.open_seats > 0 && !line.over && (_jsx("button", { type: "button", class: "go", onClick: () => void join(line), children: t('lobby.join') })), _jsx("button", { type: "button", onClick: () => go(line.table), children: t('lobby.watch') })] }, line.table))) })] }));
}
function Import() {
    const load = async (file) => {
        if (!file)
            return;
        try {
            const made = await api.bringIn(await file.text());
            keep(made.table, { keys: made.keys, host: made.host_key, invites: [] });
            history.pushState(null, '', `/t/${made.table}#move=0`);
            dispatchEvent(new PopStateEvent('popstate'));
        }
        catch (e) {
            toast(e.message);
        }
    };
    return (_jsx("section", { class: "import", children: _jsxs("label", { class: "button", children: [_jsx(Icon, { name: "scroll" }), " ", t('lobby.import'), _jsx("input", { type: "file", class: "sr", accept: ".dolmen,.txt,text/plain", onChange: e => void load(e.currentTarget.files?.[0]) })] }) }));
}
