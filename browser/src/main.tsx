import { batch, effect, signal } from '@preact/signals';
import { render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Sprite } from './art/symbols.tsx';
import { api, page } from './core/api.ts';
import { keys } from './core/keyboard.ts';
import { readRoute, route } from './core/route.ts';
import './core/routine.ts';
import './core/sound.ts';
import { settings } from './core/settings.ts';
import { dress } from './core/styles.ts';
import * as table from './core/table.ts';
import { gameWords, language, ready, seatName, t, words } from './core/text.ts';
import { dialog, lastPointer } from './core/ui.ts';
import { drawn, load } from './games/registry.tsx';
import { SeatMark } from './art/pieces.tsx';
import { Later } from './ui/Later.tsx';
import { longPress } from './ui/press.ts';
import { Toasts } from './ui/Toasts.tsx';

const failed = signal('');

/** An address with #move=42 opens the replay there. */
let wanted: string | undefined;

async function arrive(): Promise<void> {
  const to = readRoute(location.pathname, location.hash);
  route.value = to;
  if (to.page === 'about') return;
  // Help on the game that is being played is read without leaving the table.
  if (to.page === 'help' && to.game === table.live.value?.game) return;
  wanted = /^#move=(\d+)$/.exec(location.hash)?.[1];
  if (to.page !== 'table') {
    table.closeTable();
    return;
  }
  if (table.tableId.value === to.table) return;
  table.closeTable();
  failed.value = '';
  try {
    await table.openTable(to.table);
  } catch (e) {
    failed.value = (e as Error).message;
  }
}

effect(() => {
  if (table.live.value && wanted !== undefined) {
    const move = Number(wanted);
    wanted = undefined;
    table.openReplay(move).catch((e: Error) => table.toast(e.message));
  }
});

effect(() => {
  const game = table.gameHere.value;
  if (game) table.drawnBy(drawn(game));
});

async function speakIn(): Promise<void> {
  const to = settings.peek().language;
  const game = table.live.peek()?.game;
  const [interfaceWords, words_, book] = await Promise.all([
    api.words(to),
    game ? api.gameWords(game, to) : undefined,
    game ? api.catalogue(game, to) : undefined,
  ]);
  batch(() => {
    language.value = to;
    words.value = interfaceWords;
    if (words_) gameWords.value = words_;
    if (book) table.catalogue.value = book;
  });
}

function Curtain() {
  const seat = table.curtain.value;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), [seat]);
  if (seat === undefined) return null;
  return (
    <div
      class="curtain"
      role="dialog"
      aria-modal="true"
      aria-label={t('prompt.pass', { name: seatName(seat) })}
    >
      <SeatMark seat={seat} size={96} />
      <h2>{t('prompt.pass', { name: seatName(seat) })}</h2>
      <p>{t('curtain.text')}</p>
      <button
        type="button"
        class="go big"
        data-act="curtain-open"
        ref={button}
        onClick={() => table.look(seat)}
      >
        {t('curtain.open')}
      </button>
    </div>
  );
}

// Pages that a table does not need are loaded when they are first asked for.
const dressed = async <P,>(found: Promise<P>): Promise<P> => (await Promise.all([found, dress('pages')]))[0];
const lobbyPage = async () => {
  const [{ Lobby }, { lodging }] = await Promise.all([
    dressed(import('./ui/lobby/Lobby.tsx')),
    import('./games/lodging.ts'),
    dress('endless_winter'), // for what it brings to the lobby
  ]);
  return () => <Lobby lodging={lodging} />;
};
const joinPage = () => dressed(import('./ui/Join.tsx').then(found => found.JoinPage));
const aboutPage = () => dressed(import('./ui/AboutPage.tsx').then(found => found.AboutPage));
const helpPage = () => dressed(import('./ui/help/HelpPage.tsx').then(found => found.HelpPage));
const windows = () => import('./ui/Windows.tsx').then(found => found.Windows);

function Page() {
  const at = route.value;
  if (!ready.value) return <p class="loading">Dolmen</p>;
  if (at.page === 'lobby') return <Later get={lobbyPage} />;
  if (at.page === 'about') return <Later get={aboutPage} />;
  if (at.page === 'help') return <Later get={helpPage} game={at.game} part={at.part} />;
  if (at.page === 'join')
    return <Later get={joinPage} table={at.table} token={at.token} done={() => void arrive()} />;
  if (failed.value)
    return (
      <div class="loading">
        <p>{failed.value}</p>
        <a href="/">{t('app.home')}</a>
      </div>
    );
  const here = table.gameHere.value;
  if (!here) return <p class="loading">Dolmen</p>;
  const game = drawn(here);
  return (
    <>
      <game.Table />
      <Curtain />
    </>
  );
}

function App() {
  const here = table.gameHere.value;
  const game = here ? drawn(here) : undefined;
  return (
    <>
      <Sprite />
      <Page />
      {ready.value && dialog.value && (
        <Later get={windows} quiet describe={game?.describe} seat={game?.seat} />
      )}
      {ready.value && <Toasts />}
    </>
  );
}

addEventListener('popstate', () => void arrive());
addEventListener('keydown', e => {
  lastPointer.value = 'key';
  keys(e);
});
addEventListener('pointerdown', e => (lastPointer.value = e.pointerType), true);
addEventListener('pointermove', e => (lastPointer.value = e.pointerType), true);
longPress();
Object.assign(globalThis, { dolmenDrawn: table.drawn });
const host = document.getElementById('app');
if (host) render(<App />, host);
let spoken = '';
effect(() => {
  if (settings.value.language !== spoken) {
    spoken = settings.value.language;
    void speakIn();
  }
});
if (page.game) load(page.game);
// They have done their work.
document.querySelectorAll('link[rel=modulepreload]').forEach(link => link.remove());
void arrive();
