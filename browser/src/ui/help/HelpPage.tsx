/** The help pages of a game: on one page, its symbols, its components, its complete rules. */
import { useEffect, useRef } from 'preact/hooks';
import { gameName, shortName } from '../../core/games.ts';
import { helpPath, type HelpPart } from '../../core/route.ts';
import { t } from '../../core/text.ts';
import { Components } from './Components.tsx';
import { GamePage } from './GamePage.tsx';
import { usePictures, type GetPictures } from './pictures.ts';
import { Legend } from './Legend.tsx';
import { RulesText } from './RulesText.tsx';
import { Summary } from './Summary.tsx';

interface Props {
  game: string;
  part: HelpPart;
  /** By game; loaded with the first drawings. */
  drawings: Record<string, GetPictures>;
}

export function HelpPage({ game, part, drawings }: Props) {
  const pictures = usePictures(game, part === 'components' || part === 'summary', drawings[game]);
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useEffect(() => {
    document.title = `${t(`pages.${part}`)} – ${shortName(game)}`;
  });
  useEffect(() => {
    if (!location.hash) scrollTo(0, 0);
    if (!first.current) title.current?.focus({ preventScroll: true });
    first.current = false;
  }, [game, part]);
  return (
    <GamePage
      game={game}
      at={part}
      heading={gameName(game)}
      other={another => helpPath(another, part)}
      title={title}
    >
      {part === 'summary' && <Summary game={game} pictures={pictures} />}
      {part === 'legend' && <Legend game={game} drawings={drawings} />}
      {part === 'components' && <Components game={game} pictures={pictures} />}
      {part === 'rules' && <RulesText game={game} />}
    </GamePage>
  );
}
