/** What lies on a table that nobody has drawn: the server's view of it as an outline. Ids are called
 * by their names where the game has any. */
import type { JSX } from 'preact';
import { shown } from '../../core/picture.ts';
import { gameTexts, nameOf, readable, seatName } from '../../core/text.ts';
import { Sum } from '../../ui/table/Sum.tsx';

type Fields = Record<string, unknown>;

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';
const isShort = (value: unknown): boolean => isPlain(value) || (Array.isArray(value) && value.every(isPlain));
const isFlat = (value: unknown): value is Fields =>
  !isShort(value) && !Array.isArray(value) && Object.values(value as Fields).every(isShort);

/** One value in words; `kind` is what it stands under. */
function word(value: unknown, kind: string): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value === 'number') return kind === 'seat' ? seatName(value) : String(value);
  return called(String(value), kind);
}

/** By its kind, or, if only one thing at all has this id, as that is called. */
function called(id: string, kind: string): string {
  const names = gameTexts.value.names;
  const all = new Set(Object.values(names).flatMap(of => of[id] ?? []));
  return names[kind]?.[id] ?? (all.size === 1 ? [...all][0] : undefined) ?? readable(id);
}

const short = (value: unknown, kind: string): string =>
  Array.isArray(value) ? value.map(one => word(one, kind)).join(', ') || '–' : word(value, kind);

/** Things of one kind, one below the other. */
function Rows({ rows }: { rows: readonly Fields[] }): JSX.Element {
  const names = [...new Set(rows.flatMap(row => Object.keys(row)))];
  return (
    <table>
      <thead>
        <tr>
          {names.map(name => (
            <th key={name} scope="col">
              {readable(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            {names.map(name => (
              <td key={name}>{short(row[name], name)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Outline({ value, kind = '' }: { value: unknown; kind?: string }): JSX.Element {
  if (isShort(value)) return <>{short(value, kind)}</>;
  if (Array.isArray(value)) {
    if (value.every(isFlat)) return <Rows rows={value} />;
    return (
      <ol>
        {value.map((one, i) => (
          <li key={i}>
            <Outline value={one} kind={kind} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <dl>
      {Object.entries(value as Fields).map(([name, one]) => (
        <div key={name}>
          <dt>{readable(name)}</dt>
          <dd>
            <Outline value={one} kind={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The whole table. */
export const Describe = () => (
  <div class="describe outline">
    <Outline value={shown.value?.view} />
  </div>
);

/** The points of one seat, and whatever the view lists for it. */
export function SeatWindow({ seat }: { seat: number }) {
  const score = shown.value?.scores[seat];
  const seats: unknown = shown.value?.view.seats;
  const own: unknown = Array.isArray(seats) ? seats[seat] : undefined;
  return (
    <>
      {score && (
        <Sum
          rows={Object.entries(score.categories).map(([id, n]) => [nameOf('category', id), n])}
          total={score.total}
        />
      )}
      {own !== undefined && (
        <div class="outline">
          <Outline value={own} kind="seats" />
        </div>
      )}
    </>
  );
}
