/** What the pages about a game have in common: head, ways to the others, title, and the other games. */
import type { ComponentChildren, Ref } from 'preact';
import { useEffect } from 'preact/hooks';
import { games, learnGames, shortName } from '../../core/games.ts';
import { tableId } from '../../core/picture.ts';
import type { HelpPart } from '../../core/route.ts';
import { t } from '../../core/text.ts';
import { Link } from '../Link.tsx';
import { PageHead } from '../PageHead.tsx';
import { HelpNav } from './HelpNav.tsx';

interface Props {
  game: string;
  at: HelpPart | 'box';
  heading: string;
  cls?: string;
  /** The address of this page for another game. */
  other: (game: string) => string;
  title?: Ref<HTMLHeadingElement>;
  children: ComponentChildren;
}

export function GamePage({ game, at, heading, cls = '', other, title, children }: Props) {
  useEffect(learnGames, []);
  return (
    <div class={`helppage ${cls}`}>
      <PageHead />
      <HelpNav game={game} at={at} />
      <main>
        <h1 ref={title ?? null} tabIndex={-1}>
          {heading}
        </h1>
        {children}
      </main>
      {!tableId.value && (
        <footer class="lobbyfoot">
          <p>
            {t('pages.others')}{' '}
            {games.value
              .filter(g => g.id !== game)
              .map(g => (
                <Link key={g.id} href={other(g.id)}>
                  {shortName(g.id)}
                </Link>
              ))}
          </p>
        </footer>
      )}
    </div>
  );
}
