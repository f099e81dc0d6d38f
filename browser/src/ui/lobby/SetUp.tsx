/** Everything that can be chosen about a new table, in one window with one way to begin. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { shortName } from '../../core/games.ts';
import type { PlainPack } from '../../core/pack.ts';
import { labelled, t } from '../../core/text.ts';
import { dialog } from '../../core/ui.ts';
import type { GameInfo, NewTable } from '../../core/wire.ts';
import { PackChoice } from '../box/PackChoice.tsx';
import { Window } from '../Dialog.tsx';
import { makeTable } from './plans.ts';
import { Seats } from './SeatPlans.tsx';
import {
  calledAt,
  keepSetup,
  lastSetup,
  matter,
  problemOf,
  usual,
  wrongSeed,
  type Problem,
  type Setup,
} from './draft.ts';
import { Difficulty, Modules, Selects } from './Variants.tsx';
import { Wrong } from './Wrong.tsx';

const CLOCKS = [10, 20, 30, 60];

type HintRule = NonNullable<NewTable['hints']>;
const HINT_RULES = [
  ['agreed', 'setup.hints_agreed'],
  ['on', 'setup.hints_on'],
  ['off', 'setup.hints_off'],
] as const;

export function SetUp({ game }: { game: GameInfo }) {
  const [setup, setSetup] = useState<Setup>(() => usual(game));
  const [last] = useState(() => lastSetup(game));
  const [seed, setSeed] = useState('');
  const [hints, setHints] = useState<HintRule>('agreed');
  const [pack, setPack] = useState<PlainPack | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const form = useRef<HTMLFormElement>(null);
  const change = (part: Partial<Setup>) => {
    setSetup({ ...setup, ...part });
    setProblem(undefined);
  };
  const { seats, listed, clock } = setup;
  const options = matter(game, setup);
  const choose = (chosen: Record<string, string>) => change({ options: { ...setup.options, ...chosen } });
  const agrees = seats.length > 1 && !options.some(o => o.chosen?.says_first);
  const first = seats.findIndex(seat => seat.begins);
  // What is wrong comes into sight, even where it was folded away.
  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[data-wrong]');
    const folded = wrong?.closest('details');
    if (folded) folded.open = true;
    wrong?.scrollIntoView({ block: 'center' });
    wrong?.closest('label')?.querySelector<HTMLElement>('input,select')?.focus();
  }, [problem]);

  const start = async () => {
    const wrong = wrongSeed(seed);
    setProblem(wrong);
    if (wrong) return;
    setBusy(true);
    try {
      await makeTable({
        game: game.id,
        seats: seats.map((p, n) => ({ kind: p.kind, name: calledAt(p, n) })),
        options: Object.fromEntries(options.map(o => [o.id, o.chosen?.id ?? o.default])),
        first: agrees && first >= 0 ? first : null,
        listed,
        clock: clock ? clock * 60 : null,
        seed: seed.trim() ? Number(seed) : null,
        pack,
        hints,
      });
      keepSetup(game, setup);
      dialog.value = seats.some(s => s.kind === 'open') ? { kind: 'share' } : undefined;
    } catch (e) {
      const fields = ['seats', 'seed', 'clock', 'pack', ...(agrees ? ['first'] : [])];
      const places = [...seats.map((_, n) => `seats.${n}`), ...options.map(o => `options.${o.id}`)];
      const found = problemOf(e, [...fields, ...places]);
      // A pack that the server refuses names a place within it.
      setProblem(found.at === 'form' && pack ? { ...found, at: 'pack' } : found);
    }
    setBusy(false);
  };
  return (
    <Window title={labelled(shortName(game.id), t('setup.title'))} wide>
      <form
        class="setup"
        aria-label={t('setup.title')}
        ref={form}
        noValidate
        onSubmit={e => {
          e.preventDefault();
          if (!busy) void start();
        }}
      >
        {last && (
          <p class="row">
            <button type="button" data-act="last-time" onClick={() => change(last)}>
              {t('setup.last')}
            </button>
          </p>
        )}
        <PackChoice game={game.id} value={pack} change={setPack} />
        <Wrong at="pack" problem={problem} />
        <Seats
          game={game}
          seats={seats}
          agrees={agrees}
          problem={problem}
          change={to => change({ seats: to })}
        />
        <Difficulty options={options} choose={choose} problem={problem} />
        <Modules options={options} choose={choose} problem={problem} />
        <details class="more">
          <summary>{t('setup.variants')}</summary>
          <div class="variants">
            <Selects options={options} choose={choose} problem={problem} />
            <label class="field">
              {t('setup.clock')}
              <select
                name="clock"
                value={String(clock)}
                onChange={e => change({ clock: Number(e.currentTarget.value) })}
              >
                <option value="0">{t('setup.no_clock')}</option>
                {CLOCKS.map(n => (
                  <option key={n} value={String(n)}>
                    {t('setup.minutes', { n })}
                  </option>
                ))}
              </select>
              <Wrong at="clock" problem={problem} />
            </label>
            <label class="field">
              {t('setup.hints')}
              <select name="hints" value={hints} onChange={e => setHints(e.currentTarget.value as HintRule)}>
                {HINT_RULES.map(([rule, text]) => (
                  <option key={rule} value={rule}>
                    {t(text)}
                  </option>
                ))}
              </select>
            </label>
            <label class="field">
              {t('setup.seed')}
              <input
                name="seed"
                inputMode="numeric"
                value={seed}
                placeholder={t('setup.by_chance')}
                aria-invalid={problem?.at === 'seed' ? 'true' : undefined}
                onInput={e => {
                  setSeed(e.currentTarget.value);
                  setProblem(undefined);
                }}
              />
              <Wrong at="seed" problem={problem} />
            </label>
          </div>
        </details>
        <label class="toggle">
          <input
            type="checkbox"
            name="listed"
            checked={listed}
            onChange={e => change({ listed: e.currentTarget.checked })}
          />
          <span>
            {t('setup.listed')}
            <small>{t('setup.listed_hint')}</small>
          </span>
        </label>
        <Wrong at="form" problem={problem} />
        <p class="row begin">
          <button type="submit" class="go big" aria-disabled={busy || undefined} data-act="make">
            {t('setup.make')}
          </button>
        </p>
      </form>
    </Window>
  );
}
