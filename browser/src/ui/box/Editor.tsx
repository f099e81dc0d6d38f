/** Correcting one component: its form, and beside it how it looks and reads now. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { api } from '../../core/api.ts';
import type { Entry } from '../../core/pack.ts';
import { askBeforeLeaving, boxPath, go } from '../../core/route.ts';
import { labelled, named, type Named, t } from '../../core/text.ts';
import { toast } from '../../core/toasts.ts';
import type { BoxInfo, FormInfo, PieceInfo } from '../../core/wire.ts';
import { Drawing, PieceText } from '../help/Shelves.tsx';
import type { Pictures } from '../help/pictures.ts';
import { Link } from '../Link.tsx';
import { changedEntry, newPack, same, tableOf, withConfirmed, withEntry } from './changes.ts';
import { problemText } from './Controls.tsx';
import { FieldList } from './Fields.tsx';
import { formOf, idOf, type Problem } from './form.ts';
import { Mark } from './Marks.tsx';
import { add, change, current, type OwnedPack } from './packs.ts';
import { drafted, problemsOf, usePreview, type Asked } from './useDraft.ts';
import type { Shipped } from './useBox.ts';

export const piecesOf = (box: BoxInfo | undefined, address: string): PieceInfo[] =>
  (box?.shelves ?? []).flatMap(shelf => shelf.pieces).filter(piece => piece.entries.includes(address));

interface Props {
  shipped: Shipped;
  box: BoxInfo;
  here: OwnedPack | undefined;
  address: string;
  pictures: Pictures | undefined;
  /** The components before and after it. */
  before: string | undefined;
  after: string | undefined;
}

/** The pack that one works on; the first change makes one. */
export const workingPack = (game: string, here: OwnedPack | undefined): OwnedPack =>
  here && current(here.id) ? here : add(here?.pack ?? newPack(game, t('box.default_name')));

export function Editor(props: Props) {
  const { shipped, address } = props;
  const form = formOf(shipped.forms, tableOf(address));
  const id = address.split('/')[2] ?? '';
  const entry =
    changedEntry(props.here?.pack, address) ??
    shipped.box.entries[address] ??
    (form?.room.includes(id) ? { id, ...form.blank } : undefined);
  if (!form || !entry) {
    return (
      <p>
        {t('box.no_form')} <Link href={boxPath(shipped.game)}>{t('box.back')}</Link>
      </p>
    );
  }
  // Another component is another form; nothing of the last one stays.
  return <Draft key={address} {...props} form={form} first={entry} />;
}

