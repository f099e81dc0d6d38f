import { batch, effect, signal } from '@preact/signals';
import { render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Sprite } from './art/symbols.tsx';
import { api, servedPage } from './core/api.ts';
import { task } from './core/coach.ts';
import { look } from './core/connection.ts';
import { contentOfPage, contentOfTable, packHere, shippedContent } from './core/content.ts';
import { keys } from './core/keyboard.ts';
import { curtain, gameHere, live, tableId } from './core/picture.ts';
import { openReplay } from './core/replay.ts';
import { readRoute, route, stays } from './core/route.ts';
import './core/routine.ts';
import './core/sound.ts';
import { closeTable, openTable } from './core/session.ts';
import { settings } from './core/settings.ts';
import { drawnBy } from './core/showing.ts';
import { styled } from './core/styles.ts';
import { interfaceTexts, language, ready, seatName, t } from './core/text.ts';
import { toast } from './core/toasts.ts';
import { dialog, lastPointer } from './core/ui.ts';
import { PICTURES } from './games/pictures.ts';
import { drawn, load, LOBBY_STYLES } from './games/registry.tsx';
import { SeatMark } from './art/pieces.tsx';
import { Later } from './ui/Later.tsx';
import './ui/table/every.ts';
import { longPress } from './ui/press.ts';
import { Toasts } from './ui/Toasts.tsx';

const failed = signal('');

/** An address with #move=42 opens the replay there. */
let wanted: string | undefined;

async function arrive(): Promise<void> {
  if (stays()) return;
  const to = readRoute(location.pathname, location.hash);
  // An exercise looks like the table, but is not.
  if (task.peek()) closeTable();
  task.value = undefined;
  batch(() => {
    if (to.page !== 'box') contentOfPage(undefined);
    route.value = to;
  });
  if (to.page === 'about') return;
  // Help on the game that is being played is read without leaving the table.
  if ((to.page === 'help' || to.page === 'box') && to.game === live.value?.game) return;
  if (to.page === 'review' && to.table === live.value?.table) return;
  wanted = /^#move=(\d+)$/.exec(location.hash)?.[1];
  if (to.page !== 'table' && to.page !== 'practice') {
    closeTable();
    return;
  }
  if (tableId.value === to.table && to.page === 'table') {
    lookBack();
    return;
  }
  closeTable();
  failed.value = '';
  try {
    if (to.page === 'practice') await (await practising()).practise(to.table, to.seat);
    else await openTable(to.table);
  } catch (e) {
    failed.value = (e as Error).message;
  }
}

function lookBack(): void {
  if (!live.value || wanted === undefined) return;
  const move = Number(wanted);
  wanted = undefined;
  openReplay(move).catch((e: Error) => toast(e.message));
}
effect(lookBack);

effect(() => {
  const game = gameHere.value;
  if (game) drawnBy(drawn(game));
});

async function speakIn(): Promise<void> {
  const to = settings.peek().language;
  const now = live.peek();
  const [texts, content, pack] = await Promise.all([
    api.texts(to),
    now ? shippedContent(now.game, to) : undefined,
    now?.pack ? api.tablePack(now.table, to).catch(() => packHere.peek()) : undefined,
  ]);
  batch(() => {
    language.value = to;
    interfaceTexts.value = texts;
    if (content) contentOfTable(content, pack);
  });
}

function Curtain() {
  const seat = curtain.value;
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
      <button type="button" class="go big" data-act="curtain-open" ref={button} onClick={() => look(seat)}>
        {t('curtain.open')}
      </button>
    </div>
  );
}

// Pages that a table does not need are loaded when they are first asked for.
const lobbyPage = styled(['pages', ...LOBBY_STYLES], async () => {
  const [{ Lobby }, { lobbyOf }] = await Promise.all([
    import('./ui/lobby/Lobby.tsx'),
    import('./games/lobbies.ts'),
  ]);
  return () => <Lobby lobbyOf={lobbyOf} />;
});
const joinPage = styled(['pages'], async () => (await import('./ui/Join.tsx')).JoinPage);
const aboutPage = styled(['pages'], async () => (await import('./ui/AboutPage.tsx')).AboutPage);
const helpPage = styled(['pages'], async () => (await import('./ui/help/HelpPage.tsx')).HelpPage);
const boxPage = styled(['pages'], async () => (await import('./ui/box/BoxPage.tsx')).BoxPage);
const reviewPage = styled(
  ['pages', 'review'],
  async () => (await import('./ui/coach/ReviewPage.tsx')).ReviewPage,
);
const practising = () => import('./ui/coach/practice.ts');
const windows = () => import('./ui/Windows.tsx').then(found => found.Windows);

function Page() {
  const at = route.value;
  if (!ready.value) return <p class="loading">Dolmen</p>;
  if (at.page === 'lobby') return <Later get={lobbyPage} />;
  if (at.page === 'about') return <Later get={aboutPage} />;
  if (at.page === 'help') return <Later get={helpPage} game={at.game} part={at.part} drawings={PICTURES} />;
  if (at.page === 'box') return <Later get={boxPage} game={at.game} entry={at.entry} drawings={PICTURES} />;
  if (at.page === 'review') return <Later get={reviewPage} table={at.table} />;
  if (at.page === 'join')
    return <Later get={joinPage} table={at.table} token={at.token} done={() => void arrive()} />;
  if (failed.value)
    return (
      <div class="loading">
        <p>{failed.value}</p>
        <a href="/">{t('app.home')}</a>
      </div>
    );
  const here = gameHere.value;
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
  const here = gameHere.value;
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
const host = document.getElementById('app');
if (host) render(<App />, host);
let spoken = '';
effect(() => {
  if (settings.value.language !== spoken) {
    spoken = settings.value.language;
    void speakIn();
  }
});
if (servedPage.game) load(servedPage.game);
// They have done their work.
document.querySelectorAll('link[rel=modulepreload]').forEach(link => link.remove());
void arrive();
