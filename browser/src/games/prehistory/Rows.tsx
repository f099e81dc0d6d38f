/** What lies below the stage: hunt and ceremony cards, or in autumn the camps; and the own cards. */
import { Icon } from '../../art/symbols.tsx';
import { memo } from '../../core/memo.ts';
import { refusal } from '../../core/table.ts';
import { nameOf, say, t, upper } from '../../core/text.ts';
import { spot } from '../../ui/spot.ts';
import { CubeMark, Dev, Figure, RewardMark, Tent } from './art.tsx';
import { book, ceremonyIcon, ICON, mySeat, own, textOf, view, type Colour } from './catalogue.ts';

/** Long German words break where they are put together. */
const soft = (name: string): string =>
  name.replace(
    /(Säbelzahn|Woll|nashorn|tiger|Mammut|Meister|Fischerei|Malerei)(?=[a-zäöüß]{4})/g,
    '$1\u00AD',
  );

export type Size = 'mini' | 'market' | 'large';

const Art = memo(function Art({ icon, corner }: { icon: string; corner?: string }) {
  return (
    <svg class="art" viewBox="0 0 120 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="120" height="84" class="wall" />
      <path d="M0 70C20 60 40 66 60 62S100 56 120 64V84H0Z" class="floor" />
      <use href={`#i-${icon}`} transform="translate(27.5 9) scale(.131)" class="shade" />
      <use href={`#i-${icon}`} transform="translate(26.5 7.5) scale(.131)" class="fig" />
      {corner && (
        <use href={`#i-${corner}`} transform="translate(84 50) scale(.06)" class="fig" opacity=".8" />
      )}
    </svg>
  );
});

function reason(target: string): string {
  const why = refusal(target);
  return why ? t('why.not', { reason: say(why.reason) }) : '';
}

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
  const at = spot(target, `card ${animal ? 'animal' : 'culture'} size-${size}`);
  const says = [nameOf('hunt_card', card), reason(target)];
  return (
    <button {...at} type="button" data-flip={flip} aria-label={says.filter(Boolean).join('. ')}>
      <span class="title">{soft(nameOf('species', data.species))}</span>
      <span class="artbox">
        <Art
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
    </button>
  );
}

export function CeremonyCard({ card, target, size = 'market', flip, now }: CardProps) {
  const data = book.value.ceremony[card];
  if (!data) return null;
  const at = spot(target, `card stone size-${size}`);
  const text = textOf('ceremony_card', card);
  const says = [
    nameOf('ceremony_card', card),
    text,
    now === undefined ? '' : t('ph.worth_now', { n: now }),
    reason(target),
  ];
  return (
    <button
      {...at}
      type="button"
      data-flip={flip}
      aria-label={says.filter(Boolean).join('. ')}
      title={size === 'mini' ? nameOf('ceremony_card', card) : undefined}
    >
      <span class="title">{soft(nameOf('ceremony_card', card))}</span>
      <span class="artbox">
        <Art icon={ceremonyIcon(card)} />
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
    </button>
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
  const at = spot(target, `camptile ${built ? 'built' : ''} ${large ? 'large' : ''}`);
  const says = [nameOf('camp', camp), textOf('camp', camp), built ? t('ph.built') : '', reason(target)];
  return (
    <button
      {...at}
      type="button"
      aria-label={says.filter(Boolean).join('. ')}
      data-flip={built ? undefined : `tile:${camp}`}
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
    </button>
  );
}

function Hunting() {
  const now = view.value;
  return (
    <section class="row5 huntrow" aria-label={t('ph.hunt_row')}>
      <h2>
        {t('ph.hunt_row')} <small>{t('ph.deck', { n: now?.piles.hunt ?? 0 })}</small>
      </h2>
      <div class="cards">
        {now?.hunting.map(c => (
          <HuntCard key={c.card} card={c.card} target={`hunt:${c.card}`} flip={c.card} />
        ))}
        {now?.hunting.length === 0 && <p class="hint">{t('ph.nothing')}</p>}
      </div>
    </section>
  );
}

function Ceremonies() {
  const now = view.value;
  return (
    <section class="row5 riterow" aria-label={t('ph.ceremony_row')}>
      <h2>
        {t('ph.ceremony_row')} <small>{t('ph.deck', { n: now?.piles.ceremony ?? 0 })}</small>
      </h2>
      <div class="cards">
        {now?.ceremony.map(c => (
          <CeremonyCard key={c.card} card={c.card} target={`ceremony:${c.card}`} flip={c.card} />
        ))}
        {now?.ceremony.length === 0 && <p class="hint">{t('ph.nothing')}</p>}
      </div>
    </section>
  );
}

function Camps() {
  const seat = mySeat.value;
  return (
    <section class="camps" aria-label={t('ph.camps')}>
      <h2>
        {t('ph.camps')} <small>{t('ph.camps_left', { n: seat?.camps_left.length ?? 0 })}</small>
      </h2>
      <div class="camptiles">
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
    <section class="mycards" aria-label={t('ph.my_cards')}>
      <h2>{t('ph.my_cards')}</h2>
      <div class="cards">
        {seat?.cards.map(({ card, now }) => (
          <CeremonyCard key={card} card={card} target={`view:${card}`} size="mini" flip={card} now={now} />
        ))}
        {!seat?.cards.length && (
          <p class="hint">
            <Icon name="drum" /> {t('ph.no_cards')}
          </p>
        )}
      </div>
    </section>
  );
}

export function Rows({ stage }: { stage: 'wall' | 'map' }) {
  return (
    <footer class={`rows on-${stage}`} aria-label={t('ph.cards')}>
      <Hunting />
      <Ceremonies />
      <Camps />
      <MyCards />
    </footer>
  );
}
