/** A digital table that goes on beside a real one. */
import { api } from '../../core/api.ts';
import { tokens } from '../../core/picture.ts';
import { go } from '../../core/route.ts';
import { toast } from '../../core/toasts.ts';
import { reason, takeOver } from './device.ts';

export async function comeFrom(table: string): Promise<void> {
  try {
    go(`/companion#${await takeOver(await api.record(table, tokens(table)))}`);
  } catch (e) {
    toast(reason(e));
    go('/companion');
  }
}
