/** Parts of the table of Altay, for drawings on its help page. */
import type { Part } from '../../ui/help/pictures.ts';
import { AltayBoard } from './Board.tsx';
import { CombatPanel } from './Combat.tsx';
import { AltayOwn } from './Own.tsx';
import { Goals, Market } from './Supply.tsx';

export const PARTS: Record<string, Part> = {
  map: { View: AltayBoard, pick: () => '.world', places: of => of.map(id => `territory:${id}`) },
  hand: { View: AltayOwn, pick: () => '.hand' },
  goods: { View: AltayOwn, pick: () => '.bowl' },
  open: { View: AltayOwn, pick: () => '.opencards' },
  piles: { View: AltayOwn, pick: () => '.piles' },
  fight: { View: CombatPanel },
  market: { View: Market, pick: of => of.map(id => `.pile:has([data-target="market:${id}"])`).join() },
  goals: { View: Goals, pick: of => of.map(id => `[data-target="goal:${id}"]`).join() },
};
