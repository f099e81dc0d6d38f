import { jsx as _jsx, jsxs as _jsxs, Fragment as _Fragment } from "preact/jsx-runtime";
import { useEffect, useMemo, useState } from 'preact/hooks';
import { api } from "../../core/api.js";
import { parse, passages, search } from "../../core/blocks.js";
import { Blocks } from "../../core/markdown.js";
import { language, t } from "../../core/text.js";
function aim() {
    const id = decodeURIComponent(location.hash.slice(1));
    document.querySelector('.aimed')?.classList.remove('aimed');
    const found = id ? document.getElementById(id) : null;
    if (!found)
        return;
    found.classList.add('aimed');
    found.tabIndex = -1;
    found.focus({ preventScroll: true });
    found.scrollIntoView({ block: 'center' });
}
function Contents({ headings }) {
    const wide = matchMedia('(min-width: 1000px)').matches;
    return (_jsx("nav", { class: "contents", "aria-label": t('rules.contents'), children: _jsxs("details", { open: wide, children: [_jsx("summary", { children: t('rules.contents') }), _jsx("ul", { children: headings.map(h => (_jsx("li", { class: `depth-${h.level}`, children: _jsx("a", { href: `#${h.id}`, children: h.text }) }, h.id))) })] }) }));
}
export function RulesText({ game }) {
    const [text, setText] = useState();
    const [failed, setFailed] = useState('');
    const [words, setWords] = useState('');
    useEffect(() => {
        api.rules(game).then(setText, (e) => setFailed(e.message));
    }, [game]);
    const blocks = useMemo(() => parse(text ?? '').filter(b => b.kind !== 'heading' || b.level > 1), [text]);
    const headings = blocks.filter(b => b.kind === 'heading');
    const wanted = words.trim();
    const shown = useMemo(() => (wanted ? search(blocks, wanted) : blocks), [blocks, wanted]);
    useEffect(() => {
        if (!text)
            return undefined;
        aim();
        addEventListener('hashchange', aim);
        addEventListener('popstate', aim);
        return () => {
            removeEventListener('hashchange', aim);
            removeEventListener('popstate', aim);
        };
    }, [text]);
    if (failed)
        return _jsx("p", { children: failed });
    if (text === undefined)
        return _jsx("p", { children: t('app.loading') });
    return (_jsxs(_Fragment, { children: [language.value !== 'en' && _jsx("p", { class: "hint", children: t('rules.english') }), _jsxs("div", { class: "book", children: [_jsxs("div", { class: "finder", children: [_jsxs("label", { class: "field", children: [t('rules.search'), _jsx("input", { type: "search", value: words, "data-act": "search", onInput: e => setWords(e.currentTarget.value) })] }), _jsx("p", { role: "status", class: "hint", children: wanted ? t('rules.found', { n: passages(shown) }) : t('rules.link_hint') }), _jsx(Contents, { headings: headings })] }), _jsx("div", { lang: "en", class: "bookpage", children: _jsx(Blocks, { blocks: shown, level: 1 }) })] })] }));
}
