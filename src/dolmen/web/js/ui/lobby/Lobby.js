import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { useEffect } from 'preact/hooks';
import { games, learnGames } from "../../core/games.js";
import { NAMELESS, set, settings } from "../../core/settings.js";
import { t } from "../../core/text.js";
import { dialog } from "../../core/ui.js";
import { Link } from "../Link.js";
import { LanguageSelect } from "../Menu.js";
import { Door } from "./Door.js";
import { HotSeat } from "./HotSeat.js";
import { make } from "./plans.js";
import { SetUp } from "./SetUp.js";
import { Import, MyTables, OpenTables } from "./Tables.js";
export function Lobby({ lodging }) {
    useEffect(learnGames, []);
    useEffect(() => {
        document.title = t('app.name');
    });
    const open = dialog.value;
    const asked = games.value.find(g => (open?.kind === 'setup' || open?.kind === 'hotseat') && g.id === open.game);
    return (_jsxs("div", { class: "lobby", children: [_jsx("div", { class: "firelight", "aria-hidden": "true" }), _jsxs("header", { class: "lobbyhead", children: [_jsx("h1", { children: t('app.name') }), _jsx("p", { children: t('lobby.motto') }), _jsxs("span", { class: "row", children: [_jsxs("label", { class: "whoami", children: [t('lobby.name'), ' ', _jsx("input", { value: settings.value.name, maxLength: 24, placeholder: NAMELESS, autocomplete: "nickname", onInput: e => set('name', e.currentTarget.value) })] }), _jsx(LanguageSelect, {}), _jsx("button", { type: "button", onClick: () => (dialog.value = { kind: 'settings' }), children: t('settings.title') }), _jsx(Link, { href: "/about", cls: "button", children: t('about.title') })] })] }), _jsxs("main", { children: [games.value.map(g => {
                        const Dare = lodging(g.id).Dare;
                        return Dare ? _jsx(Dare, { game: g, begin: make }, g.id) : null;
                    }), _jsx("section", { class: "doors", "aria-label": t('lobby.games'), children: games.value.map(g => (_jsx(Door, { game: g }, g.id))) }), _jsx(MyTables, {}), _jsx(OpenTables, {}), games.value.map(g => {
                        const History = lodging(g.id).History;
                        return History ? _jsx(History, {}, g.id) : null;
                    }), _jsx(Import, {})] }), _jsxs("footer", { class: "lobbyfoot", children: [t('about.fan'), " ", _jsx(Link, { href: "/about", children: t('about.credits') })] }), asked && open?.kind === 'setup' && _jsx(SetUp, { game: asked, Own: lodging(asked.id).Beginning }), asked && open?.kind === 'hotseat' && _jsx(HotSeat, { game: asked })] }));
}
