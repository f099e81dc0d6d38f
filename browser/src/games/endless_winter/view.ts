/** What a seat sees of Endless Winter. Types only: as the server sends them in `snapshot.view`. */

export type Side = number | 'nomads' | 'neutral';
export interface Figure {
  seat: Side;
  figure: 'chief' | 'tribe';
}
export interface SeatView {
  seat: Side;
  chief: string | null;
  chief_side: 'a' | 'b' | null;
  setup_card: string | null;
  food: number;
  tools: number;
  points: number;
  glory: number;
  offering: number;
  figures: { chief: number; tribe: number };
  camps_on_board: number;
  villages_on_board: number;
  megaliths_built: number;
  megaliths_raised: number;
  stones: string[];
  animals: Record<string, { upright: number; tipped: number }>;
  graveyard: string[];
  deck?: number;
  hand_size?: number;
  play_area?: string[];
  discard?: string[];
  eclipse_pile_size?: number;
  eclipse_pile?: string[] | null;
  hand?: string[];
  deck_contents?: Record<string, number>;
  deck_hand_and_pile?: Record<string, number>;
  chiefs_to_choose?: string[];
  setup_to_choose?: string[];
}
export interface Piece {
  level: number;
  row: number;
  column: number;
  seat: Side;
  neutral: boolean;
}
export interface Nomads {
  deck: number;
  row: string[];
  arrows: [string, string];
  eclipse_pile_size: number;
  eclipse_pile: string[] | null;
  eclipse_labor: number | null;
  sacrifice_pile: string[];
  land_discard: string[];
  land_deck: number;
  tile_at: string | null;
  tile_side: 'camp' | 'village';
  extra_card: boolean;
}
export interface View extends ModuleViews {
  round: number;
  rounds: number;
  era: number;
  phase: string;
  solo: boolean;
  turn_order: Side[];
  active: Side | null;
  column: string | null;
  labor: number;
  pledged_labor: Record<string, number>;
  columns: { id: string; first_figure_space: Figure | null; large_space: Figure[] }[];
  rest: Figure[];
  tribe_stacks: Record<string, number>;
  culture_display: Record<string, string | null>;
  culture_decks: number[];
  hunting_ground: Record<string, string | null>;
  animal_deck: number;
  stone_rows: (string | null)[][];
  map: {
    hexes: Record<string, { tile: string; camps: Record<string, number>; influence: Record<string, number> }>;
    junctions: Record<string, string>;
  };
  site: { spaces: { space: string; row: number; column: number }[]; pieces: Piece[] };
  eclipse: { step: number; seat: Side | null; cards: string[]; hexes: string[]; slots: string[] } | null;
  seats: SeatView[];
  nomads?: Nomads;
}

// What expansions and modules add

export interface CaveBoard {
  torches: number;
  lines: string[];
  dots: string[];
  complete: string[];
}
export interface Rivers {
  river: string[];
  fish: boolean[];
  fish_unseen: Record<string, number>;
  landmarks: Record<string, string>;
  rafts: number[];
  start_tiles: (string | null)[];
}
export interface Dog {
  dog: string | null;
  chosen: boolean;
  trust: number;
  used: boolean;
  to_choose?: string[];
}

/** Only what is in play is there. */
export interface ModuleViews {
  rest_tiles?: { tiles: { id: string; seat: number | null }[]; eclipse_labor: number[] };
  glacier_tokens?: { tokens: Record<string, string | null> };
  rivers_rafts?: Rivers;
  cave_paintings?: { boards: CaveBoard[] };
  four_legged_friends?: { seats: Dog[] };
  ritual_sites?: { row: string[]; taken: (string | null)[] };
  mammoth?: { junction: string | null; influence: number };
  column_abilities?: { used: Record<string, number> };
}
