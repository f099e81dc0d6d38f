import { batch, effect, signal } from '@preact/signals';
import { render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Sprite } from './art/symbols.tsx';
import { api, page } from './core/api.ts';
import { keys } from './core/keyboard.ts';
import { later } from './core/later.tsx';
import { settings } from './core/settings.ts';
import * as table from './core/table.ts';
import { gameWords, language, ready, seatName, t, words } from './core/text.ts';
import { dialog, lastPointer } from './core/ui.ts';
import { drawn, load } from './games/registry.tsx';
import { SeatMark } from './art/pieces.tsx';
import { Toasts } from './ui/Toasts.tsx';

type Route =
  { page: 'lobby' } | { page: 'table'; table: string } | { page: 'join'; table: string; token: string };
const route = signal<Route>({ page: 'lobby' });
const failed = signal('');

const Lobby = later(async () => (await import('./ui/Lobby.tsx')).Lobby);
const JoinPage = later(async () => (await import('./ui/Join.tsx')).JoinPage);
const Windows = later(async () => (await import('./ui/Windows.tsx')).Windows);

function read(): Route {
  const found = /^\/t\/([^/]+)/.exec(location.pathname)?.[1];
  if (!found) return { page: 'lobby' };
  const token = /^#join=(.+)$/.exec(location.hash)?.[1];
  return token ? { page: 'join', table: found, token } : { page: 'table', table: found };
}

/** An address with #move=42 opens the replay there. */
let wanted: string | undefined;

async function arrive(): Promise<void> {
  const to = read();
  route.value = to;
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

function Page() {
  const at = route.value;
  if (!ready.value) return <p class="loading">Dolmen</p>;
  if (at.page === 'lobby') return <Lobby beginning={game => drawn(game).Beginning} />;
  if (at.page === 'join') return <JoinPage table={at.table} token={at.token} done={() => void arrive()} />;
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
      {ready.value && dialog.value && <Windows describe={game?.describe} seat={game?.seat} />}
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
void arrive();
