/** The address of another file of the page. This module is served from `js`, and the hash of the
 * release is part of its own address. */
export const addressOf = (name: string): string => new URL(`../${name}`, import.meta.url).pathname;
