/** The controls that forms are made of, each with what is wrong with it. */
import type { ComponentChildren } from 'preact';
import { t } from '../../core/text.ts';
import type { FieldInfo, FormsInfo } from '../../core/wire.ts';
import { idOf, type Path, type Problem } from './form.ts';

/** What every field has at hand. */
export interface Around {
  forms: FormsInfo;
  problems: Problem[];
}

export function problemText(problem: Problem): string {
  if (problem.kind === 'number')
    return t('box.number_between', { low: problem.low ?? 0, high: problem.high ?? 0 });
  if (problem.kind === 'text') return t('box.name_missing');
  if (problem.kind === 'missing') return t('box.choice_missing');
  return problem.sentence ?? '';
}

function problemsAt(around: Around, path: Path): Problem[] {
  const id = idOf(path);
  return around.problems.filter(problem => problem.path.length > 0 && idOf(problem.path) === id);
}

/** For the control at this place: its id, and what is wrong with it. */
export function describedBy(around: Around, path: Path) {
  const id = idOf(path);
  const wrong = problemsAt(around, path).length > 0;
  return wrong ? { id, 'aria-invalid': true, 'aria-describedby': `${id}-wrong` } : { id };
}

export function Wrong({ around, path }: { around: Around; path: Path }) {
  const here = problemsAt(around, path);
  if (!here.length) return null;
  return (
    <span class="wrong" id={`${idOf(path)}-wrong`}>
      {here.map(problemText).join(' ')}
    </span>
  );
}

/** The frame around a control: what is wrong with it is below. */
export function Cell(props: { around: Around; path: Path; cls?: string; children: ComponentChildren }) {
  const { around, path, cls = '', children } = props;
  return (
    <span class={`cell ${cls}`}>
      {children}
      <Wrong around={around} path={path} />
    </span>
  );
}

/** A control with its name above it; where a whole row has one name, only screen readers hear it. */
export function Labelled(props: {
  around: Around;
  path: Path;
  label: string;
  cls?: string;
  hidden?: boolean | undefined;
  children: ComponentChildren;
}) {
  const { around, path, label, cls = '', hidden, children } = props;
  return (
    <Cell around={around} path={path} cls={cls}>
      <label>
        <span class={hidden ? 'sr' : ''}>{label}</span>
        {children}
      </label>
    </Cell>
  );
}

