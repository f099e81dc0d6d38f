import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { batch } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from "../../art/symbols.js";
import { api } from "../../core/api.js";
import { folded } from "../../core/blocks.js";
import { catalogue, live } from "../../core/table.js";
import { gameWords, language, parted, t } from "../../core/text.js";
async function fetchContent(game) {
    if (live.peek()?.game === game)
        return;
    const [found, words] = await Promise.all([
        api.catalogue(game, language.peek()),
        api.gameWords(game, language.peek()),
    ]);
    batch(() => {
        catalogue.value = found;
        gameWords.value = words;
    });
}
const textOf = (piece) => folded([piece.name, ...piece.lines].join(' '));
function find(shelves, words) {
    const wanted = folded(words).split(/\s+/).filter(Boolean);
    if (!wanted.length)
        return shelves;
    return shelves
        .map(shelf => ({
        ...shelf,
        pieces: shelf.pieces.filter(piece => wanted.every(word => textOf(piece).includes(word))),
    }))
        .filter(shelf => shelf.pieces.length);
}
function PieceItem({ piece, pictures }) {
    return (_jsxs("li", { class: "piece", "data-piece": `${piece.kind}:${piece.id}`, children: [_jsx("span", { class: "drawing", inert: true, children: pictures ? _jsx(pictures.Piece, { kind: piece.kind, id: piece.id }) : _jsx(Icon, { name: "dolmen" }) }), _jsxs("span", { class: "piecetext", children: [_jsx("b", { children: parted(piece.name) }), '\u00a0', _jsxs("span", { class: "times", children: [_jsxs("span", { "aria-hidden": "true", children: ["\u00D7", piece.count] }), _jsx("span", { class: "sr", children: t('pages.count', { n: piece.count }) })] }), piece.lines.map((line, i) => (_jsx("span", { class: "line", children: line }, i)))] })] }));
}
export function Components({ game, pictures }) {
    const [shelves, setShelves] = useState();
    const [failed, setFailed] = useState('');
    const [words, setWords] = useState('');
    useEffect(() => {
        let gone = false;
        Promise.all([api.components(game, language.value), fetchContent(game)]).then(([found]) => gone || setShelves(found), (e) => gone || setFailed(e.message));
        return () => {
            gone = true;
        };
    }, [game, language.value]);
    const found = useMemo(() => find(shelves ?? [], words), [shelves, words]);
    if (failed)
        return _jsx("p", { children: failed });
    if (!shelves)
        return _jsx("p", { children: t('app.loading') });
    const parts = [...new Map(found.map(s => [s.part, s.part_name])).entries()];
    const several = new Set(shelves.map(s => s.part)).size > 1;
    const count = found.reduce((sum, s) => sum + s.pieces.length, 0);
    return (_jsxs("div", { class: `box ${pictures?.scope ?? ''}`, children: [pictures?.Symbols && _jsx(pictures.Symbols, {}), _jsxs("div", { class: "finder", children: [_jsxs("label", { class: "field", children: [t('pages.search'), _jsx("input", { type: "search", value: words, "data-act": "search", onInput: e => setWords(e.currentTarget.value) })] }), _jsx("p", { role: "status", class: "hint", children: words.trim() ? t('pages.found', { n: count }) : '' }), several && (_jsx("nav", { class: "parts", "aria-label": t('pages.parts'), children: parts.map(([part, name]) => (_jsx("a", { href: `#part-${part || 'base'}`, children: name }, part))) }))] }), parts.map(([part, name]) => (_jsxs("section", { id: `part-${part || 'base'}`, "aria-label": several ? name : undefined, children: [several && _jsx("h2", { children: name }), found
                        .filter(shelf => shelf.part === part)
                        .map(shelf => (_jsx(Shelf, { shelf: shelf, pictures: pictures, Heading: several ? 'h3' : 'h2' }, shelf.title)))] }, part)))] }));
}
function Shelf({ shelf, pictures, Heading, }) {
    return (_jsxs("div", { class: "shelf", children: [_jsxs(Heading, { children: [shelf.title, " ", _jsx("small", { children: shelf.pieces.reduce((sum, p) => sum + p.count, 0) })] }), _jsx("ul", { children: shelf.pieces.map(piece => (_jsx(PieceItem, { piece: piece, pictures: pictures }, piece.kind + piece.id))) })] }));
}
