/** One field of a position: a number, a choice, or several things with a tap each. */
import { useState } from 'preact/hooks';
import { Art } from './Art.tsx';
import { NumberPad } from './Ask.tsx';
import { say } from './device.ts';
import type { Named, PositionField } from './wire.ts';

export type FieldValue = PositionField['value'];

const UNSEEN = '?';

const textOf = (of: readonly Named[], id: string | number): string =>
  of.find(one => one.id === String(id))?.text ?? String(id);

const isPairs = (value: FieldValue): value is Record<string, string | number> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is filled in, short enough for a line. */
export function inWords(field: PositionField, value: FieldValue): string {
  if (value === null) {
    if (field.dealt) return say('chance', {}, 'position');
    if (field.form === 'choice') return field.options[0]?.text ?? '';
    return field.form === 'number' ? '0' : say('nothing', {}, 'position');
  }
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return textOf(field.options, value);
  const parts = Array.isArray(value)
    ? value.map(one => (one === UNSEEN ? UNSEEN : textOf(field.options, one)))
    : Object.entries(value)
        .filter(([, thing]) => thing !== 0)
        .map(([name, thing]) =>
          field.form === 'counts'
            ? `${thing}× ${textOf(field.options, name)}`
            : thing === UNSEEN
              ? UNSEEN
              : `${textOf(field.places, name)}: ${textOf(field.options, thing)}`,
        );
  if (!parts.length) return say('nothing', {}, 'position');
  const told = parts.filter(one => one !== UNSEEN);
  const unseen = parts.length - told.length;
  const rest = unseen ? [`${unseen}× ${say('chance', {}, 'position')}`] : [];
  return [...told, ...rest].join(', ');
}

interface Props {
  field: PositionField;
  value: FieldValue;
  put(value: FieldValue): void;
  done(): void;
}

export function FieldEditor({ field, value, put, done }: Props) {
  return (
    <div class="cpicker">
      <Form field={field} value={value} put={put} done={done} />
      <p class="cfoot">
        {(field.dealt || value !== null) && (
          <button
            type="button"
            data-act="leave"
            onClick={() => {
              put(null);
              done();
            }}
          >
            {say(field.dealt ? 'forget' : 'nothing', {}, 'position')}
          </button>
        )}
        {field.form !== 'number' && field.form !== 'choice' && (
          <button type="button" class="go" data-act="ready" onClick={done}>
            {say('ready', {}, 'position')}
          </button>
        )}
      </p>
    </div>
  );
}

function Form({ field, value, put, done }: Props) {
  if (field.form === 'number')
    return (
      <NumberPad
        most={field.most}
        done={n => {
          put(n);
          done();
        }}
      />
    );
  if (field.form === 'choice')
    return (
      <Options
        options={field.options}
        pick={id => {
          put(id);
          done();
        }}
      />
    );
  if (field.form === 'counts') return <Counts field={field} value={value} put={put} />;
  if (field.form === 'things') return <Things field={field} value={value} put={put} />;
  return <Several field={field} value={value} put={put} />;
}

interface OptionsProps {
  options: readonly Named[];
  on?: (id: string) => boolean;
  pick(id: string): void;
}

function Options({ options, on, pick }: OptionsProps) {
  return (
    <div class={`coptions${options.length > 8 ? ' many' : ''}`}>
      {options.map(one => (
        <button
          key={one.id}
          type="button"
          data-option={one.id}
          class={on?.(one.id) ? 'on' : ''}
          aria-pressed={on?.(one.id)}
          onClick={() => pick(one.id)}
        >
          <Art art={one.art} />
          {one.text}
        </button>
      ))}
    </div>
  );
}

type Part = Omit<Props, 'done'>;

/** A tap adds one, the minus takes one away. */
function Counts({ field, value, put }: Part) {
  const now = isPairs(value) ? value : {};
  const count = (id: string) => Number(now[id] ?? 0);
  const set = (id: string, n: number) => {
    const rest = Object.fromEntries(Object.entries(now).filter(([name]) => name !== id));
    put(n > 0 ? { ...rest, [id]: Math.min(n, field.most) } : rest);
  };
  return (
    <div class="ccounts">
      {field.options.map(one => (
        <span key={one.id} class={count(one.id) ? 'some' : ''}>
          <button type="button" data-option={one.id} onClick={() => set(one.id, count(one.id) + 1)}>
            <Art art={one.art} />
            {one.text} {count(one.id) > 0 && <b>×{count(one.id)}</b>}
          </button>
          {count(one.id) > 0 && (
            <button
              type="button"
              class="less"
              aria-label={`− ${one.text}`}
              onClick={() => set(one.id, count(one.id) - 1)}
            >
              −
            </button>
          )}
        </span>
      ))}
    </div>
  );
}

/** First the place, then what lies there; the next place comes by itself. */
function Things({ field, value, put }: Part) {
  const now = isPairs(value) ? value : {};
  const [place, setPlace] = useState(field.places.find(one => now[one.id] === UNSEEN)?.id ?? '');
  const set = (thing: string) => {
    const rest = Object.fromEntries(Object.entries(now).filter(([name]) => name !== place));
    put(thing ? { ...rest, [place]: thing } : rest);
    const at = field.places.findIndex(one => one.id === place);
    const next = field.places.slice(at + 1).find(one => now[one.id] === UNSEEN);
    setPlace(next?.id ?? '');
  };
  return (
    <>
      <div class="cthings">
        {field.places.map(one => {
          const thing = now[one.id];
          return (
            <button
              key={one.id}
              type="button"
              data-place={one.id}
              class={place === one.id ? 'on' : thing ? 'some' : ''}
              aria-pressed={place === one.id}
              onClick={() => setPlace(place === one.id ? '' : one.id)}
            >
              <small>{one.text}</small>
              {thing === undefined ? '–' : thing === UNSEEN ? UNSEEN : textOf(field.options, thing)}
            </button>
          );
        })}
      </div>
      {place && (
        <>
          <p>{say('choose_at', { place: textOf(field.places, place) })}</p>
          <Options
            options={[...field.options, { id: '', text: say('nothing', {}, 'position'), art: '' }]}
            pick={set}
          />
        </>
      )}
    </>
  );
}

/** Marks are taken off by a second tap; things in an order by a tap on them. */
function Several({ field, value, put }: Part) {
  const now = Array.isArray(value) ? value : [];
  const marks = field.form === 'marks';
  return (
    <>
      {(!marks || now.includes(UNSEEN)) && now.length > 0 && (
        <div class="clist">
          {now.map((one, at) => (
            <button
              key={at}
              type="button"
              data-at={at}
              aria-label={`− ${textOf(field.options, one)}`}
              onClick={() => put(now.filter((_, n) => n !== at))}
            >
              {one === UNSEEN ? UNSEEN : textOf(field.options, one)} ×
            </button>
          ))}
        </div>
      )}
      <Options
        options={field.options}
        on={id => marks && id !== UNSEEN && now.includes(id)}
        pick={id =>
          put(marks && id !== UNSEEN && now.includes(id) ? now.filter(one => one !== id) : [...now, id])
        }
      />
    </>
  );
}
