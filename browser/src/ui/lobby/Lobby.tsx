/** The lobby: painted doors to the games, my tables, open tables, and games that were saved. */
import { useEffect } from 'preact/hooks';
import { games, learnGames } from '../../core/games.ts';
import { STATIC } from '../../core/host.ts';
import { NAMELESS, set, settings } from '../../core/settings.ts';
import { t } from '../../core/text.ts';
import { dialog } from '../../core/ui.ts';
import { Later } from '../Later.tsx';
import { Link } from '../Link.tsx';
import { LanguageSelect } from '../Menu.tsx';
import { SoloHistory } from '../SoloHistory.tsx';
import { Door } from './Door.tsx';
import type { GameLobby } from './GameLobby.ts';
import { HotSeat } from './HotSeat.tsx';
import { MyTables } from './MyTables.tsx';
import { make } from './plans.ts';
import { SetUp } from './SetUp.tsx';
import { Import, OpenTables } from './Tables.tsx';

const safety = () => import('../offline/Safe.tsx').then(found => found.Safe);

export function Lobby({ lobbyOf }: { lobbyOf: (game: string) => GameLobby }) {
  useEffect(learnGames, []);
  useEffect(() => {
    document.title = t('app.name');
  });
  const open = dialog.value;
  const asked = games.value.find(
    g => (open?.kind === 'setup' || open?.kind === 'hotseat') && g.id === open.game,
  );
  return (
    <div class="lobby">
      <div class="firelight" aria-hidden="true" />
      <header class="lobbyhead">
        <h1>{t('app.name')}</h1>
        <p>{t('lobby.motto')}</p>
        <span class="row">
          <label class="whoami">
            {t('lobby.name')}{' '}
            <input
              value={settings.value.name}
              maxLength={24}
              placeholder={NAMELESS}
              autocomplete="nickname"
              onInput={e => set('name', e.currentTarget.value)}
            />
          </label>
          <LanguageSelect />
          <button type="button" onClick={() => (dialog.value = { kind: 'settings' })}>
            {t('settings.title')}
          </button>
          <Link href="/companion" cls="button">
            {t('companion.title')}
          </Link>
          <Link href="/about" cls="button">
            {t('about.title')}
          </Link>
        </span>
      </header>
      <main>
        {games.value.map(g => {
          const Challenge = lobbyOf(g.id).Challenge;
          return Challenge ? <Challenge key={g.id} game={g} begin={make} /> : null;
        })}
        <section class="doors" aria-label={t('lobby.games')}>
          {games.value.map(g => (
            <Door key={g.id} game={g} own={lobbyOf(g.id)} />
          ))}
        </section>
        <MyTables />
        <OpenTables />
        <SoloHistory />
        <Import />
        {STATIC && <Later get={safety} quiet />}
      </main>
      <footer class="lobbyfoot">
        {t('about.fan')} <Link href="/about">{t('about.credits')}</Link>
      </footer>
      {asked && open?.kind === 'setup' && <SetUp game={asked} />}
      {asked && open?.kind === 'hotseat' && <HotSeat game={asked} />}
    </div>
  );
}
