/** A session turned into a digital table: what is known is filled in, the rest is told or left to
 * chance. */
import { useEffect, useState } from 'preact/hooks';
import { Failed } from '../../core/api.ts';
import { parted } from '../../core/hyphens.ts';
import { store, stored, unstore } from '../../core/storage.ts';
import { language } from '../../core/text.ts';
import { toast } from '../../core/toasts.ts';
import { makeTable, myName } from '../lobby/plans.ts';
import { handOver, position, say } from './device.ts';
import { FieldEditor, inWords, type FieldValue } from './FieldEditor.tsx';
import type { Handover as Known, PositionField, Shown } from './wire.ts';

type Answers = Record<string, FieldValue>;

interface Props {
  shown: Shown;
  session: string;
  close(): void;
}

/** Groups that are hardly ever changed stay folded until somebody opens them. */
const FOLDED = new Set(['opponent', 'where', 'details']);

export function Handover({ shown, session, close }: Props) {
  const place = `companion.table.${session}`;
  const [known, setKnown] = useState<Known>();
  const [answers, setAnswers] = useState<Answers>(() => JSON.parse(stored(place) ?? '{}') as Answers);
  const [open, setOpen] = useState('');
  const [wrong, setWrong] = useState<{ key: string; text: string }>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    position().then(setKnown, (e: Error) => {
      toast(e instanceof Failed ? e.message : say('needs_server'));
      close();
    });
  }, [language.value]);
  if (!known) return <p class="loading">Dolmen</p>;
  const put = (key: string, value: FieldValue) => {
    const now = { ...answers, [key]: value };
    store(place, JSON.stringify(now));
    setAnswers(now);
  };
  const make = async () => {
    setBusy(true);
    try {
      const { record } = await handOver(answers);
      unstore(place);
      await makeTable({ game: shown.start.game, seats: [{ kind: 'human', name: myName() }], record });
    } catch (e) {
      const key = e instanceof Failed ? String(e.place[1] ?? '') : '';
      const text = e instanceof Failed ? e.message : say('needs_server');
      setWrong({ key, text });
      setBusy(false);
    }
  };
  const valueOf = (field: PositionField): FieldValue =>
    field.key in answers ? (answers[field.key] ?? null) : field.value;
  return (
    <section class="handover">
      <h1>{say('title', {}, 'position')}</h1>
      <p>{say(shown.score.length ? 'about' : 'about_rival', {}, 'position')}</p>
      <p>
        <small>
          {say('finish', {}, 'position')} {shown.score.length > 0 && say('anew', {}, 'position')}
        </small>
      </p>
      {known.groups.map(group => (
        <details
          key={group.id}
          open={!FOLDED.has(group.id) || group.fields.some(one => one.key === wrong?.key)}
        >
          <summary>{group.text}</summary>
          <ul>
            {group.fields.map(field => (
              <li key={field.key} class={wrong?.key === field.key ? 'wrong' : ''}>
                <button
                  type="button"
                  data-field={field.key}
                  aria-expanded={open === field.key}
                  onClick={() => setOpen(open === field.key ? '' : field.key)}
                >
                  <span>{parted(field.text)}</span>
                  <b>{inWords(field, valueOf(field))}</b>
                </button>
                {field.note && (
                  <p>
                    <small>{field.note}</small>
                  </p>
                )}
                {wrong?.key === field.key && <p role="alert">{wrong.text}</p>}
                {open === field.key && (
                  <FieldEditor
                    field={field}
                    value={valueOf(field)}
                    put={value => put(field.key, value)}
                    done={() => setOpen('')}
                  />
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
      {wrong && <p role="alert">{wrong.text}</p>}
      <button type="button" class="go huge" data-act="table" disabled={busy} onClick={() => void make()}>
        {say('make', {}, 'position')}
      </button>
      <button type="button" onClick={close}>
        {say('close')}
      </button>
    </section>
  );
}
