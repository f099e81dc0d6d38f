/** Results of games alone, kept in this browser. */
export function Solo() {
    return null;
}
