/** A table without a board of its own: prompt, list of options and chronicle are the whole game; what
 * lies on the table stands beside them as an outline. */
import { useEffect } from 'preact/hooks';
import { SeatMark } from '../../art/pieces.tsx';
import { listed, shown } from '../../core/table.ts';
import { seatName, t, upper } from '../../core/text.ts';
import { Log } from '../../ui/Log.tsx';
import { TableHeader } from '../../ui/Menu.tsx';
import { Menu, Prompt } from '../../ui/Prompt.tsx';
import { ReplayBar } from '../../ui/ReplayBar.tsx';

const readable = (name: string): string => upper(name.replaceAll('_', ' '));
const plain = (value: unknown): boolean => value === null || typeof value !== 'object';
const word = (value: unknown): string => (value === null ? '–' : readable(String(value)));

function Outline({ value }: { value: unknown }) {
  if (plain(value)) return <>{word(value)}</>;
  if (Array.isArray(value)) {
    if (value.every(plain)) return <>{value.map(word).join(', ') || '–'}</>;
    return (
      <ol>
        {value.map((one, i) => (
          <li key={i}>
            <Outline value={one} />
          </li>
        ))}
      </ol>
    );
  }
  const entries = Object.entries(value as Record<string, unknown>);
  if (entries.every(([, one]) => plain(one))) {
    return <>{entries.map(([name, one]) => `${readable(name)}: ${word(one)}`).join(' · ')}</>;
  }
  return (
    <dl>
      {entries.map(([name, one]) => (
        <div key={name}>
          <dt>{readable(name)}</dt>
          <dd>
            <Outline value={one} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Table() {
  useEffect(() => {
    listed.value = true;
  }, []);
  const now = shown.value;
  return (
    <div class="app plain">
      <TableHeader title={readable(now?.game ?? '')} />
      <Prompt />
      <main class="stage outline" tabIndex={0} aria-label={t('menu.describe')}>
        <ol class="scoreline">
          {now?.scores.map((score, n) => (
            <li key={n}>
              <SeatMark seat={n} /> {seatName(n)} <b>{score.total}</b>
            </li>
          ))}
        </ol>
        <Outline value={now?.view} />
        <ReplayBar />
      </main>
      <div class="left">
        <Log targets={() => []} />
      </div>
      <Menu />
    </div>
  );
}
