/** What games bring to the lobby; their tables are not needed for it. */
import type { Lodging } from '../ui/lobby/Lobby.tsx';
import { Dare, Past, SoloBeginning } from './endless_winter/Solo.tsx';

const LODGINGS: Record<string, Lodging> = {
  endless_winter: { Beginning: SoloBeginning, Dare, History: Past },
};

export const lodging = (game: string): Lodging => LODGINGS[game] ?? {};
