/** What is put into the game: modules and difficulty with a sentence each, and all other variants. */
import { named, t } from '../../core/text.ts';
import { isSwitch, type Matter, type Problem } from './draft.ts';
import { Wrong } from './Wrong.tsx';

interface Props {
  options: readonly Matter[];
  choose: (chosen: Record<string, string>) => void;
  problem: Problem | undefined;
}

function Switches({ options, choose, problem }: Props) {
  return (
    <div class="switches">
      {options.map(({ id, name, about, chosen }) => (
        <label key={id} class="toggle">
          <input
            type="checkbox"
            name={id}
            data-option={id}
            checked={chosen?.id === 'on'}
            onChange={e => choose({ [id]: e.currentTarget.checked ? 'on' : 'off' })}
          />
          <span>
            {named(name)}
            {named(about) && <small>{named(about)}</small>}
          </span>
          <Wrong at={`options.${id}`} problem={problem} />
        </label>
      ))}
    </div>
  );
}

export function Difficulty({ options, ...rest }: Props) {
  const levels = options.filter(o => isSwitch(o) && o.kind === 'difficulty');
  if (!levels.length) return null;
  return (
    <fieldset>
      <legend>{t('setup.difficulty')}</legend>
      <Switches options={levels} {...rest} />
    </fieldset>
  );
}

export function Modules({ options, choose, problem }: Props) {
  const modules = options.filter(o => isSwitch(o) && o.kind === 'module');
  if (!modules.length) return null;
  const all = (value: string) => choose(Object.fromEntries(modules.map(o => [o.id, value])));
  return (
    <fieldset class="modules">
      <legend>{t('setup.modules')}</legend>
      {modules.length > 2 && (
        <p class="row">
          <button type="button" data-act="all-modules" onClick={() => all('on')}>
            {t('setup.all')}
          </button>
          <button type="button" data-act="no-modules" onClick={() => all('off')}>
            {t('setup.none')}
          </button>
        </p>
      )}
      <Switches options={modules} choose={choose} problem={problem} />
    </fieldset>
  );
}

export function Selects({ options, choose, problem }: Props) {
  return (
    <>
      {options
        .filter(o => !isSwitch(o))
        .map(option => (
          <label key={option.id} class="field">
            {named(option.name)}
            <select
              name={option.id}
              value={option.chosen?.id}
              onChange={e => choose({ [option.id]: e.currentTarget.value })}
            >
              {option.values.map(value => (
                <option key={value.id} value={value.id}>
                  {named(value.name)}
                </option>
              ))}
            </select>
            <Wrong at={`options.${option.id}`} problem={problem} />
          </label>
        ))}
    </>
  );
}
