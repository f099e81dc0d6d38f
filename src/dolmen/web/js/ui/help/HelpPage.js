import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { useEffect, useRef, useState } from 'preact/hooks';
import { gameName, games, learnGames, shortName } from "../../core/games.js";
import { HELP_PARTS, helpPath } from "../../core/route.js";
import { dress } from "../../core/styles.js";
import { tableId } from "../../core/table.js";
import { t } from "../../core/text.js";
import { PageHead } from "../PageHead.js";
import { Link } from "../Link.js";
import { Components } from "./Components.js";
import { RulesText } from "./RulesText.js";
import { Summary } from "./Summary.js";
function usePictures(game, part) {
    const [all, setAll] = useState({});
    useEffect(() => {
        if (part !== 'components')
            return;
        void Promise.all([import("../../games/pictures.js"), dress(game)]).then(([found]) => setAll(found.PICTURES));
    }, [game, part]);
    return all[game];
}
export function HelpPage({ game, part }) {
    const pictures = usePictures(game, part);
    const title = useRef(null);
    const first = useRef(true);
    useEffect(learnGames, []);
    useEffect(() => {
        document.title = `${t(`pages.${part}`)} – ${shortName(game)}`;
    });
    useEffect(() => {
        if (!location.hash)
            scrollTo(0, 0);
        if (!first.current)
            title.current?.focus({ preventScroll: true });
        first.current = false;
    }, [game, part]);
    return (_jsxs("div", { class: "helppage", children: [_jsx(PageHead, {}), _jsx("nav", { class: "helpnav", "aria-label": t('pages.title'), children: HELP_PARTS.map(one => (_jsx(Link, { href: helpPath(game, one), current: one === part, act: `help-${one}`, children: t(`pages.${one}`) }, one))) }), _jsxs("main", { children: [_jsx("h1", { ref: title, tabIndex: -1, children: gameName(game) }), part === 'summary' && _jsx(Summary, { game: game }), part === 'components' && _jsx(Components, { game: game, pictures: pictures }), part === 'rules' && _jsx(RulesText, { game: game })] }), !tableId.value && (_jsx("footer", { class: "lobbyfoot", children: _jsxs("p", { children: [t('pages.others'), ' ', games.value
                            .filter(g => g.id !== game)
                            .map(g => (_jsx(Link, { href: helpPath(g.id, part), children: shortName(g.id) }, g.id)))] }) }))] }));
}
