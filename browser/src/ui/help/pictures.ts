/** The drawings of components, which each game brings. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Picture } from '../../core/picture.ts';
import type { Snapshot } from '../../core/wire.ts';

/** A part of the table, drawn from the picture that lies there. */
export interface Part {
  View: ComponentType<{ of: readonly string[] }>;
  /** Selectors of what is shown of it; everything without. */
  pick?: (of: readonly string[]) => string;
  /** The places that a board is cut to. */
  places?: (of: readonly string[]) => readonly string[];
}

/** How a game draws its components. */
export interface Pictures {
  /** The class that the game's styles are written for. */
  scope: string;
  Piece: ComponentType<{ kind: string; id: string }>;
  Symbols?: ComponentType;
  /** A symbol of the legend. */
  Mark?: ComponentType<{ kind: string; id: string }>;
  parts?: Record<string, Part>;
  /** The last of the pictures of an example: where an automatic opponent acts, with what it chooses
   * among. */
  stage?: (pictures: readonly Snapshot[]) => Picture | undefined;
}

export type GetPictures = () => Promise<Pictures>;

export function usePictures(
  game: string,
  wanted: boolean,
  get: GetPictures | undefined,
): Pictures | undefined {
  const [all, setAll] = useState<Record<string, Pictures>>({});
  useEffect(() => {
    if (!wanted || !get) return;
    void get().then(found => setAll(known => ({ ...known, [game]: found })));
  }, [game, wanted]);
  return all[game];
}
