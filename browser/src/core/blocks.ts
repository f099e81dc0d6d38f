/** Our Markdown cut into blocks: headings, paragraphs, lists, tables; rulings and sections get their
 * number as an anchor. And how to search in them. */

export type Block =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'paragraph'; text: string }
  /** Drawings, by what they are of, and what is said below them. */
  | { kind: 'figure'; of: string[]; caption: string }
  | { kind: 'list'; numbered: boolean; items: string[] }
  | { kind: 'table'; head: string[] | undefined; rows: string[][] };

const NUMBER = /^([A-Z]{1,3}\d+(?:[a-z]|\.\d+)?|\d+\.\d+)$/;
const FIGURE = /^!\[([^\]]*)\]\(([^)]*)\)$/;
const ITEM = /^\s*([-*]|\d+\.)\s+/;

/** The number that a heading begins with, or its words. */
export function anchorOf(heading: string): string {
  const first = (heading.split(/\s/)[0] ?? '').replace(/[.:]+$/, '');
  if (NUMBER.test(first) || /^\d+$/.test(first)) return first;
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The number of a ruling that is a row of a table. */
export const rulingOf = (row: readonly string[]): string | undefined =>
  row[0] && NUMBER.test(row[0]) ? row[0] : undefined;

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim().replaceAll('\\|', '|'));

export function parse(text: string): Block[] {
  const out: Block[] = [];
  const lines = text.split('\n');
  let i = 0;
  const at = () => lines[i] ?? '';
  while (i < lines.length) {
    const line = at();
    if (!line.trim()) i++;
    else if (line.startsWith('#')) {
      const title = line.replace(/^#+\s*/, '').trim();
      out.push({
        kind: 'heading',
        level: /^#+/.exec(line)?.[0].length ?? 1,
        text: title,
        id: anchorOf(title),
      });
      i++;
    } else if (FIGURE.test(line)) {
      const [, caption = '', of = ''] = FIGURE.exec(line) ?? [];
      out.push({ kind: 'figure', of: of.split(/\s+/).filter(Boolean), caption });
      i++;
    } else if (line.startsWith('|')) {
      const rows: string[][] = [];
      while (at().startsWith('|')) rows.push(cells(lines[i++] ?? ''));
      const ruled = rows.length > 1 && (rows[1] ?? []).every(cell => /^:?-+:?$/.test(cell));
      out.push({ kind: 'table', head: ruled ? rows[0] : undefined, rows: ruled ? rows.slice(2) : rows });
    } else if (ITEM.test(line)) {
      const items: string[] = [];
      while (ITEM.test(at()) || /^\s{2,}\S/.test(at())) {
        const entry = lines[i++] ?? '';
        if (ITEM.test(entry)) items.push(entry.replace(ITEM, ''));
        else items[items.length - 1] += ` ${entry.trim()}`;
      }
      out.push({ kind: 'list', numbered: /^\s*\d/.test(line), items });
    } else {
      const paragraph: string[] = [];
      while (i < lines.length && at().trim() && !/^(#|\||\s*[-*]\s)/.test(at())) {
        paragraph.push(lines[i++] ?? '');
      }
      if (!paragraph.length) paragraph.push(lines[i++] ?? '');
      out.push({ kind: 'paragraph', text: paragraph.join(' ') });
    }
  }
  return out;
}

/** Without capitals, accents and marks, for comparing what people type. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|\*\*|`/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe');

/** What holds all the words, under its headings. */
export function search(blocks: readonly Block[], words: string): Block[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  const has = (text: string) => wanted.every(word => folded(text).includes(word));
  const out: Block[] = [];
  let above: Extract<Block, { kind: 'heading' }>[] = [];
  const put = (block: Block) => {
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
    } else if (block.kind === 'paragraph') {
      if (has(block.text)) put(block);
    } else if (block.kind === 'figure') {
      if (has(block.caption)) put(block);
    } else if (block.kind === 'list') {
      const items = block.items.filter(has);
      if (items.length) put({ ...block, numbered: false, items });
    } else {
      const rows = block.rows.filter(row => has(row.join(' ')));
      if (rows.length) put({ ...block, rows });
    }
  }
  return out;
}

/** How many passages there are: what is no heading. */
export function passages(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => {
    if (block.kind === 'heading') return sum;
    return (
      sum + (block.kind === 'table' ? block.rows.length : block.kind === 'list' ? block.items.length : 1)
    );
  }, 0);
}
