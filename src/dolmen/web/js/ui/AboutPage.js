import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { useEffect } from 'preact/hooks';
import { ICON_AUTHORS } from "../art/icons.js";
import { games, learnGames } from "../core/games.js";
import { helpPath } from "../core/route.js";
import { language, t } from "../core/text.js";
import { Link } from "./Link.js";
import { PageHead } from "./PageHead.js";
export function AboutPage() {
    useEffect(learnGames, []);
    useEffect(() => {
        document.title = `${t('about.title')} – ${t('app.name')}`;
    });
    return (_jsxs("div", { class: "helppage", children: [_jsx(PageHead, {}), _jsxs("main", { class: "sheetpage about", children: [_jsx("h1", { children: t('about.title') }), _jsx("p", { class: "lead", children: t('about.fan') }), _jsx("h2", { children: t('lobby.games') }), _jsx("div", { class: "scroll", tabIndex: 0, role: "group", "aria-label": t('lobby.games'), children: _jsxs("table", { children: [_jsx("thead", { children: _jsxs("tr", { children: [_jsx("th", { scope: "col", children: t('about.game') }), _jsx("th", { scope: "col", children: t('about.designers') }), _jsx("th", { scope: "col", children: t('about.publisher') })] }) }), _jsx("tbody", { children: games.value.map(game => (_jsxs("tr", { children: [_jsx("th", { scope: "row", children: _jsx(Link, { href: helpPath(game.id), children: game.name[language.value] }) }), _jsx("td", { children: game.designers.join(', ') }), _jsx("td", { children: game.publisher })] }, game.id))) })] }) }), _jsx("h2", { children: t('about.icons') }), _jsxs("p", { children: [t('about.icons_by', { names: ICON_AUTHORS.join(', ') }), ' ', _jsx("a", { href: "https://game-icons.net", rel: "noreferrer", children: "game-icons.net" }), ",", ' ', _jsx("a", { href: "https://creativecommons.org/licenses/by/3.0/", rel: "noreferrer", children: "CC BY 3.0" }), ". ", t('about.changed')] }), _jsx("h2", { children: t('about.fonts') }), _jsx("p", { children: "Alegreya Sans, Skranji, Caesar Dressing (SIL Open Font License 1.1)" }), _jsx("h2", { children: t('about.libraries') }), _jsx("p", { children: "Preact, Preact Signals (MIT)" }), _jsx("p", { children: t('about.own') })] })] }));
}