/** The focus moves to what will be drawn in a moment. */
function focusOn(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

/** To the first control of a new item, or to the control that it is. */
function focusInside(id: string): void {
  requestAnimationFrame(() => {
    const found = document.getElementById(id);
    (found?.querySelector<HTMLElement>('select, input') ?? found)?.focus();
  });
}

/** Several controls under one name; it takes the focus when it is what is wrong. */
export function Group(props: {
  around: Around;
  path: Path;
  label: string;
  cls?: string;
  /** May be left out: is it there? */
  there?: boolean | undefined;
  set?: (there: boolean) => void;
  children?: ComponentChildren;
}) {
  const { around, path, label, cls = '', there, set, children } = props;
  const id = idOf(path);
  const wrong = problemsAt(around, path).length > 0;
  return (
    <fieldset
      id={id}
      class={`group ${cls}`}
      tabIndex={-1}
      data-wrong={wrong || undefined}
      aria-describedby={wrong ? `${id}-wrong` : undefined}
    >
      <legend>
        {set ? (
          <label class="inline">
            <input type="checkbox" checked={there} onChange={e => set(e.currentTarget.checked)} /> {label}
          </label>
        ) : (
          label
        )}
      </legend>
      {children}
      <Wrong around={around} path={path} />
    </fieldset>
  );
}

export function NumberInput(props: {
  around: Around;
  path: Path;
  label: string;
  low: number;
  high: number;
  value: unknown;
  change: (to: number | null) => void;
  hidden?: boolean;
}) {
  const { around, path, label, low, high, value, change, hidden } = props;
  return (
    <Labelled around={around} path={path} label={label} cls="narrow" hidden={hidden}>
      <input
        type="number"
        inputMode={low < 0 ? 'text' : 'numeric'}
        min={low}
        max={high}
        step={1}
        value={typeof value === 'number' ? value : ''}
        {...describedBy(around, path)}
        onInput={e => change(e.currentTarget.value === '' ? null : Number(e.currentTarget.value))}
      />
    </Labelled>
  );
}

export function ChoiceInput(props: {
  around: Around;
  path: Path;
  label: string;
  values: FieldInfo['values'];
  value: unknown;
  change: (to: string | undefined) => void;
  optional?: boolean;
  hidden?: boolean;
}) {
  const { around, path, label, values, value, change, optional = false, hidden } = props;
  const known = (id: unknown) => values.some(one => one.id === id);
  return (
    <Labelled around={around} path={path} label={label} hidden={hidden}>
      <select
        value={String(value ?? '')}
        {...describedBy(around, path)}
        onChange={e => {
          const to = e.currentTarget.value;
          change(to || known('') ? to : undefined);
        }}
      >
        {(optional || value === undefined) && <option value="">{t('box.left_out')}</option>}
        {!known(value) && value !== undefined && <option value={String(value)}>{String(value)}</option>}
        {values.map(one => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

interface ItemsProps {
  path: Path;
  items: unknown[];
  /** How many there may be. */
  low?: number;
  high?: number;
  /** As many as there are. */
  counted?: boolean;
  /** What an item is called. */
  name: (n: number) => string;
  add: string;
  fresh: () => unknown;
  change: (to: unknown[]) => void;
  draw: (item: unknown, n: number, put: (to: unknown) => void) => ComponentChildren;
  cls?: string;
}

/** A list whose items can be added, moved and taken out; the focus goes along. */
export function Items(props: ItemsProps) {
  const { path, items, low = 0, high = 0, counted = false, name, add, fresh, change, draw, cls = '' } = props;
  const id = (act: string, n: number) => `${idOf([...path, n])}-${act}`;
  const more = `${idOf(path)}-add`;
  const full = high > 0 && items.length >= high;
  const open = !counted && !(high > 0 && low === high && items.length === high);
  const move = (n: number, by: number) => {
    const to = [...items];
    const [moved] = to.splice(n, 1);
    to.splice(n + by, 0, moved);
    change(to);
    const last = n + by === (by < 0 ? 0 : items.length - 1);
    focusOn(id(by < 0 === !last ? 'up' : 'down', n + by));
  };
  const take = (n: number) => {
    change(items.filter((_, i) => i !== n));
    focusOn(items.length > 1 ? id('out', Math.min(n, items.length - 2)) : more);
  };
  return (
    <>
      <ol class={`items ${cls}`}>
        {items.map((item, n) => (
          <li key={n} class="item">
            <div class="itembody">
              {draw(item, n, to => change(items.map((old, i) => (i === n ? to : old))))}
            </div>
            <span class="itemacts">
              {!counted && items.length > 1 && (
                <>
                  <button
                    type="button"
                    class="quiet"
                    id={id('up', n)}
                    aria-label={t('box.up', { what: name(n) })}
                    aria-disabled={n === 0 || undefined}
                    onClick={() => n > 0 && move(n, -1)}
                  >
                    ↑
                  </button>
                  <button
                    type="button"
                    class="quiet"
                    id={id('down', n)}
                    aria-label={t('box.down', { what: name(n) })}
                    aria-disabled={n === items.length - 1 || undefined}
                    onClick={() => n < items.length - 1 && move(n, 1)}
                  >
                    ↓
                  </button>
                </>
              )}
              {open && (
                <button
                  type="button"
                  class="quiet"
                  id={id('out', n)}
                  aria-label={t('box.take_out', { what: name(n) })}
                  aria-disabled={items.length <= low || undefined}
                  onClick={() => items.length > low && take(n)}
                >
                  ✕
                </button>
              )}
            </span>
          </li>
        ))}
      </ol>
      {open && (
        <button
          type="button"
          class="more"
          id={more}
          aria-disabled={full || undefined}
          onClick={() => {
            if (full) return;
            change([...items, fresh()]);
            focusInside(idOf([...path, items.length]));
          }}
        >
          + {add}
        </button>
      )}
    </>
  );
}
