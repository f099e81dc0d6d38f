import { jsx as _jsx, jsxs as _jsxs, Fragment as _Fragment } from "preact/jsx-runtime";
import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Sprite } from "./art/symbols.js";
import { api } from "./core/api.js";
import { keys } from "./core/keyboard.js";
import { readRoute, route } from "./core/route.js";
import "./core/routine.js";
import "./core/sound.js";
import { settings } from "./core/settings.js";
import * as table from "./core/table.js";
import { gameWords, language, ready, seatName, t, words } from "./core/text.js";
import { lastPointer } from "./core/ui.js";
import { lodging } from "./games/lodging.js";
import { drawn } from "./games/registry.js";
import { SeatMark } from "./art/pieces.js";
import { JoinPage } from "./ui/Join.js";
import { Later } from "./ui/Later.js";
import { Lobby } from "./ui/lobby/Lobby.js";
import { longPress } from "./ui/press.js";
import { Toasts } from "./ui/Toasts.js";
import { Windows } from "./ui/Windows.js";
const failed = signal('');
/** An address with #move=42 opens the replay there. */
let wanted;
async function arrive() {
    const to = readRoute(location.pathname, location.hash);
    route.value = to;
    if (to.page === 'about')
        return;
    // Help on the game that is being played is read without leaving the table.
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
    const game = table.live.value?.game;
    if (game)
        table.drawnBy(drawn(game));
});
async function speakIn() {
    const to = settings.peek().language;
    const game = table.live.peek()?.game;
    const [interfaceWords, words_] = await Promise.all([
        api.words(to),
        game ? api.gameWords(game, to) : Promise.resolve(undefined),
    ]);
    language.value = to;
    words.value = interfaceWords;
    if (words_)
        gameWords.value = words_;
}
function Curtain() {
    const seat = table.curtain.value;
    const button = useRef(null);
    useLayoutEffect(() => button.current?.focus(), [seat]);
    if (seat === undefined)
        return null;
    return (_jsxs("div", { class: "curtain", role: "dialog", "aria-modal": "true", "aria-label": t('prompt.pass', { name: seatName(seat) }), children: [_jsx(SeatMark, { seat: seat, size: 96 }), _jsx("h2", { children: t('prompt.pass', { name: seatName(seat) }) }), _jsx("p", { children: t('curtain.text') }), _jsx("button", { type: "button", class: "go big", "data-act": "curtain-open", ref: button, onClick: () => table.look(seat), children: t('curtain.open') })] }));
}
// Pages that a table does not need are loaded when they are first asked for.
const aboutPage = async () => (await import("./ui/AboutPage.js")).AboutPage;
const helpPage = async () => (await import("./ui/help/HelpPage.js")).HelpPage;
function Page() {
    const at = route.value;
    if (!ready.value)
        return _jsx("p", { class: "loading", children: "Dolmen" });
    if (at.page === 'lobby')
        return _jsx(Lobby, { lodging: lodging });
    if (at.page === 'about')
        return _jsx(Later, { get: aboutPage });
    if (at.page === 'help')
        return _jsx(Later, { get: helpPage, game: at.game, part: at.part });
    if (at.page === 'join')
        return _jsx(JoinPage, { table: at.table, token: at.token, done: () => void arrive() });
    if (failed.value)
        return (_jsxs("div", { class: "loading", children: [_jsx("p", { children: failed.value }), _jsx("a", { href: "/", children: t('app.home') })] }));
    const now = table.live.value;
    if (!now)
        return _jsx("p", { class: "loading", children: t('app.loading') });
    const game = drawn(now.game);
    return (_jsxs(_Fragment, { children: [_jsx(game.Table, {}), _jsx(Curtain, {})] }));
}
function App() {
    const game = table.live.value ? drawn(table.live.value.game) : undefined;
    return (_jsxs(_Fragment, { children: [_jsx(Sprite, {}), _jsx(Page, {}), ready.value && _jsx(Windows, { describe: game?.describe, seat: game?.seat }), ready.value && _jsx(Toasts, {})] }));
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
void arrive();
