/** What Prehistory adds to the lobby. */
import type { GameLobby } from '../../ui/lobby/GameLobby.ts';

const Figures = () => (
  <>
    <use href="#i-mammoth" transform="translate(52 76) scale(.24)" fill="#2b130a" />
    <use href="#i-deer" transform="translate(184 92) scale(.17)" fill="#2b130a" />
  </>
);

export const lobby: GameLobby = {
  door: { sky: '#7b3f20', far: '#b8703c', land: '#a4552e', front: '#6b3218', snow: 0.3, Figures },
  alone: 'prehistory.alone',
};
