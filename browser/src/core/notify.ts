/** A notice of the system when it is my turn and I look elsewhere. */
import { at, STATIC } from './host.ts';
import { localSeats } from './picture.ts';
import { set, settings } from './settings.ts';
import { t } from './text.ts';
import { toast } from './toasts.ts';
import type { Snapshot } from './wire.ts';

export const canNotify = (): boolean => 'Notification' in window;

/** Asked for by a click: the browser must be asked too, and may refuse. */
export async function notifyMe(on: boolean): Promise<void> {
  set('notify', on);
  if (!on) return;
  const answer = canNotify() ? await Notification.requestPermission() : 'denied';
  if (answer === 'granted') return void service();
  set('notify', false);
  toast(t('settings.notify_denied'));
}

let open: Notification | undefined;
/** The decision of mine that was last open. */
let mine = '';

let registered: Promise<ServiceWorkerRegistration | undefined> | undefined;
/** Some systems show a notice only through a service worker; there is none on a page without https. */
function service(): Promise<ServiceWorkerRegistration | undefined> {
  registered ??= (async () => {
    try {
      await navigator.serviceWorker.register(at(STATIC ? '/sw.js' : '/service.js'));
      return await navigator.serviceWorker.ready;
    } catch {
      return undefined;
    }
  })();
  return registered;
}

export function announceTurn(next: Snapshot): void {
  const seat = next.decision?.seat;
  const now = seat !== undefined && !next.over && localSeats.peek().includes(seat);
  const title = (now ? '● ' : '') + t('app.name');
  if (document.title !== title) document.title = title;
  const before = mine;
  mine = now ? nameOf(next) : '';
  // By decision, not by turn: all that others did may have come as one picture.
  if (now && mine !== before && document.hidden) void show(next);
  if (!now) void close();
}

const nameOf = (next: Snapshot): string => `${next.table}/${next.decision?.id ?? ''}`;
const tagOf = (table: string): string => `dolmen-${table}`;

async function show(next: Snapshot): Promise<void> {
  if (!settings.peek().notify || !canNotify() || Notification.permission !== 'granted') return;
  const others = next.seats.filter((_, n) => !localSeats.peek().includes(n)).map(s => s.name);
  const title = [t('app.name'), others.filter(Boolean).join(', ')].filter(Boolean).join(' · ');
  const tag = tagOf(next.table);
  const notice = { body: t('notice.turn'), tag, data: { path: at(`/t/${next.table}`) } };
  try {
    const worker = await service();
    if (mine !== nameOf(next) || !document.hidden) return; // too late by now
    if (!worker) throw new Error('no service worker');
    await worker.showNotification(title, notice);
    shown.add(tag);
  } catch {
    showWithout(title, notice);
  }
}

/** By the page itself: where there is no service worker, or it may not. */
function showWithout(title: string, notice: NotificationOptions): void {
  try {
    open = new Notification(title, notice);
  } catch {
    return; // nor may the page
  }
  open.onclick = () => {
    window.focus();
    void close();
  };
}

const shown = new Set<string>();

async function close(): Promise<void> {
  open?.close();
  open = undefined;
  if (!shown.size) return;
  const tags = [...shown];
  shown.clear();
  const worker = await service();
  for (const tag of tags) for (const one of (await worker?.getNotifications({ tag })) ?? []) one.close();
}

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void close();
});

if (settings.peek().notify) void service();
