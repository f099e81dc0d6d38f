/** What lies below the stage: hunt and ceremony cards, or in autumn the camps; and the own cards. */
import type { JSX } from 'preact';
import { CardArt } from '../../art/cards.tsx';
import { Icon } from '../../art/symbols.tsx';
import { parted } from '../../core/hyphens.ts';
import { nameOf, t, upper } from '../../core/text.ts';
import { reason } from '../../ui/spot.ts';
import { CardButton } from '../../ui/table/CardButton.tsx';
import { CubeMark, Dev, Figure, RewardMark, Tent } from './art.tsx';
import { book, ceremonyIcon, ICON, mySeat, own, textOf, view } from './catalogue.ts';
import type { Colour } from './view.ts';

export type Size = 'mini' | 'market' | 'large';

/** The price of a card: so many different colours. */
function Worth({ n, colour }: { n: number; colour: Colour }) {
  const summer = view.value?.phase === 'summer' || view.value?.phase === 'final';
  return (
    <span class="worth" aria-hidden="true">
      {Array.from({ length: n }, (_, i) =>
        summer ? <CubeMark key={i} of={colour} marker size={20} /> : <i key={i} class="anycube" />,
      )}
    </span>
  );
}

interface CardProps {
  card: string;
  target: string;
  size?: Size;
  flip?: string;
  now?: number;
}

export function HuntCard({ card, target, size = 'market', flip }: CardProps) {
  const data = book.value.hunt[card];
  if (!data) return null;
  const animal = data.reward === null;
  // A small one has no room for more than the animal; the picture shows the footprint.
  const title = size === 'large' ? nameOf('hunt_card', card) : nameOf('species', data.species);
  const says = [upper(nameOf('hunt_card', card)), upper(nameOf('hunt_text', card)), reason(target)];
  return (
    <CardButton
      target={target}
      cls={`card ${animal ? 'animal' : 'culture'} size-${size}`}
      says={says}
      flip={flip}
    >
      <span class="title">{parted(upper(title))}</span>
      <span class="artbox">
        <CardArt
          low
          icon={animal ? (ICON[data.species] ?? 'tiger') : 'paw'}
          corner={animal ? undefined : ICON[data.species]}
        />
        <Worth n={data.value} colour="brown" />
        {data.reward && (
          <span class="gain">
            <RewardMark of={data.reward} size={size === 'large' ? 28 : 20} />
          </span>
        )}
        {animal && <span class="vp">{data.points}</span>}
      </span>
      {size === 'large' && <span class="text">{upper(textOf('hunt_card', card))}.</span>}
    </CardButton>
  );
}

export function CeremonyCard({ card, target, size = 'market', flip, now }: CardProps) {
  const data = book.value.ceremony[card];
  if (!data) return null;
  const text = textOf('ceremony_card', card);
  const says = [
    nameOf('ceremony_card', card),
    upper(text),
    now === undefined ? '' : t('prehistory.worth_now', { n: now }),
    reason(target),
  ];
  return (
    <CardButton
      target={target}
      cls={`card stone size-${size}`}
      says={says}
      flip={flip}
      title={size === 'mini' ? nameOf('ceremony_card', card) : undefined}
    >
      <span class="title">{parted(nameOf('ceremony_card', card))}</span>
      <span class="artbox">
        <CardArt low icon={ceremonyIcon(card)} />
        {now === undefined && <Worth n={data.value} colour="yellow" />}
        {data.dp > 0 && now === undefined && (
          <span class="gain">
            {data.dp > 1 && data.dp}
            <Dev size={size === 'large' ? 28 : 19} />
          </span>
        )}
        {now !== undefined && <span class="vp">{now}</span>}
      </span>
      {size === 'large' && <span class="text">{upper(text)}.</span>}
    </CardButton>
  );
}

