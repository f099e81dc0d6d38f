/** Everything about one tribe; nothing of it is hidden. */
import { countOf, labelled, nameOf, t } from '../../core/text.ts';
import { Sum } from '../../ui/table/Sum.tsx';
import {
  categories,
  counted,
  FISH_KINDS,
  huntedText,
  MARKERS,
  RESOURCES,
  SPECIES,
  total,
  view,
} from './catalogue.ts';

export function SeatWindow({ seat: number }: { seat: number }) {
  const seat = view.value?.seats[number];
  if (!seat) return <p />;
  const list = (all: string[]) => (all.length ? all.join(', ') : '–');
  return (
    <>
      <Sum rows={categories(seat)} total={total(seat)} />
      <dl>
        <dt>{t('prehistory.resources')}</dt>
        <dd>{counted(seat.resources, RESOURCES)}</dd>
        <dt>{t('prehistory.markers')}</dt>
        <dd>{counted(seat.markers, MARKERS)}</dd>
        <dt>{t('prehistory.painting')}</dt>
        <dd>{list(seat.painted.map(s => nameOf('section', s)))}</dd>
        <dt>{t('prehistory.baskets')}</dt>
        <dd>{list(Object.entries(seat.baskets).map(([kind, n]) => countOf(n, 'kind', kind)))}</dd>
        <dt>{t('prehistory.catch')}</dt>
        <dd>
          {list([
            ...FISH_KINDS.map(k => countOf(seat.fish[k] ?? 0, 'fish_kind', k)),
            ...SPECIES.map(k => huntedText(seat, k)),
          ])}
        </dd>
        <dt>{t('prehistory.my_cards')}</dt>
        <dd>{list(seat.cards.map(c => `${nameOf('ceremony_card', c.card)} (${c.now})`))}</dd>
        <dt>{t('prehistory.camps')}</dt>
        <dd>{list(seat.camps.map(c => labelled(nameOf('camp', c.camp), nameOf('hex', c.hex))))}</dd>
      </dl>
    </>
  );
}