function Draft(props: Props & { form: FormInfo; first: Entry }) {
  const { shipped, box, here, address, pictures, form, first, before, after } = props;
  const game = shipped.game;
  const original = shipped.box.entries[address];
  const [base, setBase] = useState(first);
  const [entry, setEntry] = useState(first);
  const [refused, setRefused] = useState<Problem[]>([]);
  const [busy, setBusy] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const fresh = !original && !changedEntry(here?.pack, address);
  const dirty = !same(entry, base);
  const pack = here?.pack ?? newPack(game, t('box.default_name'));
  const asked: Asked = { shipped, form, address, pack, entry };
  const preview = usePreview(asked);
  const problems = preview.problems.length ? preview.problems : refused;
  const pieces = useMemo(
    () => piecesOf(preview.box, address).concat(preview.box ? [] : piecesOf(box, address)),
    [preview.box, box, address],
  );
  useEffect(() => {
    scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  // With the drawing itself: whoever has just saved may leave at once.
  useLayoutEffect(() => {
    if (!dirty) return undefined;
    askBeforeLeaving(() => confirm(t('box.unsaved')));
    const warn = (e: BeforeUnloadEvent) => e.preventDefault();
    addEventListener('beforeunload', warn);
    return () => {
      askBeforeLeaving(undefined);
      removeEventListener('beforeunload', warn);
    };
  }, [dirty]);

  /** Into the pack as it is now, if the server accepts it. */
  const keep = async (to: Entry | undefined): Promise<boolean> => {
    const stored = here && current(here.id);
    const theirs = changedEntry(stored, address) ?? original;
    if (stored && theirs && !fresh && !same(theirs, base) && !confirm(t('box.changed_elsewhere')))
      return false;
    setBusy(true);
    const wanted: Asked = { ...asked, pack: stored ?? pack };
    try {
      const next = to ? drafted({ ...wanted, entry: to }) : withEntry(wanted.pack, address, undefined);
      await api.boxWith(game, shipped.language, { pack: next, entry: null });
    } catch (e) {
      setRefused(problemsOf(e as Error, wanted));
      return false;
    } finally {
      setBusy(false);
    }
    const change_ = to && !same(to, original) ? to : undefined;
    change(workingPack(game, here).id, now => withEntry(now, address, change_));
    setRefused([]);
    return true;
  };
  const save = async () => {
    if (busy || preview.problems.length) {
      focusProblem(problems[0]);
      return;
    }
    if (await keep(entry)) {
      setBase(entry);
      toast(t('box.saved'));
    }
  };
  const restore = async () => {
    if (!original || (dirty && !confirm(t('box.restore_sure')))) return;
    if (!(await keep(undefined))) return;
    setEntry(original);
    setBase(original);
    title.current?.focus();
  };
  const drop = async () => {
    if (!confirm(t('box.delete_card_sure'))) return;
    if (!fresh) {
      if (!(await keep(undefined))) return;
      if (here) change(here.id, now => withConfirmed(now, address, false));
    }
    setEntry(base);
    askBeforeLeaving(undefined);
    go(boxPath(game));
  };
  const confirmed = here?.pack.confirmed.includes(pieces[0]?.entries[0] ?? address) ?? false;
  const confirmIt = (on: boolean) => {
    const main = pieces[0]?.entries[0] ?? address;
    change(workingPack(game, here).id, now => withConfirmed(now, main, on));
  };
  const name = pieces[0]?.name ?? form.title;
  const nowhere = problems.filter(problem => !problem.path.length);
  return (
    <div class="editor">
      <nav class="row editornav" aria-label={t('box.steps')}>
        <Link href={boxPath(game)} cls="button" act="box-back">
          ← {t('box.back')}
        </Link>
        <span class="grow" />
        {before && (
          <Link href={boxPath(game, before)} cls="button" act="box-before">
            {t('box.before')}
          </Link>
        )}
        {after && (
          <Link href={boxPath(game, after)} cls="button" act="box-after">
            {t('box.after')}
          </Link>
        )}
      </nav>
      <h2 ref={title} tabIndex={-1}>
        {name} <small>{form.title}</small>
      </h2>
      <div class="editorparts">
        <section
          class={`preview ${preview.waiting ? 'waiting' : ''}`}
          aria-label={t('box.preview')}
          aria-busy={preview.waiting}
        >
          {pieces.map(piece => (
            <div class="previewpiece" key={piece.kind + piece.id}>
              <Drawing piece={piece} pictures={pictures} />
              <p class="piecetext" aria-live="polite">
                <PieceText piece={piece} />
              </p>
            </div>
          ))}
          {!pieces.length && <p class="hint">{t('box.not_yet')}</p>}
          <p class="states">
            {changedEntry(here?.pack, address) || dirty ? (
              <span class="sourcemark edited">{t('box.changed')}</span>
            ) : (
              <Mark source={pieces[0]?.source ?? ''} />
            )}
          </p>
          <label class="toggle tick">
            <input
              type="checkbox"
              data-act="confirm"
              checked={confirmed}
              onChange={e => confirmIt(e.currentTarget.checked)}
            />
            <span>
              {t('box.confirm')}
              <small>{t('box.confirm_hint')}</small>
            </span>
          </label>
          <Related shipped={shipped} pieces={pieces} address={address} />
        </section>
        <form
          class="cardform"
          data-entry={address}
          aria-label={t('box.form', { name })}
          noValidate
          onSubmit={e => {
            e.preventDefault();
            void save();
          }}
        >
          {problems.length > 0 && (
            <div class="problems" role="alert">
              <b>{t('box.problems', { n: problems.length })}</b>
              <ul>
                {nowhere.map((problem, n) => (
                  <li key={`n${n}`}>{problemText(problem)}</li>
                ))}
                {problems
                  .filter(problem => problem.path.length)
                  .map((problem, n) => (
                    <li key={n}>
                      <button type="button" class="aslink" onClick={() => focusProblem(problem)}>
                        {problem.label ? labelled(problem.label, problemText(problem)) : problemText(problem)}
                      </button>
                    </li>
                  ))}
              </ul>
            </div>
          )}
          <FieldList
            around={{ forms: shipped.forms, problems }}
            fields={form.fields}
            path={[]}
            entry={entry}
            change={to => {
              setRefused([]);
              setEntry(to);
            }}
          />
          <p class="row formacts">
            <button
              type="submit"
              class="go big"
              data-act="save"
              aria-disabled={(!dirty && !fresh) || busy || undefined}
            >
              {t('box.save')}
            </button>
            {dirty && (
              <button type="button" data-act="discard" onClick={() => setEntry(base)}>
                {t('box.discard')}
              </button>
            )}
            {original && (dirty || changedEntry(here?.pack, address)) && (
              <button type="button" data-act="restore" onClick={() => void restore()}>
                {t('box.restore')}
              </button>
            )}
            {!original && (
              <button type="button" class="danger" data-act="delete-card" onClick={() => void drop()}>
                {t('box.delete_card')}
              </button>
            )}
            <span class="hint" role="status">
              {dirty ? t('box.not_saved') : ''}
            </span>
          </p>
        </form>
      </div>
    </div>
  );
}

/** All that says something about a component, kind by kind; by name, or by number if it has none. */
function Related({ shipped, pieces, address }: { shipped: Shipped; pieces: PieceInfo[]; address: string }) {
  const all = [...new Set(pieces.flatMap(piece => piece.entries))].filter(
    one => shipped.box.entries[one] && formOf(shipped.forms, tableOf(one)),
  );
  if (all.length < 2) return null;
  const tables = [...new Set(all.map(tableOf))];
  const label = (one: string, n: number) =>
    named(shipped.box.entries[one]?.name as Named | undefined) ||
    (/\/(\d+)$/.exec(one)?.[1] ?? String(n + 1));
  return (
    <nav class="related" aria-label={t('box.related')}>
      {tables.map(table => {
        const title = formOf(shipped.forms, table)?.title ?? '';
        return (
          <p key={table}>
            {title}{' '}
            {all
              .filter(one => tableOf(one) === table)
              .map((one, n) => (
                <Link
                  key={one}
                  href={boxPath(shipped.game, one)}
                  current={one === address}
                  label={labelled(title, label(one, n))}
                >
                  {label(one, n)}
                </Link>
              ))}
          </p>
        );
      })}
    </nav>
  );
}

/** To the field that it belongs to. */
function focusProblem(problem: Problem | undefined): void {
  if (!problem?.path.length) return;
  const field = document.getElementById(idOf(problem.path));
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
