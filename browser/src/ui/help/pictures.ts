/** The drawings of components, which each game brings. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** How a game draws its components. */
export interface Pictures {
  /** The class that the game's styles are written for. */
  scope: string;
  Piece: ComponentType<{ kind: string; id: string }>;
  Symbols?: ComponentType;
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
