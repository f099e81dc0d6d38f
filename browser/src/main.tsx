import { batch, effect, signal } from '@preact/signals';
import { render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Sprite } from './art/symbols.tsx';
import { api, servedPage } from './core/api.ts';
import { task } from './core/coach.ts';
import { look } from './core/connection.ts';
import { contentOfPage, contentOfTable, packHere, shippedContent } from './core/content.ts';
import { answerHere, at as address, here, STATIC } from './core/host.ts';
import { keys } from './core/keyboard.ts';
import { curtain, gameHere, guest, live, tableId } from './core/picture.ts';
import { followAddress, moveOf, openReplay } from './core/replay.ts';
import './core/results.ts';
import { readRoute, route, stays } from './core/route.ts';
import './core/routine.ts';
import './core/sound.ts';
import { closeTable, openTable } from './core/session.ts';
import { settings } from './core/settings.ts';
import { drawnBy } from './core/showing.ts';
import { keepSteps, takeStep } from './core/steps.ts';
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
import { Tip } from './ui/Tip.tsx';
import { Toasts } from './ui/Toasts.tsx';

const failed = signal('');

/** An address with #move=42 opens the replay there. */
let wanted: number | undefined;
/** The public page of a game shows its score sheet first. */
let sheet = false;

async function arrive(): Promise<void> {
  if (stays()) return;
  takeStep();
  const to = readRoute(here(), location.hash);
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
  if (to.page === 'practice') {
    closeTable();
    failed.value = '';
    try {
      await (await practising()).practise(to.table, to.seat);
    } catch (e) {
      failed.value = (e as Error).message;
    }
    return;
  }
  if (to.page !== 'table') {
    closeTable();
    return;
  }
  const asGuest = to.guest ?? false;
  if (tableId.value === to.table && guest.value === asGuest) {
    if (live.value) followAddress().catch((e: Error) => toast(e.message));
    return;
  }
  wanted = moveOf(location.hash);
  sheet = asGuest && wanted === undefined;
  closeTable();
  failed.value = '';
  try {
    await openTable(to.table, { asGuest });
  } catch (e) {
    failed.value = (e as Error).message;
  }
}

effect(() => {
  if (live.value && wanted !== undefined) {
    const move = wanted;
    wanted = undefined;
    openReplay(move).catch((e: Error) => toast(e.message));
  }
});

effect(() => {
  if (!live.value?.over || !sheet) return;
  sheet = false;
  dialog.value = { kind: 'scores' };
});

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
  // Only now: until then the page still speaks the language before.
  document.documentElement.lang = to;
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
const takePage = styled(['pages'], async () => (await import('./ui/device/TakePage.tsx')).TakePage);
const aboutPage = styled(['pages'], async () => (await import('./ui/AboutPage.tsx')).AboutPage);
const companionPage = styled(
  ['pages', 'companion'],
  async () => (await import('./ui/companion/CompanionPage.tsx')).CompanionPage,
);
const helpPage = styled(['pages'], async () => (await import('./ui/help/HelpPage.tsx')).HelpPage);
const boxPage = styled(['pages'], async () => (await import('./ui/box/BoxPage.tsx')).BoxPage);
const reviewPage = styled(
  ['pages', 'review'],
  async () => (await import('./ui/coach/ReviewPage.tsx')).ReviewPage,
);
const practising = () => import('./ui/coach/practice.ts');
const windows = () => import('./ui/Windows.tsx').then(found => found.Windows);

const edition = styled(['offline'], async () => (await import('./ui/offline/Edition.tsx')).Edition);

function Page() {
  const at = route.value;
  if (!ready.value) return <p class="loading">Dolmen</p>;
  if (at.page === 'lobby') return <Later get={lobbyPage} />;
  if (at.page === 'about') return <Later get={aboutPage} />;
  if (at.page === 'companion') return <Later get={companionPage} session={at.session} drawings={PICTURES} />;
  if (at.page === 'help') return <Later get={helpPage} game={at.game} part={at.part} drawings={PICTURES} />;
  if (at.page === 'box') return <Later get={boxPage} game={at.game} entry={at.entry} drawings={PICTURES} />;
  if (at.page === 'take') return <Later get={takePage} code={at.code} />;
  if (at.page === 'review') return <Later get={reviewPage} table={at.table} />;
  if (at.page === 'join')
    return (
      <Later get={joinPage} table={at.table} token={at.token} back={at.back} done={() => void arrive()} />
    );
  if (failed.value)
    return (
      <main class="loading">
        <h1>{failed.value}</h1>
        <a href={address('/')}>{t('app.home')}</a>
      </main>
    );
  const here = gameHere.value;
  if (!here) return <p class="loading">Dolmen</p>;
  if (at.page === 'table' && at.guest && !live.value?.over)
    return (
      <main class="loading">
        <h1>{t('result.running')}</h1>
        <a href={address(`/t/${at.table}`)}>{t('lobby.watch')}</a>
      </main>
    );
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
        <Later get={windows} quiet describe={game?.describe} seat={game?.seat} drawings={PICTURES} />
      )}
      {ready.value && <Tip />}
      {ready.value && <Toasts />}
      {ready.value && STATIC && <Later get={edition} quiet />}
    </>
  );
}

function begin(): void {
  addEventListener('popstate', () => void arrive());
  keepSteps();
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
}

if (STATIC)
  void import('./offline/local.ts').then(({ localHost, start }) => {
    answerHere(localHost);
    start();
    begin();
  });
else begin();
