/** Enough of Markdown for our texts, on the page. */
import type { JSX, VNode } from 'preact';
import { parse, rulingOf, type Block } from './blocks.ts';

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
            <tr>{block.head.map(cell => (cell ? <th scope="col">{inline(cell)}</th> : <td />))}</tr>
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

export type FigureBlock = Extract<Block, { kind: 'figure' }>;

interface BlocksProps {
  blocks: readonly Block[];
  /** That of the first heading on the page. */
  level?: number;
  /** How figures are drawn; without, they are left out. */
  figure?: (block: FigureBlock) => VNode;
}

export function Blocks({ blocks, level = 2, figure }: BlocksProps): JSX.Element {
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
        if (block.kind === 'figure') return figure?.(block);
        if (block.kind === 'table') return <Table block={block} label={under} />;
        const list = block.items.map(item => <li>{inline(item)}</li>);
        return block.numbered ? <ol>{list}</ol> : <ul>{list}</ul>;
      })}
    </div>
  );
}

export const Markdown = ({ text }: { text: string }): JSX.Element => <Blocks blocks={parse(text)} />;
