/** The box of a game: everything in it, where its data comes from, and what the owner of a box has
 * compared and corrected. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { contentOfPage, corrected } from '../../core/content.ts';
import { gameName, shortName } from '../../core/games.ts';
import { boxPath, go } from '../../core/route.ts';
import { t } from '../../core/text.ts';
import { dialog } from '../../core/ui.ts';
import type { BoxInfo, FormsInfo, PieceInfo, ShelfInfo } from '../../core/wire.ts';
import { Window } from '../Dialog.tsx';
import { Finder } from '../help/Finder.tsx';
import { GamePage } from '../help/GamePage.tsx';
import { usePictures, type GetPictures } from '../help/pictures.ts';
import { find, Parts, Shelves } from '../help/Shelves.tsx';
import { Link } from '../Link.tsx';
import { changedAddresses, tableOf, withConfirmed, withEntry } from './changes.ts';
import { Differences } from './Differences.tsx';
import { Editor, workingPack } from './Editor.tsx';
import { formOf } from './form.ts';
import { isSource, Legend, Mark, Shape, sourceName, SOURCES, type Source } from './Marks.tsx';
import { PackBar } from './PackBar.tsx';
import { change, chosenPack, readPacks, watchOthers, type OwnedPack } from './packs.ts';
import { useShipped, useWithPack, type WithPack } from './useBox.ts';

type Filter = 'all' | Source | 'open' | 'changed';

interface Props {
  game: string;
  entry: string;
  /** By game. */
  drawings: Record<string, GetPictures>;
}

/** What the owner has done with a component. */
interface Owned {
  changed: Set<string>;
  confirmed: Set<string>;
}

const isChanged = ({ changed }: Owned, piece: PieceInfo) => piece.entries.some(one => changed.has(one));
const isConfirmed = ({ confirmed }: Owned, piece: PieceInfo) => confirmed.has(piece.entries[0] ?? '');

function wants(filter: Filter, owned: Owned): (piece: PieceInfo) => boolean {
  if (filter === 'all') return () => true;
  if (filter === 'changed') return piece => isChanged(owned, piece);
  if (filter === 'open') return piece => piece.entries.length > 0 && !isConfirmed(owned, piece);
  return piece => piece.source === filter && !isChanged(owned, piece);
}

const allPieces = (shelves: ShelfInfo[]): PieceInfo[] => shelves.flatMap(shelf => shelf.pieces);

/** The entry of a component that a form is for. */
const formEntry = (piece: PieceInfo, forms: FormsInfo): string | undefined =>
  piece.entries.find(one => formOf(forms, tableOf(one)));

/** Of these components, in the order of the shelves. */
const formEntries = (shelves: ShelfInfo[], forms: FormsInfo): string[] => [
  ...new Set(allPieces(shelves).flatMap(piece => formEntry(piece, forms) ?? [])),
];

function Filters(props: { filter: Filter; set: (to: Filter) => void; count: (filter: Filter) => number }) {
  const { filter, set, count } = props;
  const chip = (id: Filter, label: string) => (
    <button
      key={id}
      type="button"
      class="chip"
      data-filter={id}
      aria-pressed={filter === id}
      onClick={() => set(id)}
    >
      {isSource(id) && <Shape source={id} />} {label} <small>{count(id)}</small>
    </button>
  );
  return (
    <div class="filters" role="group" aria-label={t('box.show')}>
      {chip('all', t('box.all'))}
      {SOURCES.map(source => chip(source, sourceName(source)))}
      {chip('open', t('box.unconfirmed'))}
      {chip('changed', t('box.changed'))}
    </div>
  );
}

function Progress({ box, owned }: { box: BoxInfo; owned: Owned }) {
  const main = new Set(allPieces(box.shelves).flatMap(piece => (piece.entries[0] ? [piece.entries[0]] : [])));
  const done = [...main].filter(one => owned.confirmed.has(one)).length;
  return (
    <p class="progress">
      <label>
        <span>{t('box.progress', { n: done, of: main.size })}</span>
        <progress max={main.size} value={done} />
      </label>
    </p>
  );
}

/** The server does not take the pack: the shipped content is shown, and the change can be taken out. */
function Refused({ refused, game, here }: { refused: WithPack['refused']; game: string; here: OwnedPack }) {
  const address = (refused?.place ?? []).slice(0, 3).join('/');
  const known = changedAddresses(here.pack).includes(address);
  return (
    <div class="problems" role="alert">
      <p>
        <b>{t('box.refused')}</b> {refused?.message}
      </p>
      {known && (
        <p class="row">
          <Link href={boxPath(game, address)} cls="button">
            {t('box.correct')}
          </Link>
          <button type="button" onClick={() => change(here.id, pack => withEntry(pack, address, undefined))}>
            {t('box.restore')}
          </button>
        </p>
      )}
    </div>
  );
}

