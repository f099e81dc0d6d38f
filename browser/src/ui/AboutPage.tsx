/** Who made what: the games, the icons, the fonts. */
import { useEffect } from 'preact/hooks';
import { ICON_AUTHORS } from '../art/icons.ts';
import { games, learnGames } from '../core/games.ts';
import { helpPath } from '../core/route.ts';
import { named, t } from '../core/text.ts';
import { Link } from './Link.tsx';
import { PageHead } from './PageHead.tsx';

export function AboutPage() {
  useEffect(learnGames, []);
  useEffect(() => {
    document.title = `${t('about.title')} – ${t('app.name')}`;
  });
  return (
    <div class="helppage">
      <PageHead />
      <main class="sheetpage about">
        <h1>{t('about.title')}</h1>
        <p class="lead">{t('about.fan')}</p>
        <h2>{t('lobby.games')}</h2>
        <div class="scroll" tabIndex={0} role="group" aria-label={t('lobby.games')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('about.game')}</th>
                <th scope="col">{t('about.designers')}</th>
                <th scope="col">{t('about.publisher')}</th>
              </tr>
            </thead>
            <tbody>
              {games.value.map(game => (
                <tr key={game.id}>
                  <th scope="row">
                    <Link href={helpPath(game.id)}>{named(game.name)}</Link>
                  </th>
                  <td>{game.designers.join(', ')}</td>
                  <td>{game.publisher}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <h2>{t('about.icons')}</h2>
        <p>
          {t('about.icons_by', { names: ICON_AUTHORS.join(', ') })}{' '}
          <a href="https://game-icons.net" rel="noreferrer">
            game-icons.net
          </a>
          ,{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
            CC BY 3.0
          </a>
          . {t('about.changed')}
        </p>
        <h2>{t('about.fonts')}</h2>
        <p>Alegreya Sans, Skranji, Caesar Dressing (SIL Open Font License 1.1)</p>
        <h2>{t('about.libraries')}</h2>
        <p>Preact, Preact Signals (MIT)</p>
        <p>{t('about.own')}</p>
      </main>
    </div>
  );
}
