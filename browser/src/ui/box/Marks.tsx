/** Where the data of a component comes from. */
import type { TextKey } from '../../core/keys.ts';
import { t } from '../../core/text.ts';

export const SOURCES = ['R', 'M', 'P', 'S'] as const;
export type Source = (typeof SOURCES)[number];

const NAME: Record<Source, TextKey> = {
  R: 'box.reconstructed',
  M: 'box.memory',
  P: 'box.public',
  S: 'box.rulebook',
};
const LONG: Record<Source, TextKey> = {
  R: 'box.reconstructed_long',
  M: 'box.memory_long',
  P: 'box.public_long',
  S: 'box.rulebook_long',
};
/** A broken stone put together again, a head, a globe, a book. */
const SHAPE: Record<Source, string> = {
  R: 'M5 20L3 12L8 4L12 5L10 10L14 13L11 20ZM14 5L19 7L21 14L17 20H13L16 13L12 10Z',
  M: 'M12 3A8 8 0 0 0 4 11L2 15H4V19H8V22H16V17A8 8 0 0 0 12 3ZM11 7H13V10H16V12H13V15H11V12H8V10H11Z',
  P: 'M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2ZM11 4.5V11H7.5C7.6 8.5 9 5.6 11 4.5ZM13 4.5C15 5.6 16.4 8.5 16.5 11H13ZM7.5 13H11V19.5C9 18.4 7.6 15.5 7.5 13ZM13 13H16.5C16.4 15.5 15 18.4 13 19.5Z',
  S: 'M2 4C6 3 9 3.500 11.300 5.500V21C9 19 6 18.500 2 19.500ZM22 4C18 3 15 3.500 12.700 5.500V21C15 19 18 18.500 22 19.500Z',
};

export const isSource = (letter: string): letter is Source => letter in NAME;
export const sourceName = (source: Source): string => t(NAME[source]);

export const Shape = ({ source }: { source: Source }) => (
  <svg class={`mark mark-${source}`} viewBox="0 0 24 24" aria-hidden="true">
    <path fill-rule="evenodd" d={SHAPE[source]} />
  </svg>
);

/** Beside a component. */
export function Mark({ source }: { source: string }) {
  if (!isSource(source)) return null;
  return (
    <span class="sourcemark" data-source={source} title={t(LONG[source])}>
      <Shape source={source} /> {sourceName(source)}
    </span>
  );
}

export const Legend = () => (
  <details class="legend">
    <summary>{t('box.legend')}</summary>
    <dl>
      {SOURCES.map(source => (
        <div key={source}>
          <dt>
            <Shape source={source} /> {sourceName(source)}
          </dt>
          <dd>{t(LONG[source])}</dd>
        </div>
      ))}
    </dl>
  </details>
);
