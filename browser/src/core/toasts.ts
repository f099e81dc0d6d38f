/** Short messages that go away by themselves. */
import { signal } from '@preact/signals';

export interface Toast {
  id: number;
  text: string;
  rule: string;
}

export const toasts = signal<Toast[]>([]);

let last = 0;
export function toast(text: string, rule = ''): void {
  const id = ++last;
  toasts.value = [...toasts.value.slice(-2), { id, text, rule }];
  setTimeout(() => (toasts.value = toasts.value.filter(one => one.id !== id)), rule ? 9000 : 6000);
}
