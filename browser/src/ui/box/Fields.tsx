/** The fields of a form, by their kinds. Each has its path in the entry. */
import { LANGUAGES } from '../../core/language.ts';
import type { Entry } from '../../core/pack.ts';
import { labelled, t } from '../../core/text.ts';
import type { FieldInfo } from '../../core/wire.ts';
import {
  Cell,
  ChoiceInput,
  describedBy,
  Group,
  Items,
  Labelled,
  NumberInput,
  Wrong,
  type Around,
} from './Controls.tsx';
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
} from './form.ts';

interface Props {
  around: Around;
  field: FieldInfo;
  path: Path;
  value: unknown;
  change: (to: unknown) => void;
}

function Names({ around, path, value, change }: Props) {
  const names = entryIn(value);
  return (
    <div class="names">
      {Object.entries(LANGUAGES).map(([language, label]) => (
        <Labelled key={language} around={around} path={[...path, language]} label={label}>
          <input
            lang={language}
            maxLength={200}
            autocomplete="off"
            value={String(names[language] ?? '')}
            {...describedBy(around, [...path, language])}
            onInput={e => change({ ...names, [language]: e.currentTarget.value })}
          />
        </Labelled>
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

interface StepProps extends Omit<Props, 'field'> {
  of: string;
  label: string;
  /** It is in a group that has its path. */
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
          label={labelled(field.label, name(n))}
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
          label={labelled(field.label, name(n))}
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
        <Cell around={around} path={path}>
          <label class="inline">
            <input
              type="checkbox"
              checked={value === true}
              {...describedBy(around, path)}
              onChange={e => change(e.currentTarget.checked || (field.optional ? undefined : false))}
            />{' '}
            {field.label}
          </label>
        </Cell>
      );
    case 'fixed': {
      const text = fixedText(field, value);
      return text === undefined ? null : (
        <Cell around={around} path={path} cls="fixed">
          <span>{field.label}</span>
          <output id={idOf(path)}>{text}</output>
        </Cell>
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
