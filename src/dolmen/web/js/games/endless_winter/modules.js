/** Space 0 is the Headwaters, this one the Delta. */
export const DELTA = 6;
