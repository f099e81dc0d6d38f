/** A player's own pack, as it is stored: whole entries that replace the shipped ones. */
export type Entry = Record<string, unknown>;

export interface PlainPack {
  format: string;
  game: string;
  name: string;
  /** Addresses of the components that the owner has compared with the box. */
  confirmed: string[];
  /** File, table, id, and the entry. Tables whose entries have no ids are kept as they are. */
  changes: Record<string, Record<string, unknown>>;
}

export const FORMAT = 'dolmen pack 1';
