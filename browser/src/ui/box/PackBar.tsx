/** The pack that one works on: choose, make, rename, copy, delete, save as a file, bring in, compare. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../../core/api.ts';
import { shortName } from '../../core/games.ts';
import { boxPath, go } from '../../core/route.ts';
import { t } from '../../core/text.ts';
import { toast } from '../../core/toasts.ts';
import { dialog } from '../../core/ui.ts';
import { download } from '../Menu.tsx';
import { changedAddresses, newPack } from './changes.ts';
import { useHousePacks } from './PackChoice.tsx';
import { add, change, choose, packsOf, remove, unkept, type OwnedPack } from './packs.ts';

const NAME_LENGTH = 60;

const fileName = (game: string, name: string): string => {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${game}-${plain || 'pack'}.toml`;
};

async function save({ pack }: OwnedPack): Promise<void> {
  try {
    download(fileName(pack.game, pack.name), await api.writePack(pack));
  } catch (e) {
    toast((e as Error).message);
  }
}

async function bringIn(file: File | undefined, game: string): Promise<void> {
  if (!file) return;
  try {
    const { pack } = add(await api.readPack(await file.text()));
    toast(t('box.brought_in', { name: pack.name, game: shortName(pack.game) }));
    if (pack.game !== game) go(boxPath(pack.game));
  } catch (e) {
    toast((e as Error).message);
  }
}

/** Asks for a name, in the page. */
function Naming({ name, label, done }: { name: string; label: string; done: (name?: string) => void }) {
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <form
      class="naming"
      onSubmit={e => {
        e.preventDefault();
        const wanted = text.trim().replace(/\s+/g, ' ');
        if (wanted) done(wanted);
      }}
      onKeyDown={e => {
        if (e.key === 'Escape') done();
      }}
    >
      <label class="field">
        {label}
        <input
          ref={field}
          required
          maxLength={NAME_LENGTH}
          value={text}
          data-act="pack-name"
          onInput={e => setText(e.currentTarget.value)}
        />
      </label>
      <button type="submit" class="go" data-act="name-it">
        {t('box.name_it')}
      </button>
      <button type="button" onClick={() => done()}>
        {t('prompt.cancel')}
      </button>
    </form>
  );
}

export function PackBar({ game, here }: { game: string; here: OwnedPack | undefined }) {
  const [naming, setNaming] = useState<'new' | 'rename'>();
  const asked = useRef<HTMLElement | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const house = useHousePacks(game);
  const own = packsOf(game);
  const changed = changedAddresses(here?.pack).length;
  const ask = (what: 'new' | 'rename') => (e: Event) => {
    asked.current = e.currentTarget as HTMLElement;
    setNaming(what);
  };
  const named = (name?: string) => {
    if (name && naming === 'new') add(newPack(game, name));
    else if (name && here) change(here.id, pack => ({ ...pack, name }));
    setNaming(undefined);
    asked.current?.focus();
  };
  const drop = () => {
    if (!here || !confirm(t('box.delete_sure', { name: here.pack.name }))) return;
    remove(here.id);
    choose(game, '');
    select.current?.focus();
  };
  return (
    <section class="packbar" aria-label={t('box.pack')}>
      <div class="row">
        <label class="field packselect">
          {t('box.pack')}
          <select
            ref={select}
            data-act="pack-select"
            value={here?.id ?? ''}
            onChange={e => {
              const to = e.currentTarget.value;
              const taken = house.find(pack => to === `house ${pack.name}`);
              if (taken) add(taken);
              else choose(game, to);
            }}
          >
            <option value="">{t('box.shipped')}</option>
            {own.length > 0 && (
              <optgroup label={t('box.own_packs')}>
                {own.map(one => (
                  <option key={one.id} value={one.id}>
                    {one.pack.name}
                  </option>
                ))}
              </optgroup>
            )}
            {house.length > 0 && (
              <optgroup label={t('box.take_house')}>
                {house.map(pack => (
                  <option key={pack.name} value={`house ${pack.name}`}>
                    {pack.name}
                  </option>
                ))}
              </optgroup>
            )}
          </select>
        </label>
        <button type="button" data-act="pack-new" onClick={ask('new')}>
          {t('box.new_pack')}
        </button>
        <label class="button">
          {t('box.import')}
          <input
            type="file"
            class="sr"
            data-act="pack-import"
            accept=".toml,.json,.txt,text/plain,application/toml,application/json"
            onChange={e => {
              const input = e.currentTarget;
              void bringIn(input.files?.[0], game).then(() => (input.value = ''));
            }}
          />
        </label>
        {here && (
          <>
            <button
              type="button"
              data-act="pack-compare"
              onClick={() => (dialog.value = { kind: 'differences' })}
            >
              {t('box.compare', { n: changed })}
            </button>
            <button type="button" data-act="pack-export" onClick={() => void save(here)}>
              {t('box.export')}
            </button>
            <button type="button" data-act="pack-rename" onClick={ask('rename')}>
              {t('box.rename')}
            </button>
            <button type="button" data-act="pack-copy" onClick={() => add(here.pack)}>
              {t('box.duplicate')}
            </button>
            <button type="button" class="danger" data-act="pack-delete" onClick={drop}>
              {t('box.delete')}
            </button>
          </>
        )}
      </div>
      {naming && (
        <Naming
          key={naming}
          name={naming === 'rename' ? (here?.pack.name ?? '') : t('box.default_name')}
          label={t('box.pack_name')}
          done={named}
        />
      )}
      {unkept.value && (
        <p class="wrong" role="alert">
          {t('box.unkept')}
        </p>
      )}
    </section>
  );
}
