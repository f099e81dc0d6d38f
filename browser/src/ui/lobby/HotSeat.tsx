/** Several people on one screen: only their number and names are asked. */
import { useState } from 'preact/hooks';
import { SeatMark } from '../../art/pieces.tsx';
import type { GameInfo } from '../../core/wire.ts';
import { t } from '../../core/text.ts';
import { dialog } from '../../core/ui.ts';
import { Window } from '../Dialog.tsx';
import { make, nameFor, numbers, onOneScreen } from './plans.ts';

export function HotSeat({ game }: { game: GameInfo }) {
  const [names, setNames] = useState<string[]>(Array.from({ length: numbers(game)[0] ?? 2 }, () => ''));
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    const made = await make(
      onOneScreen(
        game,
        names.map((name, n) => name || nameFor('human', n)),
      ),
    );
    setBusy(false);
    if (made) dialog.value = undefined;
  };
  return (
    <Window title={t('preset.hotseat')}>
      <form
        class="hotseat"
        onSubmit={e => {
          e.preventDefault();
          if (!busy) void begin();
        }}
      >
        <fieldset>
          <legend>{t('preset.how_many')}</legend>
          {numbers(game).map(n => (
            <label key={n} class="choicebox">
              <input
                type="radio"
                name="people"
                checked={names.length === n}
                onChange={() => setNames(Array.from({ length: n }, (_, i) => names[i] ?? ''))}
              />{' '}
              {n}
            </label>
          ))}
        </fieldset>
        <ol class="seatplan names">
          {names.map((name, n) => (
            <li key={n}>
              <SeatMark seat={n} size={30} />
              <input
                aria-label={t('setup.name', { n: n + 1 })}
                value={name}
                maxLength={24}
                placeholder={nameFor('human', n)}
                onInput={e => setNames(names.map((old, i) => (i === n ? e.currentTarget.value : old)))}
              />
            </li>
          ))}
        </ol>
        <p class="hint">{t('setup.hint')}</p>
        <p class="row">
          <button type="submit" class="go big" data-act="begin" aria-disabled={busy || undefined}>
            {t('setup.make')}
          </button>
        </p>
      </form>
    </Window>
  );
}
