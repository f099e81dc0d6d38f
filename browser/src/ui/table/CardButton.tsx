/** A card, tile or stone that can be chosen: a button that reads out what is printed on it. */
import type { ComponentChildren } from 'preact';
import { spot } from '../spot.ts';

interface Props {
  target: string;
  cls: string;
  /** Sentences about it; empty ones are left out. */
  says: readonly string[];
  /** What it is called while it travels, and where it comes from when it is new. */
  flip?: string | undefined;
  from?: string | undefined;
  title?: string | undefined;
  children: ComponentChildren;
}

export function CardButton({ target, cls, says, flip, from, title, children }: Props) {
  return (
    <button
      {...spot(target, cls)}
      type="button"
      data-flip={flip}
      data-from={from}
      aria-label={says.filter(Boolean).join('. ')}
      title={title}
    >
      {children}
    </button>
  );
}