export function CampTile({
  camp,
  target,
  built = false,
  large = false,
}: {
  camp: string;
  target: string;
  built?: boolean;
  large?: boolean;
}) {
  const data = book.value.camps[camp];
  if (!data) return null;
  const says = [
    upper(nameOf('camp', camp)),
    upper(textOf('camp', camp)),
    built ? t('prehistory.built') : '',
    reason(target),
  ];
  return (
    <CardButton
      target={target}
      cls={`camptile ${built ? 'built' : ''} ${large ? 'large' : ''}`}
      says={says}
      flip={built ? undefined : `tile:${camp}`}
    >
      <span class="campno">{camp.slice(-1)}</span>
      <svg viewBox="-20 -22 40 40" class="camptent" aria-hidden="true">
        <Tent seat={own.value} />
      </svg>
      <span class="campfacts" aria-hidden="true">
        <span class="need">
          <svg viewBox="-13 -28 30 46" width="13" height="20">
            <Figure seat={own.value} />
          </svg>
          {data.need}
          {data.settle > 0 && <em>−{data.settle}</em>}
        </span>
        <span>
          <i class="sunny">{data.vp}</i>
          {data.dp}
          <Dev size={16} />
        </span>
      </span>
      {large && <span class="text">{upper(textOf('camp', camp))}.</span>}
    </CardButton>
  );
}

interface DisplayProps {
  cls: string;
  title: string;
  left: number;
  cards: readonly { card: string }[];
  kind: string;
  View: (props: CardProps) => JSX.Element | null;
}

/** Cards that lie open for everybody. */
function Display({ cls, title, left, cards, kind, View }: DisplayProps) {
  return (
    <section class={`row5 ${cls}`} aria-label={title}>
      <h2>
        {title} <small>{t('prehistory.deck', { n: left })}</small>
      </h2>
      <div class="cards" tabIndex={0} role="group" aria-label={title}>
        {cards.map(({ card }) => (
          <View key={card} card={card} target={`${kind}:${card}`} flip={card} />
        ))}
        {cards.length === 0 && <p class="hint">{t('prehistory.nothing')}</p>}
      </div>
    </section>
  );
}

function Displays() {
  const now = view.value;
  if (!now) return null;
  const { piles, hunting, ceremony } = now;
  const hunt = { cls: 'huntrow', title: t('prehistory.hunt_row'), left: piles.hunt, cards: hunting };
  const rite = { cls: 'riterow', title: t('prehistory.ceremony_row'), left: piles.ceremony, cards: ceremony };
  return (
    <>
      <Display {...hunt} kind="hunt" View={HuntCard} />
      <Display {...rite} kind="ceremony" View={CeremonyCard} />
    </>
  );
}

function Camps() {
  const seat = mySeat.value;
  return (
    <section class="camps" aria-label={t('prehistory.camps')}>
      <h2>
        {t('prehistory.camps')}{' '}
        <small>{t('prehistory.camps_left', { n: seat?.camps_left.length ?? 0 })}</small>
      </h2>
      <div class="camptiles" tabIndex={0} role="group" aria-label={t('prehistory.camps')}>
        {Object.keys(book.value.camps).map(camp => (
          <CampTile key={camp} camp={camp} target={`camp:${camp}`} built={!seat?.camps_left.includes(camp)} />
        ))}
      </div>
    </section>
  );
}

function MyCards() {
  const seat = mySeat.value;
  return (
    <section class="mycards" aria-label={t('prehistory.my_cards')}>
      <h2>{t('prehistory.my_cards')}</h2>
      <div class="cards" tabIndex={0} role="group" aria-label={t('prehistory.my_cards')}>
        {seat?.cards.map(({ card, now }) => (
          <CeremonyCard key={card} card={card} target={`view:${card}`} size="mini" flip={card} now={now} />
        ))}
        {!seat?.cards.length && (
          <p class="hint">
            <Icon name="drum" /> {t('prehistory.no_cards')}
          </p>
        )}
      </div>
    </section>
  );
}

export function Rows({ stage }: { stage: 'wall' | 'map' }) {
  return (
    <footer class={`rows on-${stage}`} aria-label={t('prehistory.cards')}>
      <Displays />
      <Camps />
      <MyCards />
    </footer>
  );
}
