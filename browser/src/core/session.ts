/** Opening and leaving a table, and what the server says there. */
import { batch } from '@preact/signals';
import { api, servedPage } from './api.ts';
import { asking } from './choosing.ts';
import { advised, hideHint } from './coach.ts';
import { connectBy, connectTo, disconnect, type Line } from './connection.ts';
import { contentOfTable, shippedContent, type Content } from './content.ts';
import { keep, kept } from './kept.ts';
import { chat, keysHeld, live, localSeats, log, replay, tableId } from './picture.ts';
import { MOST_SEATS, people } from './seats.ts';
import { settings } from './settings.ts';
import { forgetPictures, receive } from './showing.ts';
import { say, t } from './text.ts';
import { toast } from './toasts.ts';
import type { Notice, ServerMessage, Snapshot } from './wire.ts';

/** Pictures that came before the texts and the board to draw them on. */
let early: ServerMessage[] | undefined;
/** The table whose pack was asked for, and what it is laid over. */
let asked = '';
let shipped: Content | undefined;

const gameAt = async (id: string): Promise<string> =>
  location.pathname === servedPage.path && servedPage.game ? servedPage.game : (await api.table(id)).game;

/** With the server at the other end, or with whoever answers in its place. */
export async function openTable(
  id: string,
  instead?: (received: (message: ServerMessage) => void) => Line,
): Promise<void> {
  early = [];
  if (instead) connectBy(instead(received));
  else connectTo(id, received);
  try {
    const game = await gameAt(id);
    shipped = await shippedContent(game, settings.value.language);
    batch(() => {
      contentOfTable(shipped);
      tableId.value = id;
      localSeats.value = instead ? [] : kept(id).keys.map(k => k.seat);
    });
  } catch (e) {
    closeTable();
    throw e;
  }
  release();
}

function release(): void {
  const waiting = early ?? [];
  early = undefined;
  waiting.forEach(received);
}

/** The table plays with a pack: nothing is drawn before its cards are there. */
async function openPack({ table }: Snapshot): Promise<void> {
  try {
    const pack = await api.tablePack(table, settings.value.language);
    if (tableId.peek() === table) contentOfTable(shipped, pack);
  } catch (e) {
    toast((e as Error).message);
  }
  if (tableId.peek() === table) release();
}

export function closeTable(): void {
  disconnect();
  early = undefined;
  asked = '';
  hideHint();
  forgetPictures();
  batch(() => {
    people.value = MOST_SEATS;
    contentOfTable(undefined);
    tableId.value = undefined;
    live.value = undefined;
    replay.value = undefined;
    log.value = [];
    chat.value = [];
    localSeats.value = [];
  });
}

function received(message: ServerMessage): void {
  if (early) early.push(message);
  else if (message.type === 'snapshot' && message.pack && asked !== message.table) {
    asked = message.table;
    early = [message];
    void openPack(message);
  } else if (message.type === 'snapshot') {
    receive(message);
    if (!message.page) announceTurn(message);
  } else if (message.type === 'refused') {
    toast(message.reason ? say(message.reason) : message.sentence, message.rule);
    asking.value = undefined;
    hideHint();
  } else if (message.type === 'hints') {
    advised(message);
  } else {
    noticed(message);
  }
}

function noticed(notice: Notice): void {
  if (notice.key === 'rematch' && notice.table) {
    const held = keysHeld.value;
    if (notice.keys.length || notice.host_key) {
      keep(notice.table, { keys: notice.keys, host: notice.host_key, invites: [] });
    }
    if (held) location.assign(`/t/${notice.table}`);
  } else if (notice.key === 'kicked') {
    toast(t('notice.kicked'));
  } else if (notice.key === 'invite' && tableId.value) {
    const held = kept(tableId.value);
    keep(tableId.value, { ...held, invites: [...held.invites, ...notice.keys] });
    toast(t('notice.invite'));
  }
}

let wasMine = false;
function announceTurn(next: Snapshot): void {
  const now = next.decision !== null && !next.over && localSeats.value.includes(next.decision.seat);
  const title = (now ? '● ' : '') + t('app.name');
  if (document.title !== title) document.title = title;
  if (now && !wasMine && document.hidden && settings.value.notify && 'Notification' in window) {
    if (Notification.permission === 'granted') new Notification(t('app.name'), { body: t('notice.turn') });
  }
  wasMine = now;
}
