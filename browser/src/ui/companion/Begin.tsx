/** Before the first question: sessions of this device, a new one, the score pad. */
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../core/api.ts';
import { gameName, games, learnGames } from '../../core/games.ts';
import { go } from '../../core/route.ts';
import { language, named } from '../../core/text.ts';
import { toast } from '../../core/toasts.ts';
import { begin, forget, reason, say, takeOver, words } from './device.ts';
import { listed } from './sessions.ts';
import type { OptionInfo } from '../../core/wire.ts';
import type { Start } from './wire.ts';

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
  const options = (game?.options ?? []).filter(one => !one.players.length || one.players.includes(1));
  const free = options.filter(one => !one.of.length);
  // Parts of the modules that are in play; they come with them unless something else is chosen.
  const parts = options.filter(one => one.of.some(owner => start.options[owner] === 'on'));
  /** What is as usual is not said; the parts of a module go with it. */
  const choose = (option: OptionInfo, value: string) => {
    const rest = Object.entries(start.options).filter(([name]) => name !== option.id);
    const chosen = Object.fromEntries(value === option.default ? rest : [...rest, [option.id, value]]);
    const alive = (name: string) => {
      const of = game?.options.find(one => one.id === name)?.of ?? [];
      return !of.length || of.some(owner => chosen[owner] === 'on');
    };
    const kept = Object.fromEntries(Object.entries(chosen).filter(([name]) => alive(name)));
    setStart({ ...start, options: kept });
  };
  const first = start.game === words.value?.opponents[0]?.game;
  const dive = async () => {
    try {
      const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
      const id = await begin({ ...start, seed: seed % 2 ** 31 });
      go(`/companion#${id}`);
    } catch (e) {
      toast(reason(e));
    }
  };
  const goOn = async (file: File | undefined) => {
    if (!file) return;
    try {
      go(`/companion#${await takeOver(await file.text())}`);
    } catch (e) {
      toast(reason(e));
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
      toast(reason(e));
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
        {free.length > 0 && (
          <fieldset>
            <legend>{say('difficulty')}</legend>
            {free.map(one => (
              <Choice key={one.id} option={one} value={start.options[one.id]} choose={choose} />
            ))}
          </fieldset>
        )}
        {parts.length > 0 && (
          <details>
            <summary>{say('part_options')}</summary>
            {parts.map(one => (
              <Choice key={one.id} option={one} value={start.options[one.id]} choose={choose} />
            ))}
          </details>
        )}
        {first && (
          <>
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
            <FileField
              text={pack ? say('pack_chosen', { name: pack }) : say('pack')}
              accept=".toml,text/plain"
              act="pack"
              read={file => void read(file)}
            />
          </>
        )}
        <button type="button" class="go huge" data-act="begin" disabled={!game} onClick={() => void dive()}>
          {say('begin')}
        </button>
      </section>
      <section>
        <FileField
          text={say('from_record')}
          accept=".dolmen,.txt,text/plain"
          act="record"
          read={file => void goOn(file)}
        />
      </section>
      <section>
        <h2>{say('pad')}</h2>
        <p class="hint">{say('about', {}, 'pad')}</p>
        <button type="button" data-act="pad" onClick={pad}>
          {say('title', {}, 'pad')}
        </button>
      </section>
    </div>
  );
}

interface FileProps {
  text: string;
  accept: string;
  act: string;
  read(file: File | undefined): void;
}

/** The browser's own button would speak the browser's language. */
function FileField({ text, accept, act, read }: FileProps) {
  return (
    <div class="field">
      <span>{text}</span>
      <label class="button cfile">
        {say('choose_file')}
        <input
          type="file"
          aria-label={text}
          accept={accept}
          data-act={act}
          onChange={e => read(e.currentTarget.files?.[0])}
        />
      </label>
    </div>
  );
}

interface ChoiceProps {
  option: OptionInfo;
  value: string | undefined;
  choose(option: OptionInfo, value: string): void;
}

const SWITCH = ['off', 'on'];

/** A switch, or a list where there are more than two ways. */
function Choice({ option, value = option.default, choose }: ChoiceProps) {
  if (option.values.every(one => SWITCH.includes(one.id)))
    return (
      <label class="switch">
        <input
          type="checkbox"
          name={option.id}
          checked={value === 'on'}
          onChange={e => choose(option, e.currentTarget.checked ? 'on' : 'off')}
        />
        <span>{named(option.name)}</span>
      </label>
    );
  return (
    <label class="field">
      <span>{named(option.name)}</span>
      <select name={option.id} value={value} onChange={e => choose(option, e.currentTarget.value)}>
        {option.values
          .filter(one => !one.players.length || one.players.includes(1))
          .map(one => (
            <option key={one.id} value={one.id}>
              {named(one.name)}
            </option>
          ))}
      </select>
    </label>
  );
}
