import { effect, signal } from '@preact/signals';
import { settings } from "./settings.js";
import { choices, commit, decision, link, live } from "./table.js";
const NOTICE = 2500;
export const leaving = signal();
let timer = 0;
let held;
function routine() {
    const now = live.value;
    if (!now || now.redo > 0 || now.paused || link.value !== 'online')
        return undefined;
    if (decision.value === undefined || decision.value.id === held)
        return undefined;
    return choices.value.find(c => c.auto && settings.value[c.auto === 'pass' ? 'autopass' : 'autopay']);
}
export function hold() {
    held = decision.value?.id;
    stop();
}
function stop() {
    clearTimeout(timer);
    leaving.value = undefined;
}
effect(() => {
    const choice = routine();
    stop();
    if (!choice)
        return;
    if (!choice.ends) {
        timer = window.setTimeout(() => commit(choice), 0);
        return;
    }
    leaving.value = choice;
    timer = window.setTimeout(() => {
        leaving.value = undefined;
        commit(choice);
    }, NOTICE);
});
