/** Which window is open, and which part of the table a small screen shows. */
import { signal } from '@preact/signals';

export type Dialog =
  | { kind: 'settings' }
  | { kind: 'setup'; game: string }
  | { kind: 'hotseat'; game: string }
  | { kind: 'help' }
  | { kind: 'legend' }
  | { kind: 'rules'; number: string }
  | { kind: 'describe' }
  | { kind: 'share' }
  | { kind: 'host' }
  | { kind: 'report' }
  | { kind: 'scores' }
  | { kind: 'pack' }
  | { kind: 'differences' }
  | { kind: 'resign' }
  | { kind: 'device' }
  | { kind: 'seat'; seat: number };

export const dialog = signal<Dialog>();
/** Is the menu of the table open? */
export const drawer = signal(false);
export const tab = signal<string>('map');
export const lastPointer = signal<string>('mouse');
