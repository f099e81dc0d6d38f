/** A place drawn in SVG: the same as a button, with Enter and Space. */
import { spot } from '../../ui/spot.ts';

export function drawnSpot(target: string, cls: string, label: string) {
  const at = spot(target, cls);
  return {
    ...at,
    role: 'button' as const,
    'aria-label': label,
    onKeyDown: (e: KeyboardEvent) => {
      if (e.key === 'Enter' || e.key === ' ') {
        e.preventDefault();
        e.stopPropagation();
        at.onClick(e as unknown as MouseEvent);
      }
    },
  };
}
