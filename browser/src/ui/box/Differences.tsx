/** What a pack changes, in words. */
import { t } from '../../core/text.ts';
import type { Difference } from '../../core/wire.ts';

export function Differences({ all }: { all: Difference[] }) {
  if (!all.length) return <p>{t('box.no_differences')}</p>;
  return (
    <dl class="differences">
      {all.map(one => (
        <div key={one.entry}>
          <dt>{one.name}</dt>
          {one.lines.map((line, n) => (
            <dd key={n}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
