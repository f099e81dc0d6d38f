/** Which window is open, and which part of the table a small screen shows. */
import { signal } from '@preact/signals';
export const dialog = signal();
export const tab = signal('map');
export const lastPointer = signal('mouse');
