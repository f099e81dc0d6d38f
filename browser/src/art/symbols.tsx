/** Everything that is drawn many times, defined once. */
import type { ComponentChildren } from 'preact';
import { memo } from '../core/memo.ts';
import { labelled } from './label.ts';
import { ICONS } from './icons.ts';
import { PieceSymbols } from './pieces.tsx';

interface IconProps {
  name: string;
  cls?: string;
  label?: string;
}
export const Icon = memo(function Icon({ name, cls = 'icon', label }: IconProps) {
  return (
    <svg class={cls} viewBox="0 0 512 512" {...labelled(label)}>
      <use href={`#i-${name}`} />
    </svg>
  );
});

/** What is drawn many times, out of sight. */
export const Sheet = ({
  icons,
  children,
}: {
  icons: Record<string, string>;
  children: ComponentChildren;
}) => (
  <svg class="sprite" width="0" height="0" aria-hidden="true">
    <defs>
      {Object.entries(icons).map(([key, d]) => (
        <path key={key} id={`i-${key}`} d={d} />
      ))}
      {children}
    </defs>
  </svg>
);

export const Sprite = memo(() => (
  <Sheet icons={ICONS}>
    <PieceSymbols />
  </Sheet>
));
