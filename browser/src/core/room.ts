/** How much room the window has; the same limits as in the styles. */
import { signal, type ReadonlySignal } from '@preact/signals';

function fits(query: string): ReadonlySignal<boolean> {
  const media = matchMedia(query);
  const found = signal(media.matches);
  media.addEventListener('change', () => (found.value = media.matches));
  return found;
}

/** Does one view at a time have the whole window? */
export const isPhone = fits('(max-width: 640px)');
/** Or do some views share a place? */
export const isTablet = fits('(max-width: 1100px)');
