export const PROTOCOL = 1;
