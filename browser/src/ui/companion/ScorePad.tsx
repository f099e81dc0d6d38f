/** The score pad: one number after the other, with running totals and the winner by the rules. */
import { useEffect, useState } from 'preact/hooks';
import { gameName, games, learnGames, shortName } from '../../core/games.ts';
import { store, stored, unstore } from '../../core/storage.ts';
import { language } from '../../core/text.ts';
import { toast } from '../../core/toasts.ts';
import { NumberPad } from './Ask.tsx';
import { pad as compute, say } from './device.ts';
import type { PadAsked, PadShown } from './types.ts';

const PLACE = 'companion.pad';
const MOST = 199;

interface Spot {
  seat: number;
  category: number;
}

export function ScorePad({ back }: { back(): void }) {
  useEffect(learnGames, []);
  const [pad, setPad] = useState<PadAsked | undefined>(() => {
    const old = stored(PLACE);
    return old ? (JSON.parse(old) as PadAsked) : undefined;
  });
  const [shown, setShown] = useState<PadShown | undefined>(undefined);
  const [game, setGame] = useState('');
  const [spot, setSpot] = useState<Spot | undefined>(undefined);
  useEffect(() => {
    if (!pad) return;
    store(PLACE, JSON.stringify(pad));
    compute(pad, language.value).then(setShown, (e: Error) => toast(e.message));
  }, [pad, language.value]);
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
        <button type="button" onClick={back}>
          {say('back', {}, 'pad')}
        </button>
      </div>
    );
  if (!shown) return null;
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
    <div class="cpad">
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
                    placeholder={name}
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
                <th scope="row">{category.text}</th>
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
      {open && (
        <section class="asking">
          <h1>
            {say(
              'category',
              { category: shown.categories[open.category]?.text ?? '', player: shown.names[open.seat] ?? '' },
              'pad',
            )}
          </h1>
          <NumberPad key={`${open.category}.${open.seat}`} most={MOST} done={put} />
        </section>
      )}
      {!open && shown.breaker && <Tie shown={shown} pad={pad} setPad={setPad} />}
      {!open && shown.result && <p class="cresult">{shown.result}</p>}
      <button
        type="button"
        data-act="again"
        onClick={() => {
          unstore(PLACE);
          setShown(undefined);
          setPad(undefined);
        }}
      >
        {say('again', {}, 'pad')}
      </button>
      <button type="button" onClick={back}>
        {say('back', {}, 'pad')}
      </button>
    </div>
  );
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

/** Category by category, so that everybody counts the same thing at the same time. */
function firstEmpty(shown: PadShown): Spot | undefined {
  for (let category = 0; category < shown.categories.length; category++)
    for (let seat = 0; seat < shown.names.length; seat++)
      if (shown.points[seat]?.[category] === null) return { seat, category };
  return undefined;
}
