/** A few short sounds, made here: no files. Silent unless the player turns them on. */
import { effect, untracked } from '@preact/signals';
import { settings } from './settings.ts';
import { live, localSeats } from './picture.ts';
import type { Snapshot } from './wire.ts';

export type Sound = 'turn' | 'move' | 'over';

/** Notes of a sound: pitch in Hz, when it begins and how long it rings, in seconds. */
const NOTES: Record<Sound, [number, number, number][]> = {
  turn: [
    [523, 0, 0.35],
    [784, 0.14, 0.5],
  ],
  move: [[164, 0, 0.09]],
  over: [
    [392, 0, 0.5],
    [523, 0.16, 0.5],
    [659, 0.32, 0.6],
    [784, 0.48, 1.1],
  ],
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.peek().sound || !settings.peek().volume) return;
  context ??= new AudioContext();
  void context.resume();
  const loudness = (settings.peek().volume / 100) ** 2 * 0.5;
  for (const [pitch, begin, length] of NOTES[sound]) {
    const at = context.currentTime + 0.01 + begin;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = sound === 'move' ? 'sine' : 'triangle';
    tone.frequency.setValueAtTime(pitch, at);
    // A knock on wood falls in pitch; a flute does not.
    if (sound === 'move') tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + length);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loudness, at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }
}

/** What a new picture sounds like to the holder of these seats. */
export function soundOf(last: Snapshot, next: Snapshot, seats: readonly number[]): Sound | undefined {
  if (next.over) return last.over ? undefined : 'over';
  const mine = (one: Snapshot) => one.decision !== null && seats.includes(one.decision.seat);
  if (mine(next) && !mine(last)) return 'turn';
  return mine(last) && next.moves > last.moves ? 'move' : undefined;
}

let last: Snapshot | undefined;
effect(() => {
  const next = live.value;
  if (!next || next.table !== last?.table) {
    last = next;
    return;
  }
  // A picture that is shown once more has nothing new to tell.
  if (next.seq <= last.seq) return;
  const sound = soundOf(
    last,
    next,
    untracked(() => localSeats.value),
  );
  last = next;
  if (sound) play(sound);
});
