/** A question, answered by touch: with one tap, or with two where something lies somewhere. */
import { useEffect, useState } from 'preact/hooks';
import { parted } from '../../core/hyphens.ts';
import { Art } from './Art.tsx';
import { BoardView } from './BoardView.tsx';
import { say } from './device.ts';
import type { Board, Named, Question, Value } from './wire.ts';

interface Props {
  question: Question;
  board: Board | undefined;
  north: string;
  answer(value?: Value): void;
  change(place: string, thing: string | null): void;
}

export function Ask({ question, board, north, answer, change }: Props) {
  const { form } = question;
  if (form === 'done')
    return (
      <button type="button" class="go huge" data-act="answer" onClick={() => answer()}>
        {say('done', {}, 'answer')}
      </button>
    );
  if (form === 'number') return <NumberPad key={question.key} most={question.most} done={answer} />;
  if (form === 'choice')
    return board ? (
      <>
        <BoardView
          board={board}
          open={new Set(question.options.map(one => one.id))}
          marked={new Set(typeof question.value === 'string' ? [question.value] : [])}
          north={north}
          touch={id => answer(id)}
        />
        <Choices
          options={question.options.filter(one => !board.spots.some(spot => spot.id === one.id))}
          pick={id => answer(id)}
        />
      </>
    ) : (
      <Choices options={question.options} pick={id => answer(id)} />
    );
  return (
    <Places
      key={question.key}
      question={question}
      board={board}
      north={north}
      answer={answer}
      change={change}
    />
  );
}

function Choices({ options, pick }: { options: Named[]; pick(id: string): void }) {
  return (
    <div class={`coptions${options.length > 8 ? ' many' : ''}`}>
      {options.map(one => (
        <button key={one.id} type="button" data-option={one.id} onClick={() => pick(one.id)}>
          <Art art={one.art} />
          {parted(one.text)}
        </button>
      ))}
    </div>
  );
}

/** Which places hold something, or what. */
function Places({ question, board, north, answer, change }: Props) {
  const [asked, ask] = useState('');
  const things = question.form === 'things';
  const held = Array.isArray(question.value) ? question.value : [];
  const focus = things ? asked || question.next : '';
  useEffect(() => ask(''), [question.key]);
  const texts: Record<string, string> = {};
  const arts: Record<string, string> = {};
  if (things)
    question.places.forEach((one, at) => {
      const thing = held[at];
      const option = question.options.find(o => o.id === thing);
      texts[one.id] = thing ? (option?.text ?? '?') : '';
      arts[one.id] = option?.art ?? '';
    });
  const marked = things
    ? new Set(question.places.filter((_, at) => held[at] && held[at] !== '?').map(one => one.id))
    : new Set(held.map(String));
  const touch = (id: string) => (things ? ask(id === asked ? '' : id) : change(id, null));
  return (
    <>
      {board && (
        <BoardView
          board={board}
          open={new Set(question.places.map(one => one.id))}
          marked={marked}
          texts={things ? texts : undefined}
          arts={arts}
          focus={focus}
          north={north}
          touch={touch}
        />
      )}
      {focus ? (
        <div class="cpicker">
          <p>{say('choose_at', { place: question.places.find(one => one.id === focus)?.text ?? '' })}</p>
          <div class="coptions">
            {question.options.map(one => (
              <button
                key={one.id}
                type="button"
                data-option={one.id}
                onClick={() => {
                  change(focus, one.id);
                  ask('');
                }}
              >
                <Art art={one.art} />
                {parted(one.text)}
              </button>
            ))}
            <button
              type="button"
              data-option="empty"
              onClick={() => {
                change(focus, null);
                ask('');
              }}
            >
              {say('empty', {}, 'answer')}
            </button>
          </div>
        </div>
      ) : (
        question.complete && (
          <button type="button" class="go huge" data-act="answer" onClick={() => answer(question.value)}>
            {say('as_shown', {}, 'answer')}
          </button>
        )
      )}
    </>
  );
}

/** Two digits are two taps: a tens digit waits, a ones digit answers. */
export function NumberPad({ most, done }: { most: number; done(value: number): void }) {
  const [tens, setTens] = useState(0);
  const rows = Math.min(20, Math.floor(most / 10) + 1);
  return (
    <div class="numberpad">
      <div class="tens" role="group">
        {Array.from({ length: rows }, (_, n) => (
          <button
            key={n}
            type="button"
            data-tens={n}
            aria-pressed={tens === n}
            class={tens === n ? 'on' : ''}
            onClick={() => setTens(n)}
          >
            {n ? `${n}0` : '0'}
          </button>
        ))}
      </div>
      <div class="ones" role="group">
        {Array.from({ length: 10 }, (_, n) => (
          <button key={n} type="button" data-ones={n} onClick={() => done(tens * 10 + n)}>
            {tens * 10 + n}
          </button>
        ))}
      </div>
    </div>
  );
}
