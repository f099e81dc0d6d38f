/** A table without a board of its own: prompt, list of options and chronicle are the whole game. */
import { useEffect } from 'preact/hooks';
import { SeatMark } from '../../art/pieces.tsx';
import { listed, shown } from '../../core/table.ts';
import { seatName } from '../../core/text.ts';
import { Log } from '../../ui/Log.tsx';
import { TableHeader } from '../../ui/Menu.tsx';
import { Prompt } from '../../ui/Prompt.tsx';
import { ReplayBar } from '../../ui/ReplayBar.tsx';

export function Table() {
  useEffect(() => {
    listed.value = true;
  }, []);
  const now = shown.value;
  return (
    <div class="app plain">
      <TableHeader title={now?.game ?? ''} />
      <Prompt />
      <main class="stage">
        <ol class="scoreline">
          {now?.scores.map((score, n) => (
            <li key={n}>
              <SeatMark seat={n} /> {seatName(n)} <b>{score.total}</b>
            </li>
          ))}
        </ol>
        <pre>{JSON.stringify(now?.view, null, 1)}</pre>
        <ReplayBar />
      </main>
      <div class="left">
        <Log targets={() => []} />
      </div>
    </div>
  );
}
