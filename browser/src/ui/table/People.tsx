/** Who sits around the table: a panel for each side, with its points and whatever the game counts. */
import type { ComponentChildren } from 'preact';
import { SeatMark } from '../../art/pieces.tsx';
import { Icon } from '../../art/symbols.tsx';
import { memo } from '../../core/memo.ts';
import { t } from '../../core/text.ts';
import { dialog } from '../../core/ui.ts';

export function Peoples({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="peoples" aria-label={title}>
      <h2>{title}</h2>
      <ol>{children}</ol>
    </section>
  );
}

interface Props {
  cls: string;
  colour: string;
  anchor: string;
  mark: number;
  name: string;
  /** Behind the name. */
  sign?: ComponentChildren;
  /** Below the name. */
  about: ComponentChildren;
  /** Who has no points has no window either. */
  points?: { seat: number; total: number; title?: string };
  children: ComponentChildren;
}

export function People({ cls, colour, anchor, mark, name, sign, about, points, children }: Props) {
  return (
    <li class={`people ${cls}`} style={{ '--pc': colour }} data-anchor={anchor}>
      <SeatMark seat={mark} size={30} />
      <span class="who">
        <b>
          {name}
          {sign}
        </b>
        <small>{about}</small>
      </span>
      {points && (
        <button
          type="button"
          class="points"
          title={points.title}
          aria-label={t('seat.points', { n: points.total, name })}
          onClick={() => (dialog.value = { kind: 'seat', seat: points.seat })}
        >
          {points.total}
        </button>
      )}
      <span class="facts">{children}</span>
    </li>
  );
}

/** A number with its icon. */
export const Fact = memo(function Fact({
  icon,
  n,
  label,
}: {
  icon: string;
  n: number | string;
  label: string;
}) {
  return (
    <span class="fact" title={label}>
      <Icon name={icon} />
      <i aria-hidden="true">{n}</i>
      <span class="sr">{label}</span>
    </span>
  );
});
