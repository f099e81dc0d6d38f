import { signal } from '@preact/signals';
import { api } from "./api.js";
import { toast } from "./table.js";
import { language } from "./text.js";
export const games = signal([]);
let asked = false;
export function learnGames() {
    if (asked)
        return;
    asked = true;
    api.games().then(found => (games.value = found), (e) => {
        asked = false;
        toast(e.message);
    });
}
export function gameName(game) {
    return games.value.find(g => g.id === game)?.name[language.value] ?? game;
}
export const shortName = (game) => gameName(game).split(/\s[-–:]\s|:\s/)[0] ?? game;
