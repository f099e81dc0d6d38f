/** The fields of a form, by their kinds. Each has its path in the entry; what is wrong stands beside
 * it. */
import type { ComponentChildren } from 'preact';
import { LANGUAGES } from '../../core/language.ts';
import type { Entry } from '../../core/pack.ts';
import { t } from '../../core/text.ts';
import type { FieldInfo, FormsInfo } from '../../core/wire.ts';
import {
  applies,
  beginning,
  beginningOf,
  caseOf,
  entryIn,
  firstStep,
  idOf,
  listIn,
  settled,
  stepOf,
  vocabularyOf,
  withField,
  type Path,
  type Problem,
} from './form.ts';

/** What every field has at hand. */
export interface Around {
  forms: FormsInfo;
  problems: Problem[];
}

interface Props {
  around: Around;
  field: FieldInfo;
  path: Path;
  value: unknown;
  change: (to: unknown) => void;
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
function told(around: Around, path: Path) {
  const id = idOf(path);
  const wrong = problemsAt(around, path).length > 0;
  return wrong ? { id, 'aria-invalid': true, 'aria-describedby': `${id}-wrong` } : { id };
}

function Wrong({ around, path }: { around: Around; path: Path }) {
  const here = problemsAt(around, path);
  if (!here.length) return null;
  return (
    <span class="wrong" id={`${idOf(path)}-wrong`}>
      {here.map(problemText).join(' ')}
    </span>
  );
}

/** The focus goes on to what is drawn in a moment. */
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
function Group(props: {
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

function NumberInput(props: {
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
    <span class="cell narrow">
      <label>
        <span class={hidden ? 'sr' : ''}>{label}</span>
        <input
          type="number"
          inputMode={low < 0 ? 'text' : 'numeric'}
          min={low}
          max={high}
          step={1}
          value={typeof value === 'number' ? value : ''}
          {...told(around, path)}
          onInput={e => change(e.currentTarget.value === '' ? null : Number(e.currentTarget.value))}
        />
      </label>
      <Wrong around={around} path={path} />
    </span>
  );
}

function ChoiceInput(props: {
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
    <span class="cell">
      <label>
        <span class={hidden ? 'sr' : ''}>{label}</span>
        <select
          value={String(value ?? '')}
          {...told(around, path)}
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
      </label>
      <Wrong around={around} path={path} />
    </span>
  );
}

function Names({ around, path, value, change }: Props) {
  const names = entryIn(value);
  return (
    <div class="names">
      {Object.entries(LANGUAGES).map(([language, label]) => (
        <span key={language} class="cell">
          <label>
            <span>{label}</span>
            <input
              lang={language}
              maxLength={200}
              autocomplete="off"
              value={String(names[language] ?? '')}
              {...told(around, [...path, language])}
              onInput={e => change({ ...names, [language]: e.currentTarget.value })}
            />
          </label>
          <Wrong around={around} path={[...path, language]} />
        </span>
      ))}
    </div>
  );
}

function Counts({ around, field, path, value, change }: Props) {
  const counts = entryIn(value);
  return (
    <div class="cells">
      {field.values.map(one => (
        <NumberInput
          key={one.id}
          around={around}
          path={[...path, one.id]}
          label={one.name}
          low={0}
          high={field.high}
          value={counts[one.id]}
          change={n => change(withField(counts, one.id, n === null || n === 0 ? undefined : n))}
        />
      ))}
    </div>
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
function Items(props: ItemsProps) {
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

interface StepProps extends Omit<Props, 'field'> {
  of: string;
  label: string;
  /** It stands in a group that has its path. */
  grouped?: boolean;
}

function Step({ around, of, path, value, change, label, grouped = false }: StepProps) {
  const vocabulary = vocabularyOf(around.forms, of);
  if (!vocabulary) return null;
  const step = entryIn(value);
  const fields = caseOf(vocabulary, step)?.fields ?? [];
  return (
    <div class="step" {...(grouped ? {} : { id: idOf(path), tabIndex: -1 })}>
      <ChoiceInput
        around={around}
        path={[...path, vocabulary.key]}
        label={label}
        values={vocabulary.cases}
        value={step[vocabulary.key]}
        change={id => id && change(stepOf(around.forms, vocabulary, id, step))}
        hidden
      />
      <FieldList around={around} fields={fields} path={path} entry={step} change={change} />
      {!grouped && <Wrong around={around} path={path} />}
    </div>
  );
}

interface StepsProps extends Omit<Props, 'field'> {
  of: string;
  low?: number;
  high?: number;
}

function Steps({ around, of, path, value, change, low = 0, high = 0 }: StepsProps) {
  const name = (n: number) => t('box.row', { n: n + 1 });
  return (
    <Items
      path={path}
      items={listIn(value)}
      low={low}
      high={high}
      name={name}
      add={t('box.add_row')}
      fresh={() => firstStep(around.forms, of)}
      change={change}
      draw={(item, n, put) => (
        <Step around={around} of={of} path={[...path, n]} value={item} change={put} label={name(n)} />
      )}
    />
  );
}

function Ways({ around, field, path, value, change }: Props) {
  const name = (n: number) => t('box.way', { n: n + 1 });
  return (
    <Items
      path={path}
      items={listIn(value)}
      low={field.low}
      high={field.high}
      counted={field.high === 0}
      name={name}
      add={t('box.add_way')}
      fresh={() => [firstStep(around.forms, field.of)]}
      change={change}
      cls="ways-list"
      draw={(item, n, put) => (
        <Group around={around} path={[...path, n]} label={name(n)} cls="wayof">
          <Steps around={around} of={field.of} path={[...path, n]} value={item} change={put} />
        </Group>
      )}
    />
  );
}

function Tables({ around, field, path, value, change }: Props) {
  const name = (n: number) => t('box.row', { n: n + 1 });
  return (
    <Items
      path={path}
      items={listIn(value)}
      low={field.low}
      high={field.high}
      counted={field.high === 0}
      name={name}
      add={t('box.add_row')}
      fresh={() => beginningOf(around.forms, field.fields)}
      change={change}
      cls="rows-list"
      draw={(item, n, put) => (
        <Group around={around} path={[...path, n]} label={name(n)} cls="wayof">
          <FieldList
            around={around}
            fields={field.fields}
            path={[...path, n]}
            entry={entryIn(item)}
            change={put}
          />
        </Group>
      )}
    />
  );
}

function Choices({ around, field, path, value, change }: Props) {
  const name = (n: number) => t('box.row', { n: n + 1 });
  const items = listIn(value);
  /** If no two may be alike, what the others have is not offered. */
  const offered = (n: number) =>
    field.values.filter(one => !field.distinct || !items.some((item, i) => i !== n && item === one.id));
  return (
    <Items
      path={path}
      items={items}
      low={field.low}
      high={field.high}
      name={name}
      add={t('box.add_row')}
      fresh={() => offered(items.length)[0]?.id ?? ''}
      change={change}
      cls="short"
      draw={(item, n, put) => (
        <ChoiceInput
          around={around}
          path={[...path, n]}
          label={`${field.label}: ${name(n)}`}
          values={offered(n)}
          value={item}
          change={put}
          hidden
        />
      )}
    />
  );
}

function Numbers({ around, field, path, value, change }: Props) {
  const name = (n: number) => t('box.row', { n: n + 1 });
  return (
    <Items
      path={path}
      items={listIn(value)}
      low={field.size}
      high={field.size}
      name={name}
      add={t('box.add_row')}
      fresh={() => Math.min(field.high, Math.max(field.low, 0))}
      change={change}
      cls="short"
      draw={(item, n, put) => (
        <NumberInput
          around={around}
          path={[...path, n]}
          label={`${field.label}: ${name(n)}`}
          low={field.low}
          high={field.high}
          value={item}
          change={put}
          hidden
        />
      )}
    />
  );
}

/** What is in a group, by its kind. */
function Inside(props: Props) {
  const { around, field, path, value, change } = props;
  switch (field.kind) {
    case 'names':
      return <Names {...props} />;
    case 'counts':
      return <Counts {...props} />;
    case 'choices':
      return <Choices {...props} />;
    case 'numbers':
      return <Numbers {...props} />;
    case 'table':
      return (
        <FieldList around={around} fields={field.fields} path={path} entry={entryIn(value)} change={change} />
      );
    case 'list':
      return <Tables {...props} />;
    case 'steps':
      return (
        <Steps
          around={around}
          of={field.of}
          path={path}
          value={value}
          change={change}
          low={field.low}
          high={field.high}
        />
      );
    case 'ways':
      return <Ways {...props} />;
    default:
      return (
        <Step
          around={around}
          of={field.of}
          path={path}
          value={value}
          change={change}
          label={field.label}
          grouped
        />
      );
  }
}

function FieldInput(props: Props) {
  const { around, field, path, value, change } = props;
  // A word in the place of numbers belongs to the rules.
  const kind = field.kind === 'counts' && typeof value === 'string' ? 'fixed' : field.kind;
  switch (kind) {
    case 'number':
      return (
        <NumberInput
          around={around}
          path={path}
          label={field.label}
          low={field.low}
          high={field.high}
          value={value}
          change={n => change(n === null && field.optional ? undefined : n)}
        />
      );
    case 'choice':
      return (
        <ChoiceInput
          around={around}
          path={path}
          label={field.label}
          values={field.values}
          value={value}
          change={change}
          optional={field.optional}
        />
      );
    case 'flag':
      return (
        <span class="cell">
          <label class="inline">
            <input
              type="checkbox"
              checked={value === true}
              {...told(around, path)}
              onChange={e => change(e.currentTarget.checked || (field.optional ? undefined : false))}
            />{' '}
            {field.label}
          </label>
          <Wrong around={around} path={path} />
        </span>
      );
    case 'fixed': {
      const text = fixedText(field, value);
      return text === undefined ? null : (
        <span class="cell fixed">
          <span>{field.label}</span>
          <output id={idOf(path)}>{text}</output>
          <Wrong around={around} path={path} />
        </span>
      );
    }
    default: {
      const there = value !== undefined;
      const set = (on: boolean) => change(on ? beginning(around.forms, field) : undefined);
      return (
        <Group
          around={around}
          path={path}
          label={field.label}
          cls={`kind-${field.kind}`}
          {...(field.optional ? { there, set } : {})}
        >
          {(there || !field.optional) && <Inside {...props} />}
        </Group>
      );
    }
  }
}

/** What belongs to the rules, if it can be said in words: an id means nothing to anybody. */
function fixedText(field: FieldInfo, value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return field.values.find(one => one.id === value)?.name;
}

export function FieldList(props: {
  around: Around;
  fields: FieldInfo[];
  path: Path;
  entry: Entry;
  change: (to: Entry) => void;
}) {
  const { around, fields, path, entry, change } = props;
  return (
    <div class="cells">
      {fields
        .filter(field => applies(field, entry))
        .map(field => (
          <FieldInput
            key={`${field.key} ${field.kind}`}
            around={around}
            field={field}
            path={[...path, field.key]}
            value={entry[field.key]}
            change={to => change(settled(around.forms, fields, withField(entry, field.key, to)))}
          />
        ))}
    </div>
  );
}
