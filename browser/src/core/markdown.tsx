/** Enough of Markdown for our rule texts: headings, paragraphs, lists, tables, strong words. */
import type { JSX, VNode } from 'preact';

function inline(text: string): (string | VNode)[] {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map(part => {
    if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>;
    if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
    return part;
  });
}

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => cell.trim());

export function Markdown({ text }: { text: string }): JSX.Element {
  const out: VNode[] = [];
  const lines = text.split('\n');
  let i = 0;
  while (i < lines.length) {
    const line = lines[i] ?? '';
    if (!line.trim()) {
      i++;
    } else if (line.startsWith('#')) {
      const level = /^#+/.exec(line)?.[0].length ?? 1;
      const Tag = `h${Math.min(6, level + 1)}` as 'h2';
      out.push(<Tag>{inline(line.replace(/^#+\s*/, ''))}</Tag>);
      i++;
    } else if (line.startsWith('|')) {
      const rows: string[][] = [];
      while ((lines[i] ?? '').startsWith('|')) rows.push(cells(lines[i++] ?? ''));
      const ruled = rows.length > 1 && (rows[1] ?? []).every(cell => /^:?-+:?$/.test(cell));
      const body = ruled ? rows.slice(2) : rows;
      out.push(
        <div class="scroll" tabIndex={0} role="group">
          <table>
            {ruled && (
              <thead>
                <tr>
                  {(rows[0] ?? []).map(cell => (
                    <th scope="col">{inline(cell)}</th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {body.map(row => (
                <tr id={row[0] && /^R\d+$/.test(row[0]) ? `rule-${row[0]}` : undefined}>
                  {row.map(cell => (
                    <td>{inline(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>,
      );
    } else if (/^\s*([-*]|\d+\.)\s/.test(line)) {
      const items: string[] = [];
      const numbered = /^\s*\d/.test(line);
      while (/^\s*([-*]|\d+\.)\s/.test(lines[i] ?? '') || /^\s{2,}\S/.test(lines[i] ?? '')) {
        const entry = lines[i++] ?? '';
        if (/^\s*([-*]|\d+\.)\s/.test(entry)) items.push(entry.replace(/^\s*([-*]|\d+\.)\s+/, ''));
        else items[items.length - 1] += ` ${entry.trim()}`;
      }
      const list = items.map(item => <li>{inline(item)}</li>);
      out.push(numbered ? <ol>{list}</ol> : <ul>{list}</ul>);
    } else {
      const paragraph: string[] = [];
      while (i < lines.length && (lines[i] ?? '').trim() && !/^(#|\||\s*[-*]\s)/.test(lines[i] ?? '')) {
        paragraph.push(lines[i++] ?? '');
      }
      if (!paragraph.length) paragraph.push(lines[i++] ?? '');
      out.push(<p>{inline(paragraph.join(' '))}</p>);
    }
  }
  return <div class="markdown">{out}</div>;
}
