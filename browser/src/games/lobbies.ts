/** What games add to the lobby; their tables are not needed for it. */
import type { GameLobby } from '../ui/lobby/GameLobby.ts';
import { lobby as altay } from './altay/lobby.tsx';
import { lobby as endless_winter } from './endless_winter/lobby.tsx';
import { lobby as prehistory } from './prehistory/lobby.tsx';

const LOBBIES: Record<string, GameLobby> = { altay, prehistory, endless_winter };

export const lobbyOf = (game: string): GameLobby => LOBBIES[game] ?? {};
