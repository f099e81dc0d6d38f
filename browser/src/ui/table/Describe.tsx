/** The table in words: one table for each part of it, for those who read it instead of looking. */
import { t } from '../../core/text.ts';

/** The name of a row, and its cells; an empty cell gets a dash. */
export type Row = readonly [head: string, ...cells: (string | number)[]];

export interface Part {
  caption: string;
  /** Above the columns. */
  names?: readonly string[];
  rows: readonly Row[];
}

/** Names of columns: those of everybody at the table, and those of every place on it. */
export const sideNames = (...own: string[]): string[] => [
  t('describe.name'),
  t('describe.points'),
  ...own,
  t('describe.rest'),
];
export const placeNames = (...own: string[]): string[] => [t('describe.name'), t('describe.terrain'), ...own];

export function Description({ parts }: { parts: readonly Part[] }) {
  return (
    <div class="describe">
      {parts.map((part, i) => (
        <PartTable key={i} {...part} />
      ))}
    </div>
  );
}

function PartTable({ caption, names, rows }: Part) {
  return (
    <table>
      <caption>{caption}</caption>
      {names && (
        <thead>
          <tr>
            {names.map((name, i) =>
              name === '' ? (
                <td key={i} />
              ) : (
                <th key={i} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([head, ...cells], n) => (
          <tr key={n}>
            <th scope="row">{head}</th>
            {cells.map((cell, i) => (
              <td key={i}>{cell === '' ? '–' : cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
