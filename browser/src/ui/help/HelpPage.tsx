/** The help pages of a game: on one page, its components, its complete rules. */
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { gameName, games, learnGames, shortName } from '../../core/games.ts';
import { HELP_PARTS, helpPath, type HelpPart } from '../../core/route.ts';
import { tableId } from '../../core/picture.ts';
import { t } from '../../core/text.ts';
import { PageHead } from '../PageHead.tsx';
import { Link } from '../Link.tsx';
import { Components } from './Components.tsx';
import { RulesText } from './RulesText.tsx';
import { Summary } from './Summary.tsx';

/** How a game draws its components. */
export interface Pictures {
  /** The class that the game's styles are written for. */
  scope: string;
  Piece: ComponentType<{ kind: string; id: string }>;
  Symbols?: ComponentType;
}

type GetPictures = () => Promise<Pictures>;

function usePictures(game: string, part: HelpPart, get: GetPictures | undefined): Pictures | undefined {
  const [all, setAll] = useState<Record<string, Pictures>>({});
  useEffect(() => {
    if (part !== 'components' || !get) return;
    void get().then(found => setAll(known => ({ ...known, [game]: found })));
  }, [game, part]);
  return all[game];
}

interface Props {
  game: string;
  part: HelpPart;
  /** By game; loaded with the first list of components. */
  drawings: Record<string, GetPictures>;
}

export function HelpPage({ game, part, drawings }: Props) {
  const pictures = usePictures(game, part, drawings[game]);
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
      <nav class="helpnav" aria-label={t('pages.title')}>
        {HELP_PARTS.map(one => (
          <Link key={one} href={helpPath(game, one)} current={one === part} act={`help-${one}`}>
            {t(`pages.${one}`)}
          </Link>
        ))}
      </nav>
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
