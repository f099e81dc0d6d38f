const NUMBER = /^([A-Z]{1,3}\d+[a-z]?|\d+\.\d+)$/;
const ITEM = /^\s*([-*]|\d+\.)\s+/;
export function anchorOf(heading) {
    const first = (heading.split(/\s/)[0] ?? '').replace(/[.:]+$/, '');
    if (NUMBER.test(first) || /^\d+$/.test(first))
        return first;
    return heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '');
}
export const rulingOf = (row) => row[0] && NUMBER.test(row[0]) ? row[0] : undefined;
const cells = (line) => line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim().replaceAll('\\|', '|'));
export function parse(text) {
    const out = [];
    const lines = text.split('\n');
    let i = 0;
    const at = () => lines[i] ?? '';
    while (i < lines.length) {
        const line = at();
        if (!line.trim())
            i++;
        else if (line.startsWith('#')) {
            const title = line.replace(/^#+\s*/, '').trim();
            out.push({
                kind: 'heading',
                level: /^#+/.exec(line)?.[0].length ?? 1,
                text: title,
                id: anchorOf(title),
            });
            i++;
        }
        else if (line.startsWith('|')) {
            const rows = [];
            while (at().startsWith('|'))
                rows.push(cells(lines[i++] ?? ''));
            const ruled = rows.length > 1 && (rows[1] ?? []).every(cell => /^:?-+:?$/.test(cell));
            out.push({ kind: 'table', head: ruled ? rows[0] : undefined, rows: ruled ? rows.slice(2) : rows });
        }
        else if (ITEM.test(line)) {
            const items = [];
            while (ITEM.test(at()) || /^\s{2,}\S/.test(at())) {
                const entry = lines[i++] ?? '';
                if (ITEM.test(entry))
                    items.push(entry.replace(ITEM, ''));
                else
                    items[items.length - 1] += ` ${entry.trim()}`;
            }
            out.push({ kind: 'list', numbered: /^\s*\d/.test(line), items });
        }
        else {
            const paragraph = [];
            while (i < lines.length && at().trim() && !/^(#|\||\s*[-*]\s)/.test(at())) {
                paragraph.push(lines[i++] ?? '');
            }
            if (!paragraph.length)
                paragraph.push(lines[i++] ?? '');
            out.push({ kind: 'paragraph', text: paragraph.join(' ') });
        }
    }
    return out;
}
export const folded = (text) => text
    .normalize('NFKD')
    .replace(/\p{M}|\*\*|`/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe');
export function search(blocks, words) {
    const wanted = folded(words).split(/\s+/).filter(Boolean);
    const has = (text) => wanted.every(word => folded(text).includes(word));
    const out = [];
    let above = [];
    const put = (block) => {
        out.push(...above, block);
        above = [];
    };
    for (const block of blocks) {
        if (block.kind === 'heading') {
            above = [...above.filter(h => h.level < block.level), block];
            if (has(block.text)) {
                out.push(...above);
                above = [];
            }
        }
        else if (block.kind === 'paragraph') {
            if (has(block.text))
                put(block);
        }
        else if (block.kind === 'list') {
            const items = block.items.filter(has);
            if (items.length)
                put({ ...block, numbered: false, items });
        }
        else {
            const rows = block.rows.filter(row => has(row.join(' ')));
            if (rows.length)
                put({ ...block, rows });
        }
    }
    return out;
}
export function passages(blocks) {
    return blocks.reduce((sum, block) => {
        if (block.kind === 'heading')
            return sum;
        return (sum + (block.kind === 'table' ? block.rows.length : block.kind === 'list' ? block.items.length : 1));
    }, 0);
}
