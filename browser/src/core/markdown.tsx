/** Enough of Markdown for our texts: headings, paragraphs, lists, tables, strong words. Rulings and
 * sections get their number as an anchor. */
import type { JSX, VNode } from 'preact';

export type Block =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; numbered: boolean; items: string[] }
  | { kind: 'table'; head: string[] | undefined; rows: string[][] };

const NUMBER = /^([A-Z]{1,3}\d+[a-z]?|\d+\.\d+)$/;
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
    .toLowerCase();

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

function inline(text: string): (string | VNode)[] {
  return text.split(/(\*\*[^*]+\*\*|(?<![\w*])\*[^*\s][^*]*\*(?![\w*])|`[^`]+`)/).map(part => {
    if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>;
    if (part.startsWith('*') && part.length > 2) return <em>{part.slice(1, -1)}</em>;
    if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
    return part;
  });
}

function Table({ block, label }: { block: Extract<Block, { kind: 'table' }>; label: string }) {
  const columns = block.rows[0]?.length ?? 0;
  return (
    <div class={columns > 3 ? 'scroll broad' : 'scroll'} tabIndex={0} role="group" aria-label={label}>
      <table>
        {block.head && (
          <thead>
            <tr>
              {block.head.map(cell => (
                <th scope="col">{inline(cell)}</th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {block.rows.map(row => {
            const number = rulingOf(row);
            return (
              <tr id={number} class={number ? 'ruling' : undefined}>
                {row.map((cell, n) =>
                  n === 0 && number ? (
                    <th scope="row">
                      <a href={`#${number}`}>{number}</a>
                    </th>
                  ) : (
                    <td>{inline(cell)}</td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** `level` is that of the first heading on the page; anchors only where the page has none of these. */
export function Blocks({ blocks, level = 2 }: { blocks: readonly Block[]; level?: number }): JSX.Element {
  let under = '';
  return (
    <div class="markdown">
      {blocks.map(block => {
        if (block.kind === 'heading') {
          under = block.text;
          const Tag = `h${Math.min(6, level + block.level - 1)}` as 'h2';
          return <Tag id={block.id}>{inline(block.text)}</Tag>;
        }
        if (block.kind === 'paragraph') return <p>{inline(block.text)}</p>;
        if (block.kind === 'table') return <Table block={block} label={under} />;
        const list = block.items.map(item => <li>{inline(item)}</li>);
        return block.numbered ? <ol>{list}</ol> : <ul>{list}</ul>;
      })}
    </div>
  );
}

export const Markdown = ({ text }: { text: string }): JSX.Element => <Blocks blocks={parse(text)} />;
