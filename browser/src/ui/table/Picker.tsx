/** Something to choose from, laid over the table. It folds away, so that the table can be looked at
 * before one decides. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lay } from '../../core/layers.ts';
import { t } from '../../core/text.ts';

export function Picker({
  title,
  cls,
  children,
}: {
  title: string;
  cls: string;
  children: ComponentChildren;
}) {
  const [folded, setFolded] = useState(false);
  useEffect(() => (folded ? undefined : lay(() => setFolded(true))), [folded]);
  return (
    <section class={`picker ${cls} ${folded ? 'folded' : ''}`} aria-label={title}>
      <button
        type="button"
        class="fold"
        data-act="fold"
        aria-expanded={!folded}
        onClick={() => setFolded(!folded)}
      >
        {t(folded ? 'picker.open' : 'picker.fold')}
      </button>
      {!folded && children}
    </section>
  );
}
