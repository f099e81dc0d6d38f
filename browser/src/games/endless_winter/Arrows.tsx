/** The Nomads' two arrows, at the edges of whatever they choose from: the big one decides first. */
import { weighed } from '../../core/picture.ts';

/** Shown while something of this kind is chosen (`ground`, `culture`, `stone`, `site`, `column`). */
export function Arrows({ kind }: { kind: string }) {
  const now = weighed.value;
  if (!now?.candidates.some(place => place.startsWith(`${kind}:`))) return null;
  return (
    <>
      {now.arrows.map((way, n) => (
        <i key={way} class={`weigharrow ${way} ${n ? 'second' : 'first'}`} aria-hidden="true">
          <svg viewBox="-18 -20 36 40">
            <path d="M0 -17L14 4H6V15H-6V4H-14Z" />
          </svg>
        </i>
      ))}
    </>
  );
}
