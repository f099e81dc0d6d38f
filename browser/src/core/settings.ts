/** What a player prefers; kept in this browser. */
import { effect, signal } from '@preact/signals';
import { guess, type Language } from './language.ts';
import { store, stored } from './storage.ts';
import { day, paint, type Theme } from './theme.ts';

export interface Settings {
  language: Language;
  speed: 'slow' | 'normal' | 'fast' | 'off';
  theme: Theme;
  contrast: boolean;
  still: boolean;
  keys: boolean;
  /** Before what cannot be undone: at every choice, where earlier steps would become final, or not. */
  confirm: 'always' | 'usual' | 'never';
  /** Sole choices are made at once, even if they end the turn. */
  quick: boolean;
  notify: boolean;
  sound: boolean;
  /** Loudness of the sounds, 0 to 100. */
  volume: number;
  autopass: boolean;
  autopay: boolean;
  /** Does an automatic opponent act step by step? Until somebody says, it does in a first game. */
  step: boolean | undefined;
  autogain: boolean;
  name: string;
  /** The games whose guide has been seen or skipped. */
  guided: readonly string[];
}

const DEFAULTS: Settings = {
  language: 'en',
  speed: 'normal',
  theme: 'system',
  contrast: false,
  still: false,
  keys: true,
  confirm: 'usual',
  quick: false,
  notify: false,
  sound: false,
  volume: 60,
  autopass: false,
  autopay: false,
  step: undefined,
  autogain: false,
  name: '',
  guided: [],
};

/** Anything else is of a time when one guide stood for all games. */
export function guidesSeen(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter(one => typeof one === 'string') : [];
}

/** It once was a plain yes or no. */
export function confirming(kept: unknown): Settings['confirm'] {
  if (kept === false || kept === 'never') return 'never';
  return kept === 'always' ? kept : 'usual';
}

function load(): Settings {
  try {
    const kept = JSON.parse(stored('dolmen.settings') ?? '{}') as Partial<Settings>;
    const read = { guided: guidesSeen(kept.guided), confirm: confirming(kept.confirm) };
    return { ...DEFAULTS, language: guess(), ...kept, ...read };
  } catch {
    return { ...DEFAULTS, language: guess() };
  }
}

export const settings = signal<Settings>(load());

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings.value = { ...settings.value, [key]: value };
}

/** Remember, or forget, that the guide of a game has been seen. */
export function guided(game: string, seen = true): void {
  const others = settings.value.guided.filter(one => one !== game);
  set('guided', seen ? [...others, game] : others);
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Does anything travel over the table? */
export function moves(): boolean {
  return !calm.matches && !settings.value.still && settings.value.speed !== 'off';
}

export const FACTOR = { slow: 1.6, normal: 1, fast: 0.5, off: 0 } as const;

export function speed(): number {
  return FACTOR[settings.value.speed];
}

effect(() => {
  const s = settings.value;
  store('dolmen.settings', JSON.stringify(s));
  paint(s.theme);
  document.documentElement.classList.toggle('contrast', s.contrast);
  document.documentElement.classList.toggle('still', s.still || s.speed === 'off');
});

// The system turns to day or night while the page is open.
day.addEventListener('change', () => paint(settings.peek().theme));

/** Whoever has not said a name. Not 'You': others read it. */
export const NAMELESS = 'Ayla';
