import { effect, signal } from '@preact/signals';
const DEFAULTS = {
    language: 'en',
    speed: 'normal',
    contrast: false,
    still: false,
    keys: true,
    confirm: true,
    notify: false,
    sound: false,
    volume: 60,
    autopass: false,
    autopay: false,
    name: '',
    guided: [],
};
export function guidesSeen(kept) {
    return Array.isArray(kept) ? kept.filter(one => typeof one === 'string') : [];
}
function load() {
    const browser = navigator.language.slice(0, 2);
    const guess = browser === 'de' || browser === 'fr' ? browser : 'en';
    try {
        const kept = JSON.parse(localStorage.getItem('dolmen.settings') ?? '{}');
        return { ...DEFAULTS, language: guess, ...kept, guided: guidesSeen(kept.guided) };
    }
    catch {
        return { ...DEFAULTS, language: guess };
    }
}
export const settings = signal(load());
export function set(key, value) {
    settings.value = { ...settings.value, [key]: value };
}
export function guided(game, seen = true) {
    const others = settings.value.guided.filter(one => one !== game);
    set('guided', seen ? [...others, game] : others);
}
const calm = matchMedia('(prefers-reduced-motion: reduce)');
export function moves() {
    return !calm.matches && !settings.value.still && settings.value.speed !== 'off';
}
export const FACTOR = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };
export function speed() {
    return FACTOR[settings.value.speed];
}
effect(() => {
    const s = settings.value;
    localStorage.setItem('dolmen.settings', JSON.stringify(s));
    document.documentElement.lang = s.language;
    document.documentElement.classList.toggle('contrast', s.contrast);
    document.documentElement.classList.toggle('still', s.still || s.speed === 'off');
});
export const NAMELESS = 'Ayla';
