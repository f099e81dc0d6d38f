import { nameOf, say, t } from "../../core/text.js";
import { NOBODY } from "./catalogue.js";
export const stageOf = (now) => now?.stage;
const RULES = {
    nomad_extra: 'S8',
    nomad_turn: 'S2',
    nomad_action: 'S4',
    nomad_pile: 'S7',
    nomad_ritual: 'M7',
    eclipse_of: 'S7',
    terrain: 'S7',
    slot: 'S7',
    stone_scores: 'S7',
    nearest_raft: 'M4',
    followed: 'M3',
    paid_strife: 'M3',
};
const CLOSER = {
    nomad_column_marked: 'S2',
    nomad_column_arrow: 'S2',
    nomad_column_all_taken: 'S2',
    nomad_instead: 'S6',
    nomad_animal_owned: 'N4',
    nomad_animal_new: 'N4',
    nomad_animal_many: 'N4',
    nomad_culture: 'S3',
    nomad_raises: 'N6',
    nomad_builds: 'S3',
    nomad_stone: 'N13',
    nomad_glaciers: 'N18',
    nomad_no_village: 'S5',
    nomad_junction: 'S5',
    nomad_settles_instead: 'S5',
    nomad_mammoth: 'M8',
    moved_raft: 'M4',
};
const IN_ECLIPSE = new Set([
    'nomad_pile',
    'eclipse_of',
    'terrain',
    'slot',
    'stone_scores',
    'nomad_extra',
    'nomad_ritual',
    'nearest_raft',
]);
const id = (token) => token?.id ?? '';
const isNomads = (token) => token !== undefined && token.n !== 0;
function begins(text) {
    if (!(text.key in RULES))
        return false;
    return text.key.startsWith('nomad_') || isNomads(text.tokens.seat);
}
function firstOf(log) {
    return log.find(entry => begins(entry.text)) ?? log.find(entry => entry.text.key in CLOSER);
}
let turn = {};
export function stage(page) {
    const first = firstOf(page.log);
    if (!first)
        return undefined;
    const { key, tokens } = first.text;
    if (key === 'nomad_turn')
        turn = {};
    for (const { text } of page.log) {
        if (text.key === 'nomad_first' || text.key === 'nomad_large')
            turn.column = id(text.tokens.column);
    }
    if (key === 'nomad_action') {
        turn = { ...turn, card: id(tokens.card), row: tokens.number?.n === 1 ? 0 : 1 };
    }
    const closer = page.log.map(entry => CLOSER[entry.text.key]).find(Boolean);
    const staged = {
        ...page,
        decision: { id: page.moves, seat: NOBODY, prompt: first.text, choices: [] },
        stage: {
            entries: page.log.slice(page.log.indexOf(first)),
            number: page.page,
            of: page.pages,
            rule: closer ?? RULES[key] ?? '',
            ...(IN_ECLIPSE.has(key) ? {} : turn),
        },
    };
    return staged;
}
export function told(text) {
    const { key, tokens } = text;
    if (key === 'nomad_turn')
        return t('winter.nomads_turn', { card: nameOf('nomad_card', id(tokens.card)) });
    if (key === 'nomad_action') {
        const what = nameOf('action', id(tokens.action));
        return t('winter.nomads_act', { what, n: tokens.number?.n ?? 0, of: tokens.of?.n ?? 0 });
    }
    if (key === 'eclipse_of')
        return t('winter.nomads_eclipse');
    if (tokens.seat || !(key in CLOSER))
        return say(text);
    return t('winter.nomads_do', { what: say(text) });
}
