/** Opening and leaving a table, and what the server says there. */
import { batch } from '@preact/signals';
import { api, servedPage } from './api.ts';
import { asking, askSure, explained, goTowards, takeReasons } from './choosing.ts';
import { setClocks } from './clock.ts';
import { advised, hideHint } from './coach.ts';
import { connectBy, connectTo, disconnect, seatsHeld, type Line, type Told } from './connection.ts';
import { here } from './host.ts';
import { contentOfTable, shippedContent, type Content } from './content.ts';
import { keep, keepMore, kept } from './kept.ts';
import { announceTurn } from './notify.ts';
import { chat, guest, live, localSeats, log, recovery, rematch, replay, tableId } from './picture.ts';
import { go } from './route.ts';
import { MOST_SEATS, people } from './seats.ts';
import { settings } from './settings.ts';
import { forgetPictures, receive } from './showing.ts';
import { say, t } from './text.ts';
import { toast } from './toasts.ts';
import type { Notice, Snapshot } from './wire.ts';

/** Pictures that came before the texts and the board to draw them on. */
let early: Told[] | undefined;
/** The table whose pack was asked for, and what it is laid over. */
let asked = '';
let shipped: Content | undefined;

const gameAt = async (id: string): Promise<string> =>
  here() === servedPage.path && servedPage.game ? servedPage.game : (await api.table(id)).game;

export interface Opening {
  asGuest?: boolean;
  /** Whoever answers in place of the server. */
  instead?: (received: (message: Told) => void) => Line;
}

/** Tables opened so far: whoever goes on to another one before the first is there sees only the last. */
let openings = 0;

export async function openTable(id: string, { asGuest = false, instead }: Opening = {}): Promise<void> {
  const opening = ++openings;
  early = [];
  guest.value = asGuest;
  if (instead) connectBy(instead(received));
  else connectTo(id, received);
  try {
    const game = await gameAt(id);
    const content = await shippedContent(game, settings.value.language);
    if (opening !== openings) return;
    shipped = content;
    batch(() => {
      contentOfTable(shipped);
      tableId.value = id;
      localSeats.value = instead ? [] : seatsHeld(id);
    });
  } catch (e) {
    if (opening !== openings) return;
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
  openings++;
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
    rematch.value = undefined;
    explained.value = undefined;
    setClocks(undefined);
  });
}

function received(message: Told): void {
  if (early) early.push(message);
  else if (message.type === 'snapshot' && message.pack && asked !== message.table) {
    asked = message.table;
    early = [message];
    void openPack(message);
  } else if (message.type === 'snapshot') {
    receive(message);
    if (message.page) return;
    setClocks(message);
    announceTurn(message);
  } else if (message.type === 'refused') {
    toast(message.reason ? say(message.reason) : message.sentence, message.rule);
    asking.value = undefined;
    hideHint();
  } else if (message.type === 'hints') advised(message);
  else if (message.type === 'sure') askSure(message);
  else if (message.type === 'ways') goTowards(message);
  else if (message.type === 'why_not') takeReasons(message);
  else noticed(message);
}

function noticed(notice: Notice): void {
  if (notice.key === 'rematch' && notice.table) {
    const asked = notice.keys.length > 0 || notice.host_key !== null;
    if (asked) keepMore(notice.table, notice.keys, notice.host_key);
    // Whoever sits there when it is made goes along; the old table stays where it is.
    if (asked && notice.just_made) go(`/t/${notice.table}`);
    else rematch.value = notice.table;
  } else if (notice.key === 'deleted') {
    toast(t('notice.deleted'));
  } else if (notice.key === 'kicked') {
    toast(t('notice.kicked'));
  } else if (notice.key === 'invite' && tableId.value) {
    const held = kept(tableId.value);
    keep(tableId.value, { ...held, invites: [...held.invites, ...notice.keys] });
    toast(t('notice.invite'));
  } else if (notice.key === 'recover') {
    recovery.value = notice.keys[0];
  }
}
