/** How the table without a server is: what it still loads, whether games are safe, what is new. */
import { signal } from '@preact/signals';

/** How much of Python is there, up to one; undefined once it answers, and wherever a server does. */
export const arriving = signal<number>();
/** Why it cannot run here. */
export const broken = signal('');
/** May the browser clear the games when it needs room? Undefined: not known yet. */
export const safe = signal<boolean>();
/** A newer release is here, and this takes it. */
export const newer = signal<() => void>();

/** Ask the browser to keep the games; some ask their owner, some decide by themselves. */
export async function keepSafe(): Promise<void> {
  if (!('storage' in navigator) || !('persist' in navigator.storage)) return;
  safe.value = (await navigator.storage.persisted()) || (await navigator.storage.persist());
}

export async function lookWhetherSafe(): Promise<void> {
  if (!('storage' in navigator) || !('persisted' in navigator.storage)) safe.value = false;
  else safe.value = await navigator.storage.persisted();
}
