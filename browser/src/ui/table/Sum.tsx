/** The points of one seat by category, and their sum. */
import { t } from '../../core/text.ts';

export function Sum({
  rows,
  total,
}: {
  rows: readonly (readonly [name: string, n: number])[];
  total: number;
}) {
  return (
    <table class="sum">
      <tbody>
        {rows.map(([name, n]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{n}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('scores.total')}</th>
          <td>{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Names one after the other, each once, with how often it comes. */
export function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)).join(', ') || '–';
}
