/** What the opponent owns, like a player board; every number can be corrected. */
import { useState } from 'preact/hooks';
import { parted } from '../../core/hyphens.ts';
import { Art } from './Art.tsx';
import { BoardView } from './BoardView.tsx';
import { correct, edit, say } from './device.ts';
import { Ask, NumberPad } from './Ask.tsx';
import type { Board, Past, Shown, Value } from './wire.ts';

export function Belongings({ shown }: { shown: Shown }) {
  const [editing, setEditing] = useState('');
  const rows = shown.owned.filter(row => row.value || !row.id.includes('.'));
  const absent = shown.owned.filter(row => !rows.includes(row));
  const row = shown.owned.find(one => one.id === editing);
  const map = shown.boards.find(board => board.turns);
  return (
    <section class="belongings">
      <dl>
        {[...rows, ...(editing === '+' || row?.id.includes('.') ? absent : [])].map(one => (
          <div key={one.id}>
            <dt>
              <Art art={one.art} />
              {parted(one.text)}
            </dt>
            <dd>
              {one.correct ? (
                <button
                  type="button"
                  data-own={one.id}
                  aria-label={say('correct_row', { name: one.text })}
                  onClick={() => setEditing(one.id)}
                >
                  {one.value}
                </button>
              ) : (
                <b>{one.value}</b>
              )}
            </dd>
          </div>
        ))}
        {absent.length > 0 && editing !== '+' && (
          <button type="button" class="more" onClick={() => setEditing('+')}>
            +
          </button>
        )}
      </dl>
      {row && (
        <div class="cpicker">
          <p>{say('correct_row', { name: row.text })}</p>
          <NumberPad
            most={row.value > 60 ? 199 : 99}
            done={value => {
              correct(row.id, value);
              setEditing('');
            }}
          />
        </div>
      )}
      {map && (
        <>
          <p>
            <small>{say('own_map')}</small>
          </p>
          <BoardView board={map} north={shown.start.north} touch={id => turnOver(map, id)} />
        </>
      )}
    </section>
  );
}

/** A touch puts one of their pieces there, or the next kind, or takes it away. */
function turnOver(map: Board, id: string): void {
  const spot = map.spots.find(one => one.id === id);
  const [piece = '', side = ''] = (spot?.pieces[0] ?? '').split(' ');
  if (!spot || (piece && side !== 'opponent')) return;
  if (spot.shape === 'hex') correct(`camp.${id}`, piece ? 0 : 1);
  else correct(`junction.${id}`, piece === 'village' ? 2 : piece ? 0 : 1);
}

/** Every answer so far; each can be given anew. */
export function Answers({ shown }: { shown: Shown }) {
  const [open, setOpen] = useState<Past | undefined>(undefined);
  return (
    <section class="answers">
      <ol>
        {shown.history
          .slice()
          .reverse()
          .map(past => (
            <li key={past.number}>
              <small>{past.scene}</small>
              <span>{past.text}</span>
              <b>{past.answer}</b>
              {past.question.form !== 'done' && (
                <button type="button" data-edit={past.number} onClick={() => setOpen(past)}>
                  {say('edit')}
                </button>
              )}
              {open?.number === past.number && (
                <Again past={open} shown={shown} change={setOpen} done={() => setOpen(undefined)} />
              )}
            </li>
          ))}
      </ol>
    </section>
  );
}

interface AgainProps {
  past: Past;
  shown: Shown;
  change(past: Past): void;
  done(): void;
}

function Again({ past, shown, change, done }: AgainProps) {
  const question = past.question;
  const held = Array.isArray(question.value) ? question.value : [];
  const put = (value: Value) =>
    change({ ...past, question: { ...question, value, complete: true, next: '' } });
  return (
    <div class="cpicker">
      <Ask
        question={question}
        board={shown.boards.find(board => board.id === question.board)}
        north={shown.start.north}
        answer={value => {
          edit(past.number, value ?? null);
          done();
        }}
        change={(place, thing) =>
          put(
            question.form === 'marks'
              ? held.includes(place)
                ? held.filter(one => one !== place)
                : [...held, place]
              : question.places.map((one, at) => (one.id === place ? thing : (held[at] ?? null))),
          )
        }
      />
    </div>
  );
}
