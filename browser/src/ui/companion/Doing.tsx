/** What to do at the table, one instruction after the other, each with its reasons. */
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../core/api.ts';
import { language } from '../../core/text.ts';
import { Art } from './Art.tsx';
import { BoardView } from './BoardView.tsx';
import { say, tick } from './device.ts';
import type { Board, Instruction, Shown } from './wire.ts';

export function Doing({ shown }: { shown: Shown }) {
  const scenes: Instruction[][] = [];
  for (const one of shown.instructions) {
    const last = scenes[scenes.length - 1];
    if (last?.[0]?.scene === one.scene) last.push(one);
    else scenes.push([one]);
  }
  const now = scenes[scenes.length - 1];
  const before = scenes[scenes.length - 2];
  return (
    <div class="doing">
      {before && (
        <details key={before[0]?.scene}>
          <summary>{shown.headings[before[0]?.scene ?? '']}</summary>
          <Steps scene={before} shown={shown} />
        </details>
      )}
      {now && (
        <section key={now[0]?.scene}>
          <h2>{shown.headings[now[0]?.scene ?? '']}</h2>
          <Steps scene={now} shown={shown} />
        </section>
      )}
    </div>
  );
}

function Steps({ scene, shown }: { scene: Instruction[]; shown: Shown }) {
  // The next thing to do on a board has its picture; the others show theirs with their reasons.
  const next = scene.find(one => one.board && !one.ticked);
  return (
    <ol>
      {scene.map(one => (
        <Step
          key={one.id}
          one={one}
          board={shown.boards.find(board => board.id === one.board)}
          picture={one === next}
          shown={shown}
        />
      ))}
    </ol>
  );
}

interface StepProps {
  one: Instruction;
  board: Board | undefined;
  picture: boolean;
  shown: Shown;
}

function Step({ one, board, picture, shown }: StepProps) {
  const [open, setOpen] = useState(false);
  const todo = one.lines.filter(line => !line.why);
  const why = one.lines.filter(line => line.why);
  return (
    <li class={one.ticked ? 'ticked' : ''}>
      <label>
        <input type="checkbox" checked={one.ticked} onChange={() => tick(one.id)} />
        <span class="todo">
          {one.art.length > 0 && (
            <span class="carts">
              {one.art.map(art => (
                <Art key={art} art={art} large />
              ))}
            </span>
          )}
          {one.title && <small>{one.title}</small>}
          {todo.map((line, n) => (
            <span key={n}>{line.text}</span>
          ))}
          {!todo.length && why.slice(-1).map((line, n) => <span key={n}>{line.text}</span>)}
        </span>
      </label>
      <button type="button" class="why" aria-expanded={open} onClick={() => setOpen(!open)}>
        {say('why')}
      </button>
      {picture && !open && board && (
        <div class="cpicture">
          <BoardView board={board} marked={new Set(one.places)} north={shown.start.north} />
        </div>
      )}
      {open && (
        <div class="reasons">
          {why.map((line, n) => (
            <p key={n}>{line.text}</p>
          ))}
          {board && <BoardView board={board} marked={new Set(one.places)} north={shown.start.north} />}
          <Rule game={shown.start.game} number={one.rule} />
        </div>
      )}
    </li>
  );
}

/** The rule itself, as soon as somebody asks why. */
function Rule({ game, number }: { game: string; number: string }) {
  const [text, setText] = useState('');
  const spoken = language.value;
  useEffect(() => {
    api.rule(game, number, spoken).then(
      found => setText(found.text),
      (e: Error) => setText(e.message),
    );
  }, [game, number, spoken]);
  return (
    <>
      <h3>{say('rule', { rule: number })}</h3>
      <p class="ruletext">{text}</p>
    </>
  );
}
