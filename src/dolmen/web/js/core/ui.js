import { signal } from '@preact/signals';
export const dialog = signal();
export const tab = signal('map');
export const lastPointer = signal('mouse');
