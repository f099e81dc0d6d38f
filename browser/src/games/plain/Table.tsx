/** A table without a board of its own: question, list of options and chronicle are the whole game;
 * seats, points and what lies on the table stand beside them. */
import { useEffect } from 'preact/hooks';
import { colour } from '../../art/pieces.tsx';
import { listed } from '../../core/choosing.ts';
import { gameName, learnGames } from '../../core/games.ts';
import { askedSeat, gameHere, replay, scores, seatsHere, shown } from '../../core/picture.ts';
import { isTablet } from '../../core/room.ts';
import { nameOf, seatName, t } from '../../core/text.ts';
import { Log } from '../../ui/Log.tsx';
import { TableHeader } from '../../ui/Menu.tsx';
import { Menu, Prompt } from '../../ui/Prompt.tsx';
import { ReplayBar } from '../../ui/ReplayBar.tsx';
import { SeatState } from '../../ui/Seats.tsx';
import { People, Peoples } from '../../ui/table/People.tsx';
import { Outline } from './Outline.tsx';

function Seats() {
  return (
    <Peoples title={t('setup.seats')}>
      {seatsHere.value?.map((_, n) => {
        const score = scores.value?.[n];
        const asked = askedSeat.value === n;
        return (
          <People
            key={n}
            cls={asked ? 'turn asked' : ''}
            colour={colour(n)}
            anchor={`seat:${n}`}
            mark={n}
            name={seatName(n)}
            about={<SeatState seat={n} />}
            points={score && { seat: n, total: score.total }}
          >
            {Object.entries(score?.categories ?? {}).map(([id, points]) => (
              <span key={id} class="fact">
                {nameOf('category', id)} <i>{points}</i>
              </span>
            ))}
          </People>
        );
      })}
    </Peoples>
  );
}

export function Table() {
  useEffect(() => {
    learnGames();
    listed.value = true;
  }, []);
  return (
    <main class={`app plain ${replay.value ? 'replaying' : ''}`}>
      <TableHeader title={gameName(gameHere.value ?? '')} />
      <Prompt />
      <section class="stage outline" tabIndex={0} aria-label={t('menu.describe')}>
        {/* Without room beside the table everything stands in one column. */}
        {isTablet.value && <Seats />}
        <div class="describe">
          <Outline value={shown.value?.view} />
        </div>
        {isTablet.value && <Log targets={() => []} />}
        <ReplayBar />
      </section>
      {!isTablet.value && (
        <div class="left">
          <Seats />
          <Log targets={() => []} />
        </div>
      )}
      <Menu />
    </main>
  );
}
