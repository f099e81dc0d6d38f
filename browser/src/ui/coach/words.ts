/** Numbers as the coach says them. */
export const percent = (part: number): number => Math.round(100 * part);

/** More or less, with its sign. */
export const signed = (part: number): string => {
  const n = percent(part);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
};
