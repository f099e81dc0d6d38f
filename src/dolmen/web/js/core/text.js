import { computed, signal } from '@preact/signals';
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français' };
export const language = signal('en');
export const words = signal({});
export const gameWords = signal({ sections: {}, names: {} });
export const seatNames = signal([]);
export const you = signal(null);
const PLACE = /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g;
export function isOne(n, lang = language.value) {
    return lang === 'fr' ? n < 2 : n === 1;
}
export function fill(sentence, value) {
    return sentence.replace(PLACE, (_, name, one, many) => {
        const found = value(name);
        if (one === undefined || many === undefined)
            return String(found ?? '');
        return (isOne(Number(found)) ? one : many).replace('#', String(found));
    });
}
const byKey = computed(() => {
    const found = new Map();
    for (const [section, texts] of Object.entries(words.value))
        for (const [key, text] of Object.entries(texts))
            found.set(`${section}.${key}`, text);
    return found;
});
export function t(key, args = {}) {
    const sentence = byKey.value.get(key);
    if (sentence === undefined)
        return key;
    return sentence.includes('{') ? fill(sentence, name => args[name]) : sentence;
}
export const maybe = (key) => byKey.value.get(key);
const lists = new Map();
export function join(parts) {
    let list = lists.get(language.value);
    if (!list) {
        list = new Intl.ListFormat(language.value, { type: 'conjunction' });
        lists.set(language.value, list);
    }
    return list.format(parts);
}
export function nameOf(kind, id) {
    const names = gameWords.value.names;
    const found = names[kind]?.[id];
    if (found !== undefined)
        return found;
    const [title, points] = id.split('+');
    const plain = title === undefined ? undefined : (names.title?.[title] ?? names[kind]?.[title]);
    if (plain === undefined)
        return id;
    return points ? `${plain} (${points} ${gameWords.value.sections.term?.vp ?? 'VP'})` : plain;
}
export function tokenText(token) {
    if (token.message)
        return say(token.message);
    if (token.kind === 'seat' && token.n !== null) {
        return seatNames.value[token.n] ?? token.texts?.[language.value] ?? seatName(token.n);
    }
    if (token.kind === 'seat' && token.ids)
        return join(token.ids.map(id => seatName(Number(id))));
    if (token.texts)
        return token.texts[language.value] ?? Object.values(token.texts)[0] ?? '';
    if (token.n !== null)
        return String(token.n);
    if (token.id !== null)
        return nameOf(token.kind, token.id);
    if (token.ids) {
        if (token.ids.length)
            return join(token.ids.map(id => nameOf(token.kind, id)));
        return term(`no_${token.kind}`) || term('nothing');
    }
    if (token.counts) {
        const counted = token.counts.map(([id, n]) => `${n} ${nameOf(token.kind, id)}`);
        return counted.length ? join(counted) : term('nothing');
    }
    return token.text ?? '';
}
export function lower(word) {
    return language.value === 'de' ? word : word.slice(0, 1).toLowerCase() + word.slice(1);
}
export function upper(word) {
    return word.slice(0, 1).toUpperCase() + word.slice(1);
}
export const parted = (name) => name.replace(/(ungs|heits|keits)(?=[a-zäöü]{4})/g, '$1\u00ad');
function term(key) {
    return gameWords.value.sections.term?.[key] ?? '';
}
export function seatName(seat) {
    const beyond = seatNames.value.length ? term('opponent') : '';
    return seatNames.value[seat] ?? (beyond || t('seat.number', { n: seat + 1 }));
}
function sentenceOf(text) {
    const sentences = gameWords.value.sections[text.section];
    const reader = you.value;
    if (reader !== null && sentences) {
        for (const [name, token] of Object.entries(text.tokens)) {
            if (token.kind !== 'seat')
                continue;
            if (token.ids ? token.ids.length !== 1 || token.ids[0] !== String(reader) : token.n !== reader)
                continue;
            const form = name === 'seat' || name === 'seats' ? `${text.key}#you` : `${text.key}#you_${name}`;
            if (sentences[form] !== undefined)
                return sentences[form];
        }
    }
    return sentences?.[text.key] ?? text.key;
}
export function say(text) {
    return fill(sentenceOf(text), name => {
        const token = text.tokens[name];
        if (!token)
            return '';
        return token.kind === 'n' && token.n !== null ? token.n : tokenText(token);
    });
}
export function parts(text) {
    const sentence = sentenceOf(text);
    const out = [];
    let at = 0;
    for (const match of sentence.matchAll(PLACE)) {
        if (match.index > at)
            out.push({ text: sentence.slice(at, match.index) });
        const token = text.tokens[match[1] ?? ''];
        if (token) {
            const piece = fill(match[0], () => (token.kind === 'n' ? (token.n ?? 0) : tokenText(token)));
            out.push({ text: piece, token });
        }
        at = match.index + match[0].length;
    }
    if (at < sentence.length)
        out.push({ text: sentence.slice(at) });
    return out;
}
export const ready = computed(() => Object.keys(words.value).length > 0);
