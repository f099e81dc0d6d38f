import { jsx as _jsx } from "preact/jsx-runtime";
import { signal } from '@preact/signals';
import { dress } from "../core/styles.js";
import { Table as PlainTable } from "./plain/Table.js";
const GAMES = {
    altay: async () => (await import("./altay/index.js")).altay,
    prehistory: async () => (await import("./prehistory/index.js")).prehistory,
    endless_winter: async () => (await import("./endless_winter/index.js")).winter,
};
const PLAIN = { Table: PlainTable };
const COMING = { Table: () => _jsx("p", { class: "loading", children: "Dolmen" }) };
const here = signal({});
const asked = new Set();
export function drawn(game) {
    const found = here.value[game];
    if (found)
        return found;
    if (!GAMES[game])
        return PLAIN;
    load(game);
    return COMING;
}
export function load(game) {
    const fetched = GAMES[game];
    if (!fetched || asked.has(game))
        return;
    asked.add(game);
    Promise.all([fetched(), dress(game)]).then(([found]) => (here.value = { ...here.peek(), [game]: found }), () => asked.delete(game));
}
