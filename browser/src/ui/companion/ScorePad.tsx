/** The score pad: one number after the other, with running totals and the winner by the rules. */
import { useEffect, useState } from 'preact/hooks';
import { Failed } from '../../core/api.ts';
import { parted } from '../../core/hyphens.ts';
import { gameName, games, learnGames, shortName } from '../../core/games.ts';
import { store, stored, unstore } from '../../core/storage.ts';
import { language } from '../../core/text.ts';
import { toast } from '../../core/toasts.ts';
import { Art, Gallery, type Drawings } from './Art.tsx';
import { NumberPad } from './Ask.tsx';
import { pad as compute, say } from './device.ts';
import type { PadAsked, PadShown } from './wire.ts';

const PLACE = 'companion.pad';
/** What was shown last, so that the pad opens without a connection. */
const SHOWN = 'companion.pad.shown';
const RETRY = 3000;
const MOST = 199;

interface Spot {
  seat: number;
  category: number;
}

export function ScorePad({ back, drawings }: { back(): void; drawings: Drawings }) {
  useEffect(learnGames, []);
  const [pad, setPad] = useState(() => kept<PadAsked>(PLACE));
  const [shown, setShown] = useState(() => {
    const last = pad && kept<PadShown>(SHOWN);
    return last && added(last, pad);
  });
  const [tries, setTries] = useState(0); // since the connection was lost
  const [game, setGame] = useState('');
  const [spot, setSpot] = useState<Spot | undefined>(undefined);
  useEffect(() => {
    if (!pad) return;
    let timer = 0;
    let current = true;
    store(PLACE, JSON.stringify(pad));
    compute(pad, language.value).then(
      found => {
        if (!current) return;
        store(SHOWN, JSON.stringify(found));
        setShown(found);
        setTries(0);
      },
      (e: Error) => {
        if (!current) return;
        if (e instanceof Failed) return toast(e.message);
        setShown(now => now && added(now, pad));
        timer = window.setTimeout(() => setTries(tries + 1), RETRY);
      },
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [pad, language.value, tries]);
  const most = games.value.find(one => one.id === game)?.players[1] ?? 4;
  if (!pad)
    return (
      <div class="cbegin">
        <p class="lead">{say('about', {}, 'pad')}</p>
        <h2>{say('game', {}, 'pad')}</h2>
        <div class="coptions">
          {games.value.map(one => (
            <button
              key={one.id}
              type="button"
              class={game === one.id ? 'on' : ''}
              data-game={one.id}
              onClick={() => setGame(one.id)}
            >
              {gameName(one.id)}
            </button>
          ))}
        </div>
        {game && (
          <>
            <h2>{say('players', {}, 'pad')}</h2>
            <div class="coptions">
              {Array.from({ length: most }, (_, n) => (
                <button
                  key={n}
                  type="button"
                  data-players={n + 1}
                  onClick={() =>
                    setPad({ game, names: Array.from({ length: n + 1 }, () => ''), points: [], ties: {} })
                  }
                >
                  {n + 1}
                </button>
              ))}
            </div>
          </>
        )}
        <p class="cfoot">
          <button type="button" onClick={back}>
            {say('back', {}, 'pad')}
          </button>
        </p>
      </div>
    );
  if (!shown) return tries ? <p class="cwaiting">{say('no_connection')}</p> : null;
  const open = spot ?? firstEmpty(shown);
  const put = (value: number) => {
    if (!open) return;
    const points = shown.points.map(row => [...row]);
    const row = points[open.seat];
    if (row) row[open.category] = value;
    setSpot(undefined);
    setPad({ ...pad, points });
  };
  return (
    <Gallery game={pad.game} drawings={drawings}>
      <div class="cpad">
        {tries > 0 && (
          <p class="cwaiting" role="status">
            {say('waiting')}
          </p>
        )}
        {open && (
          <section class="asking">
            <h1>
              <Art art={shown.categories[open.category]?.art ?? ''} large />
              {say(
                'category',
                {
                  category: shown.categories[open.category]?.text ?? '',
                  player: shown.names[open.seat] ?? '',
                },
                'pad',
              )}
            </h1>
            <NumberPad key={`${open.category}.${open.seat}`} most={MOST} done={put} />
          </section>
        )}
        <div class="scroll" tabIndex={0} role="group" aria-label={say('title', {}, 'pad')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{shortName(pad.game)}</th>
                {shown.names.map((name, seat) => (
                  <th key={seat} scope="col">
                    <input
                      aria-label={name}
                      size={4}
                      placeholder={String(seat + 1)}
                      value={pad.names[seat]}
                      maxLength={24}
                      onChange={e => {
                        const names = [...pad.names];
                        names[seat] = e.currentTarget.value;
                        setPad({ ...pad, names });
                      }}
                    />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.categories.map((category, at) => (
                <tr key={category.id}>
                  <th scope="row">
                    <span>
                      <Art art={category.art} />
                      <span>{parted(category.text)}</span>
                    </span>
                  </th>
                  {shown.names.map((_, seat) => (
                    <td key={seat}>
                      <button
                        type="button"
                        class={open?.seat === seat && open.category === at ? 'on' : ''}
                        data-pad={`${at}.${seat}`}
                        onClick={() => setSpot({ seat, category: at })}
                      >
                        {shown.points[seat]?.[at] ?? '–'}
                      </button>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{say('total', {}, 'pad')}</th>
                {shown.totals.map((total, seat) => (
                  <td key={seat} class={shown.front.includes(seat) ? 'front' : ''}>
                    {total}
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>

        {!open && shown.breaker && <Tie shown={shown} pad={pad} setPad={setPad} />}
        {!open && shown.result && <p class="cresult">{shown.result}</p>}
        <p class="cfoot">
          <button
            type="button"
            data-act="again"
            onClick={() => {
              unstore(PLACE);
              unstore(SHOWN);
              setShown(undefined);
              setPad(undefined);
            }}
          >
            {say('again', {}, 'pad')}
          </button>
          <button type="button" onClick={back}>
            {say('back', {}, 'pad')}
          </button>
        </p>
      </div>
    </Gallery>
  );
}

function kept<T>(place: string): T | undefined {
  const old = stored(place);
  return old ? (JSON.parse(old) as T) : undefined;
}

interface TieProps {
  shown: PadShown;
  pad: PadAsked;
  setPad(pad: PadAsked): void;
}

/** What breaks a tie is asked of each who is tied. */
function Tie({ shown, pad, setPad }: TieProps) {
  const entered = shown.ties[shown.breaker] ?? shown.names.map(() => null);
  const seat = shown.front.find(one => entered[one] === null || entered[one] === undefined);
  if (seat === undefined) return null;
  return (
    <section class="asking">
      <h1>{shown.question}</h1>
      <p>{shown.names[seat]}</p>
      <NumberPad
        key={`${shown.breaker}.${seat}`}
        most={99}
        done={value => {
          const values = shown.names.map((_, at) => (at === seat ? value : (entered[at] ?? null)));
          setPad({ ...pad, ties: { ...pad.ties, [shown.breaker]: values } });
        }}
      />
    </section>
  );
}

/** Without a connection the sums go on; who wins is said by the rules. */
function added(shown: PadShown, pad: PadAsked): PadShown {
  const points = shown.points.map((row, seat) => row.map((_, at) => pad.points[seat]?.[at] ?? null));
  const totals = points.map(row => row.reduce<number>((sum, n) => sum + (n ?? 0), 0));
  const names = shown.names.map((name, seat) => pad.names[seat] || name);
  return { ...shown, points, totals, names, front: [], breaker: '', result: '' };
}

/** Category by category, so that everybody counts the same thing at the same time. */
function firstEmpty(shown: PadShown): Spot | undefined {
  for (let category = 0; category < shown.categories.length; category++)
    for (let seat = 0; seat < shown.names.length; seat++)
      if (shown.points[seat]?.[category] === null) return { seat, category };
  return undefined;
}
