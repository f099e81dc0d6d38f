/** Before the first question: sessions of this device, a new one, the score pad. */
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../core/api.ts';
import { gameName, games, learnGames } from '../../core/games.ts';
import { go } from '../../core/route.ts';
import { language, named } from '../../core/text.ts';
import { toast } from '../../core/toasts.ts';
import { begin, forget, listed, say, takeOver, words } from './device.ts';
import type { Start } from './types.ts';

const NORTHS = ['up', 'right', 'down', 'left'];

export function Begin({ pad }: { pad(): void }) {
  useEffect(learnGames, []);
  const [known, setKnown] = useState(listed());
  const [start, setStart] = useState<Start>({
    game: words.value?.opponents[0]?.game ?? '',
    options: {},
    own_cards: false,
    north: 'up',
  });
  const [pack, setPack] = useState('');
  const game = games.value.find(one => one.id === start.game);
  const switches = (game?.options ?? []).filter(
    one => one.values.length === 2 && one.values.some(value => value.id === 'on') && one.default === 'off',
  );
  const useful = switches.filter(one => !one.players.length || one.players.includes(1));
  // Parts of the modules that are in play; they come with them unless they are left out.
  const parts = (game?.options ?? []).filter(
    one =>
      one.default === 'on' && one.values.length === 2 && one.of.some(owner => start.options[owner] === 'on'),
  );
  const choose = (option: string, value: string) => {
    const rest = Object.fromEntries(Object.entries(start.options).filter(([name]) => name !== option));
    const gone = value ? [] : (game?.options ?? []).filter(one => one.of.includes(option)).map(one => one.id);
    const kept = Object.fromEntries(Object.entries(rest).filter(([name]) => !gone.includes(name)));
    setStart({ ...start, options: value ? { ...kept, [option]: value } : kept });
  };
  const first = start.game === words.value?.opponents[0]?.game;
  const dive = async () => {
    try {
      const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
      const id = await begin({ ...start, seed: seed % 2 ** 31 });
      go(`/companion#${id}`);
    } catch (e) {
      toast((e as Error).message);
    }
  };
  const goOn = async (file: File | undefined) => {
    if (!file) return;
    try {
      go(`/companion#${await takeOver(await file.text())}`);
    } catch (e) {
      toast((e as Error).message);
    }
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      const found = await api.readPack(await file.text());
      const { name, changes } = found as unknown as { name: string; changes: unknown };
      setStart({ ...start, pack: JSON.stringify({ name, changes }) });
      setPack(name);
    } catch (e) {
      toast((e as Error).message);
    }
  };
  return (
    <div class="cbegin">
      <p class="lead">{say('about')}</p>
      {known.length > 0 && (
        <section>
          <h2>{say('sessions')}</h2>
          <ul class="csessions">
            {known.map(one => (
              <li key={one.id}>
                <button type="button" class="go" onClick={() => go(`/companion#${one.id}`)}>
                  {gameName(one.game)} · {new Date(one.at).toLocaleString(language.value)}
                </button>
                <button
                  type="button"
                  aria-label={say('forget')}
                  title={say('forget')}
                  onClick={() => {
                    forget(one.id);
                    setKnown(listed());
                  }}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{say('new_session')}</h2>
        <div class="coptions">
          {words.value?.opponents.map(one => (
            <button
              key={one.game}
              type="button"
              class={one.game === start.game ? 'on' : ''}
              aria-pressed={one.game === start.game}
              data-opponent={one.game}
              onClick={() => setStart({ ...start, game: one.game, options: {} })}
            >
              {one.text}
            </button>
          ))}
        </div>
        {first && (
          <>
            <fieldset>
              <legend>{say('difficulty')}</legend>
              {useful.map(one => (
                <label key={one.id} class="switch">
                  <input
                    type="checkbox"
                    name={one.id}
                    checked={start.options[one.id] === 'on'}
                    onChange={e => choose(one.id, e.currentTarget.checked ? 'on' : '')}
                  />
                  {named(one.name)}
                </label>
              ))}
            </fieldset>
            {parts.length > 0 && (
              <details>
                <summary>{say('part_options')}</summary>
                {parts.map(one => (
                  <label key={one.id} class="switch">
                    <input
                      type="checkbox"
                      name={one.id}
                      checked={start.options[one.id] !== 'off'}
                      onChange={e => choose(one.id, e.currentTarget.checked ? '' : 'off')}
                    />
                    {named(one.name)}
                  </label>
                ))}
              </details>
            )}
            <label class="switch">
              <input
                type="checkbox"
                name="own_cards"
                checked={start.own_cards}
                onChange={e => setStart({ ...start, own_cards: e.currentTarget.checked })}
              />
              <span>
                {say('own_cards')} <small>{say('own_cards_about')}</small>
              </span>
            </label>
            <label class="field">
              {say('north')}
              <select
                value={start.north}
                onChange={e => setStart({ ...start, north: e.currentTarget.value })}
              >
                {NORTHS.map(one => (
                  <option key={one} value={one}>
                    {say(`north_${one}`)}
                  </option>
                ))}
              </select>
            </label>
            <label class="field">
              {pack ? say('pack_chosen', { name: pack }) : say('pack')}
              <input
                type="file"
                accept=".toml,text/plain"
                onChange={e => void read(e.currentTarget.files?.[0])}
              />
            </label>
          </>
        )}
        <button type="button" class="go huge" data-act="begin" onClick={() => void dive()}>
          {say('begin')}
        </button>
      </section>
      <section>
        <label class="field">
          {say('from_record')}
          <input
            type="file"
            accept=".txt,text/plain"
            data-act="record"
            onChange={e => void goOn(e.currentTarget.files?.[0])}
          />
        </label>
      </section>
      <section>
        <h2>{say('pad')}</h2>
        <button type="button" data-act="pad" onClick={pad}>
          {say('title', {}, 'pad')}
        </button>
      </section>
    </div>
  );
}
