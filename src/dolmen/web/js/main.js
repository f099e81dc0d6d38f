import { jsx as _jsx, jsxs as _jsxs, Fragment as _Fragment } from "preact/jsx-runtime";
import { batch, effect, signal } from '@preact/signals';
import { render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Sprite } from "./art/symbols.js";
import { api, page } from "./core/api.js";
import { keys } from "./core/keyboard.js";
import { readRoute, route } from "./core/route.js";
import "./core/routine.js";
import "./core/sound.js";
import { settings } from "./core/settings.js";
import { dress } from "./core/styles.js";
import * as table from "./core/table.js";
import { gameWords, language, ready, seatName, t, words } from "./core/text.js";
import { dialog, lastPointer } from "./core/ui.js";
import { drawn, load } from "./games/registry.js";
import { SeatMark } from "./art/pieces.js";
import { Later } from "./ui/Later.js";
import { longPress } from "./ui/press.js";
import { Toasts } from "./ui/Toasts.js";
const failed = signal('');
let wanted;
async function arrive() {
    const to = readRoute(location.pathname, location.hash);
    route.value = to;
    if (to.page === 'about')
        return;
    if (to.page === 'help' && to.game === table.live.value?.game)
        return;
    wanted = /^#move=(\d+)$/.exec(location.hash)?.[1];
    if (to.page !== 'table') {
        table.closeTable();
        return;
    }
    if (table.tableId.value === to.table)
        return;
    table.closeTable();
    failed.value = '';
    try {
        await table.openTable(to.table);
    }
    catch (e) {
        failed.value = e.message;
    }
}
effect(() => {
    if (table.live.value && wanted !== undefined) {
        const move = Number(wanted);
        wanted = undefined;
        table.openReplay(move).catch((e) => table.toast(e.message));
    }
});
effect(() => {
    const game = table.gameHere.value;
    if (game)
        table.drawnBy(drawn(game));
});
async function speakIn() {
    const to = settings.peek().language;
    const game = table.live.peek()?.game;
    const [interfaceWords, words_, book] = await Promise.all([
        api.words(to),
        game ? api.gameWords(game, to) : undefined,
        game ? api.catalogue(game, to) : undefined,
    ]);
    batch(() => {
        language.value = to;
        words.value = interfaceWords;
        if (words_)
            gameWords.value = words_;
        if (book)
            table.catalogue.value = book;
    });
}
function Curtain() {
    const seat = table.curtain.value;
    const button = useRef(null);
    useLayoutEffect(() => button.current?.focus(), [seat]);
    if (seat === undefined)
        return null;
    return (_jsxs("div", { class: "curtain", role: "dialog", "aria-modal": "true", "aria-label": t('prompt.pass', { name: seatName(seat) }), children: [_jsx(SeatMark, { seat: seat, size: 96 }), _jsx("h2", { children: t('prompt.pass', { name: seatName(seat) }) }), _jsx("p", { children: t('curtain.text') }), _jsx("button", { type: "button", class: "go big", "data-act": "curtain-open", ref: button, onClick: () => table.look(seat), children: t('curtain.open') })] }));
}
const dressed = async (found) => (await Promise.all([found, dress('pages')]))[0];
const lobbyPage = async () => {
    const [{ Lobby }, { lodging }] = await Promise.all([
        dressed(import("./ui/lobby/Lobby.js")),
        import("./games/lodging.js"),
        dress('endless_winter'),
    ]);
    return () => _jsx(Lobby, { lodging: lodging });
};
const joinPage = () => dressed(import("./ui/Join.js").then(found => found.JoinPage));
const aboutPage = () => dressed(import("./ui/AboutPage.js").then(found => found.AboutPage));
const helpPage = () => dressed(import("./ui/help/HelpPage.js").then(found => found.HelpPage));
const windows = () => import("./ui/Windows.js").then(found => found.Windows);
function Page() {
    const at = route.value;
    if (!ready.value)
        return _jsx("p", { class: "loading", children: "Dolmen" });
    if (at.page === 'lobby')
        return _jsx(Later, { get: lobbyPage });
    if (at.page === 'about')
        return _jsx(Later, { get: aboutPage });
    if (at.page === 'help')
        return _jsx(Later, { get: helpPage, game: at.game, part: at.part });
    if (at.page === 'join')
        return _jsx(Later, { get: joinPage, table: at.table, token: at.token, done: () => void arrive() });
    if (failed.value)
        return (_jsxs("div", { class: "loading", children: [_jsx("p", { children: failed.value }), _jsx("a", { href: "/", children: t('app.home') })] }));
    const here = table.gameHere.value;
    if (!here)
        return _jsx("p", { class: "loading", children: "Dolmen" });
    const game = drawn(here);
    return (_jsxs(_Fragment, { children: [_jsx(game.Table, {}), _jsx(Curtain, {})] }));
}
function App() {
    const here = table.gameHere.value;
    const game = here ? drawn(here) : undefined;
    return (_jsxs(_Fragment, { children: [_jsx(Sprite, {}), _jsx(Page, {}), ready.value && dialog.value && (_jsx(Later, { get: windows, quiet: true, describe: game?.describe, seat: game?.seat })), ready.value && _jsx(Toasts, {})] }));
}
addEventListener('popstate', () => void arrive());
addEventListener('keydown', e => {
    lastPointer.value = 'key';
    keys(e);
});
addEventListener('pointerdown', e => (lastPointer.value = e.pointerType), true);
addEventListener('pointermove', e => (lastPointer.value = e.pointerType), true);
longPress();
Object.assign(globalThis, { dolmenDrawn: table.drawn });
const host = document.getElementById('app');
if (host)
    render(_jsx(App, {}), host);
let spoken = '';
effect(() => {
    if (settings.value.language !== spoken) {
        spoken = settings.value.language;
        void speakIn();
    }
});
if (page.game)
    load(page.game);
document.querySelectorAll('link[rel=modulepreload]').forEach(link => link.remove());
void arrive();
