/** What a session beside a real table shows: see `dolmen/companion/show.py`. */

export type Value = string | number | null | (string | null)[];

export interface Entry {
  at: string;
  kind: 'answer' | 'change' | 'correct' | 'play' | 'tick';
  key: string;
  value?: Value;
  place?: string;
}

export type Operation =
  { do: 'add'; entry: Entry } | { do: 'drop'; number: number } | { do: 'edit'; number: number; value: Value };

export interface Named {
  id: string;
  text: string;
}

export interface Question {
  key: string;
  kind: string;
  form: 'choice' | 'marks' | 'things' | 'number' | 'done';
  text: string;
  board: string;
  options: Named[];
  places: Named[];
  value: Value;
  complete: boolean;
  /** The place that nobody has described yet. */
  next: string;
  most: number;
  own_turn: boolean;
}

export interface Instruction {
  id: string;
  scene: string;
  title: string;
  lines: { text: string; why: boolean }[];
  rule: string;
  board: string;
  places: string[];
  ticked: boolean;
}

export interface Spot {
  id: string;
  x: number;
  y: number;
  shape: 'cell' | 'hex' | 'dot' | 'stone';
  width: number;
  height: number;
  name: string;
  text: string;
  look: string;
  pieces: string[];
}

export interface Board {
  id: string;
  name: string;
  box: [number, number, number, number];
  spots: Spot[];
  turns: boolean;
}

export interface Owned extends Named {
  value: number;
  correct: boolean;
}

export interface Past {
  number: number;
  scene: string;
  text: string;
  answer: string;
  question: Question;
}

export interface Start {
  game: string;
  /** Known to whoever begins, and to nobody who looks. */
  seed?: number;
  options: Record<string, string>;
  own_cards: boolean;
  north: string;
  pack?: string;
}

export interface Shown {
  start: Start;
  scene: string;
  heading: string;
  question: Question | null;
  reactions: Named[];
  instructions: Instruction[];
  headings: Record<string, string>;
  boards: Board[];
  owned: Owned[];
  score: { id: string; text: string; value: number }[];
  history: Past[];
  mine: number | null;
  over: boolean;
  /** The number of the last entry, which undo takes back. */
  last: number;
}

export interface Told {
  shown: Shown;
  log: Operation[];
  /** False: the session went on elsewhere, and what was sent is not in it. */
  agreed?: boolean;
}

export interface Words {
  screen: Record<string, string>;
  answer: Record<string, string>;
  pad: Record<string, string>;
  opponents: { game: string; text: string }[];
}

export interface PadShown {
  game: string;
  names: string[];
  categories: Named[];
  points: (number | null)[][];
  ties: Record<string, (number | null)[]>;
  totals: number[];
  front: number[];
  breaker: string;
  question: string;
  result: string;
}

export interface PadAsked {
  game: string;
  names: string[];
  points: (number | null)[][];
  ties: Record<string, (number | null)[]>;
}
