/** What a seat sees of Prehistory. Types only: as the server sends them in `snapshot.view`. */

export type Colour = 'grey' | 'red' | 'yellow' | 'blue' | 'brown' | 'white';
export type Action = 'painting' | 'gathering' | 'ceremony' | 'fishing' | 'hunting' | 'migration';
export interface Reward {
  type: 'resource' | 'marker' | 'development';
  colour: Colour | null;
  n: number;
}
export type Counts = Record<Colour, number>;

export interface Space {
  space: string;
  tile: string;
  rotation: number;
  colours: Colour[];
}
export interface Token {
  tile?: string;
  kind?: string;
  dp?: number;
  fish?: string;
  value?: number;
  animal?: string;
  species?: string;
  points?: number;
  megalith?: string;
}
export interface Hex {
  hex: string;
  q: number;
  r: number;
  terrain: string;
  feature: string;
  colour: Colour | null;
  token: Token | null;
  camp: { seat: number; camp: string } | null;
  members: { seat: number; n: number }[];
  paid: boolean;
}
export interface HuntCard {
  card: string;
  species: string;
  type: 'animal' | 'footprint';
  value: number;
  points: number | null;
  reward: Reward | null;
}
export interface SeatView {
  seat: number;
  board: string;
  weather_ring: Colour[];
  weather_numbers: number[];
  weather: number;
  next_income: Counts[];
  resources: Counts;
  markers: Counts;
  vp: number;
  dp: number;
  fishing: number;
  shamans: number[];
  painted: string[];
  baskets: Record<string, number>;
  fish: Record<string, number>;
  footprints: Record<string, string[]>;
  animals: Record<string, number[]>;
  cards: { card: string; now: number }[];
  home: number;
  members: { hex: string; moved: boolean }[];
  camps: { hex: string; camp: string }[];
  camps_left: string[];
  megaliths_a: number;
  score: Record<string, number>;
}
export interface Pillar {
  pillar: string;
  top: Counts;
  foot: Colour[];
  refill: Colour;
}
export interface View {
  phase: 'setup' | 'winter' | 'spring' | 'pick' | 'summer' | 'autumn' | 'final' | 'over';
  action: Action | null;
  order: number[];
  rival: { first: boolean; passed: boolean; spring_turns: number } | null;
  rank: string | null;
  ceremony_track: number[];
  passed: number[];
  pool: number;
  prices: Space[];
  price_stack: { size: number; top: string | null; colours: Colour[] | null };
  movement: Counts;
  pillars: Pillar[];
  painting: { section: string; symbols: string[]; price: Colour[] }[];
  gathering: { slot: string; price: Colour; tile: string | null; kind: string | null; dp: number | null }[];
  fishing: { slot: string; fish: string | null; kind: string | null; value: number | null }[];
  fishing_colours: Colour[];
  hunting: HuntCard[];
  hunting_colours: Colour[];
  ceremony: { card: string; value: number; dp: number }[];
  shaman_prices: Colour[];
  migration: { option: string; price: Colour[]; members: number }[];
  piles: Record<'gathering' | 'fish' | 'hunt' | 'ceremony', number>;
  reach: { from: string; steps: Record<string, number> } | null;
  map: Hex[];
  megalith_areas: Record<string, string[][]>;
  seats: SeatView[];
}
