/** The help pages of a game: on one page, its components, its complete rules. */
import { useEffect, useRef } from 'preact/hooks';
import { gameName, games, learnGames, shortName } from '../../core/games.ts';
import { helpPath, type HelpPart } from '../../core/route.ts';
import { tableId } from '../../core/picture.ts';
import { t } from '../../core/text.ts';
import { PageHead } from '../PageHead.tsx';
import { Link } from '../Link.tsx';
import { Components } from './Components.tsx';
import { HelpNav } from './HelpNav.tsx';
import { usePictures, type GetPictures } from './pictures.ts';
import { RulesText } from './RulesText.tsx';
import { Summary } from './Summary.tsx';

interface Props {
  game: string;
  part: HelpPart;
  /** By game; loaded with the first list of components. */
  drawings: Record<string, GetPictures>;
}

export function HelpPage({ game, part, drawings }: Props) {
  const pictures = usePictures(game, part === 'components', drawings[game]);
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useEffect(learnGames, []);
  useEffect(() => {
    document.title = `${t(`pages.${part}`)} – ${shortName(game)}`;
  });
  useEffect(() => {
    if (!location.hash) scrollTo(0, 0);
    if (!first.current) title.current?.focus({ preventScroll: true });
    first.current = false;
  }, [game, part]);
  return (
    <div class="helppage">
      <PageHead />
      <HelpNav game={game} at={part} />
      <main>
        <h1 ref={title} tabIndex={-1}>
          {gameName(game)}
        </h1>
        {part === 'summary' && <Summary game={game} />}
        {part === 'components' && <Components game={game} pictures={pictures} />}
        {part === 'rules' && <RulesText game={game} />}
      </main>
      {!tableId.value && (
        <footer class="lobbyfoot">
          <p>
            {t('pages.others')}{' '}
            {games.value
              .filter(g => g.id !== game)
              .map(g => (
                <Link key={g.id} href={helpPath(g.id, part)}>
                  {shortName(g.id)}
                </Link>
              ))}
          </p>
        </footer>
      )}
    </div>
  );
}
