/** A notice of the system when it is my turn and I look elsewhere. */
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
  if (answer === 'granted') return;
  set('notify', false);
  toast(t('settings.notify_denied'));
}

let open: Notification | undefined;
let mine = '';

export function announceTurn(next: Snapshot): void {
  const seat = next.decision?.seat;
  const now = seat !== undefined && !next.over && localSeats.peek().includes(seat);
  const title = (now ? '● ' : '') + t('app.name');
  if (document.title !== title) document.title = title;
  if (now && mine !== next.table && document.hidden) show(next);
  mine = now ? next.table : '';
  if (!now) close();
}

function show(next: Snapshot): void {
  if (!settings.peek().notify || !canNotify() || Notification.permission !== 'granted') return;
  const others = next.seats.filter((_, n) => !localSeats.peek().includes(n)).map(s => s.name);
  const title = [t('app.name'), others.filter(Boolean).join(', ')].filter(Boolean).join(' · ');
  try {
    open = new Notification(title, { body: t('notice.turn'), tag: `dolmen-${next.table}` });
  } catch {
    return; // some systems want a service worker for it
  }
  open.onclick = () => {
    window.focus();
    close();
  };
}

function close(): void {
  open?.close();
  open = undefined;
}

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) close();
});