export function BoxPage({ game, entry, drawings }: Props) {
  const pictures = usePictures(game, true, drawings[game]);
  const { shipped, failed } = useShipped(game);
  const here = chosenPack(game);
  const withPack = useWithPack(shipped, here?.pack);
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const last = useRef('');
  useEffect(() => {
    readPacks();
    return watchOthers();
  }, []);
  useEffect(() => {
    document.title = `${t('box.title')} – ${shortName(game)}`;
  });
  const box = withPack?.box;
  const owned: Owned = useMemo(
    () => ({ changed: new Set(changedAddresses(here?.pack)), confirmed: new Set(here?.pack.confirmed) }),
    [here],
  );
  const found = useMemo(
    () => find(box?.shelves ?? [], words, wants(filter, owned)),
    [box, words, filter, owned],
  );
  // A draft that was left is drawn no longer.
  useEffect(() => {
    if (shipped && box && !entry) contentOfPage(corrected(shipped.content, box));
  }, [entry]);
  // Back from the form, at the component that one came from.
  useEffect(() => {
    if (!entry && last.current) {
      const link = document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(last.current)}"]`);
      link?.scrollIntoView({ block: 'center' });
      (link ?? document.querySelector<HTMLElement>('.boxpage h1'))?.focus({ preventScroll: true });
    }
    last.current = entry;
  }, [entry]);
  return (
    <GamePage
      game={game}
      at="box"
      heading={t('box.heading', { game: gameName(game) })}
      cls="boxpage"
      other={another => boxPath(another)}
    >
      {failed && <p>{failed}</p>}
      {!failed && (!shipped || !box) && <p>{t('app.loading')}</p>}
      {shipped && box && (
        <div class={`box ${pictures?.scope ?? ''}`}>
          {pictures?.Symbols && <pictures.Symbols />}
          {entry ? (
            <Editor
              shipped={shipped}
              box={box}
              here={here}
              address={entry}
              pictures={pictures}
              {...neighbours(entry, found, box.shelves, shipped.forms)}
            />
          ) : (
            <>
              <p class="lead">{t('box.lead')}</p>
              <PackBar game={game} here={here} />
              {here && withPack.refused && <Refused refused={withPack.refused} game={game} here={here} />}
              <Progress box={box} owned={owned} />
              <Finder
                label={t('pages.search')}
                words={words}
                setWords={setWords}
                found={
                  words.trim() || filter !== 'all' ? t('pages.found', { n: allPieces(found).length }) : ''
                }
              >
                <Filters
                  filter={filter}
                  set={setFilter}
                  count={one => allPieces(box.shelves).filter(wants(one, owned)).length}
                />
                <Legend />
                <Parts all={box.shelves} found={found} />
              </Finder>
              <Shelves
                all={box.shelves}
                found={found}
                pictures={pictures}
                more={piece => (
                  <PieceActs piece={piece} game={game} here={here} owned={owned} forms={shipped.forms} />
                )}
                below={shelf => <AddCard shelf={shelf} game={game} forms={shipped.forms} owned={owned} />}
              />
            </>
          )}
        </div>
      )}
      {dialog.value?.kind === 'differences' && here && (
        <Window title={t('box.compare_title', { name: here.pack.name })}>
          <Differences all={box?.differences ?? []} />
        </Window>
      )}
    </GamePage>
  );
}

/** Among what is shown, or among all if this one is not. */
function neighbours(entry: string, found: ShelfInfo[], all: ShelfInfo[], forms: FormsInfo) {
  const piece = allPieces(all).find(one => one.entries.includes(entry));
  const main = (piece && formEntry(piece, forms)) ?? entry;
  const shown = formEntries(found, forms);
  const order = shown.includes(main) ? shown : formEntries(all, forms);
  const at = order.indexOf(main);
  return { before: at > 0 ? order[at - 1] : undefined, after: at < 0 ? undefined : order[at + 1] };
}

interface ActsProps {
  piece: PieceInfo;
  game: string;
  here: OwnedPack | undefined;
  owned: Owned;
  forms: FormsInfo;
}

function PieceActs({ piece, game, here, owned, forms }: ActsProps) {
  const main = piece.entries[0];
  if (!main) return null;
  const form = formEntry(piece, forms);
  return (
    <>
      <span class="origin">
        {isChanged(owned, piece) ? (
          <span class="sourcemark edited">{t('box.changed')}</span>
        ) : (
          <Mark source={piece.source} />
        )}
      </span>
      <span class="pieceacts">
        <label class="inline">
          <input
            type="checkbox"
            data-act="confirm"
            checked={isConfirmed(owned, piece)}
            aria-label={t('box.confirm_of', { name: piece.name })}
            onChange={e => {
              const on = e.currentTarget.checked;
              change(workingPack(game, here).id, pack => withConfirmed(pack, main, on));
            }}
          />{' '}
          {t('box.confirmed')}
        </label>
        {form && (
          <a
            class="button"
            href={boxPath(game, form)}
            data-entry={form}
            aria-label={t('box.correct_of', { name: piece.name })}
            onClick={e => {
              if (e.metaKey || e.ctrlKey || e.shiftKey || e.button) return;
              e.preventDefault();
              go(boxPath(game, form));
            }}
          >
            {t('box.correct')}
          </a>
        )}
      </span>
    </>
  );
}

/** Further cards, as far as the rules leave room for them. */
function AddCard(props: { shelf: ShelfInfo; game: string; forms: FormsInfo; owned: Owned }) {
  const { shelf, game, forms, owned } = props;
  const tables = new Set(shelf.pieces.map(piece => tableOf(piece.entries[0] ?? '')));
  const fitting = forms.forms.filter(form => form.room.length && tables.has(form.table));
  return (
    <>
      {fitting.map(form => {
        const free = form.room.filter(id => !owned.changed.has(`${form.table}/${id}`));
        return (
          <p class="row" key={form.table}>
            {free[0] ? (
              <Link
                href={boxPath(game, `${form.table}/${free[0]}`)}
                cls="button"
                act={`add-${form.table.replace('/', '-')}`}
              >
                + {t('box.add_card', { title: form.title })}
              </Link>
            ) : (
              <span class="hint">{t('box.no_room')}</span>
            )}
            {free[0] && <span class="hint">{t('box.room', { n: free.length })}</span>}
          </p>
        );
      })}
    </>
  );
}
