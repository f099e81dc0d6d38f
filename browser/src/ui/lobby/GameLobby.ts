/** What a game itself adds to the lobby. All of it may be missing: the lobby has a plain door for
 * every game. */
import type { ComponentType } from 'preact';
import type { TextKey } from '../../core/keys.ts';
import type { Beginning } from './plans.ts';

export interface GameLobby {
  door?: DoorPainting;
  /** Whom one meets alone. */
  alone?: TextKey;
  /** A challenge that the address holds. */
  Challenge?: ComponentType<Beginning>;
}

/** The painting behind a door: the colours of its landscape, and what is in it. */
export interface DoorPainting {
  sky: string;
  far: string;
  land: string;
  front: string;
  /** How white the highest peak is; 1 if nothing is said. */
  snow?: number;
  Figures: ComponentType;
}
