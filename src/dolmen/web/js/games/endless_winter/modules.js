export const DELTA = 6;
