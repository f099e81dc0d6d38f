import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
function inline(text) {
    return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map(part => {
        if (part.startsWith('**'))
            return _jsx("strong", { children: part.slice(2, -2) });
        if (part.startsWith('`'))
            return _jsx("code", { children: part.slice(1, -1) });
        return part;
    });
}
const cells = (line) => line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => cell.trim());
export function Markdown({ text }) {
    const out = [];
    const lines = text.split('\n');
    let i = 0;
    while (i < lines.length) {
        const line = lines[i] ?? '';
        if (!line.trim()) {
            i++;
        }
        else if (line.startsWith('#')) {
            const level = /^#+/.exec(line)?.[0].length ?? 1;
            const Tag = `h${Math.min(6, level + 1)}`;
            out.push(_jsx(Tag, { children: inline(line.replace(/^#+\s*/, '')) }));
            i++;
        }
        else if (line.startsWith('|')) {
            const rows = [];
            while ((lines[i] ?? '').startsWith('|'))
                rows.push(cells(lines[i++] ?? ''));
            const ruled = rows.length > 1 && (rows[1] ?? []).every(cell => /^:?-+:?$/.test(cell));
            const body = ruled ? rows.slice(2) : rows;
            out.push(_jsx("div", { class: "scroll", tabIndex: 0, role: "group", children: _jsxs("table", { children: [ruled && (_jsx("thead", { children: _jsx("tr", { children: (rows[0] ?? []).map(cell => (_jsx("th", { scope: "col", children: inline(cell) }))) }) })), _jsx("tbody", { children: body.map(row => (_jsx("tr", { id: row[0] && /^R\d+$/.test(row[0]) ? `rule-${row[0]}` : undefined, children: row.map(cell => (_jsx("td", { children: inline(cell) }))) }))) })] }) }));
        }
        else if (/^\s*([-*]|\d+\.)\s/.test(line)) {
            const items = [];
            const numbered = /^\s*\d/.test(line);
            while (/^\s*([-*]|\d+\.)\s/.test(lines[i] ?? '') || /^\s{2,}\S/.test(lines[i] ?? '')) {
                const entry = lines[i++] ?? '';
                if (/^\s*([-*]|\d+\.)\s/.test(entry))
                    items.push(entry.replace(/^\s*([-*]|\d+\.)\s+/, ''));
                else
                    items[items.length - 1] += ` ${entry.trim()}`;
            }
            const list = items.map(item => _jsx("li", { children: inline(item) }));
            out.push(numbered ? _jsx("ol", { children: list }) : _jsx("ul", { children: list }));
        }
        else {
            const paragraph = [];
            while (i < lines.length && (lines[i] ?? '').trim() && !/^(#|\||\s*[-*]\s)/.test(lines[i] ?? '')) {
                paragraph.push(lines[i++] ?? '');
            }
            if (!paragraph.length)
                paragraph.push(lines[i++] ?? '');
            out.push(_jsx("p", { children: inline(paragraph.join(' ')) }));
        }
    }
    return _jsx("div", { class: "markdown", children: out });
}
