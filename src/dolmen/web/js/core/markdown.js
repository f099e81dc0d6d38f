import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { parse, rulingOf } from "./blocks.js";
function inline(text) {
    return text.split(/(\*\*[^*]+\*\*|(?<![\w*])\*[^*\s][^*]*\*(?![\w*])|`[^`]+`)/).map(part => {
        if (part.startsWith('**'))
            return _jsx("strong", { children: part.slice(2, -2) });
        if (part.startsWith('*') && part.length > 2)
            return _jsx("em", { children: part.slice(1, -1) });
        if (part.startsWith('`'))
            return _jsx("code", { children: part.slice(1, -1) });
        return part;
    });
}
function Table({ block, label }) {
    const columns = block.rows[0]?.length ?? 0;
    return (_jsx("div", { class: columns > 3 ? 'scroll broad' : 'scroll', tabIndex: 0, role: "group", "aria-label": label, children: _jsxs("table", { children: [block.head && (_jsx("thead", { children: _jsx("tr", { children: block.head.map(cell => (_jsx("th", { scope: "col", children: inline(cell) }))) }) })), _jsx("tbody", { children: block.rows.map(row => {
                        const number = rulingOf(row);
                        return (_jsx("tr", { id: number, class: number ? 'ruling' : undefined, children: row.map((cell, n) => n === 0 && number ? (_jsx("th", { scope: "row", children: _jsx("a", { href: `#${number}`, children: number }) })) : (_jsx("td", { children: inline(cell) }))) }));
                    }) })] }) }));
}
export function Blocks({ blocks, level = 2 }) {
    let under = '';
    return (_jsx("div", { class: "markdown", children: blocks.map(block => {
            if (block.kind === 'heading') {
                under = block.text;
                const Tag = `h${Math.min(6, level + block.level - 1)}`;
                return _jsx(Tag, { id: block.id, children: inline(block.text) });
            }
            if (block.kind === 'paragraph')
                return _jsx("p", { children: inline(block.text) });
            if (block.kind === 'table')
                return _jsx(Table, { block: block, label: under });
            const list = block.items.map(item => _jsx("li", { children: inline(item) }));
            return block.numbered ? _jsx("ol", { children: list }) : _jsx("ul", { children: list });
        }) }));
}
export const Markdown = ({ text }) => _jsx(Blocks, { blocks: parse(text) });
