import { book, NOBODY } from "./catalogue.js";
export const stageOf = (now) => now?.stage;
const RULES = {
    nomad_extra: 'S8',
    nomad_turn: 'S2',
    nomad_action: 'S4',
    nomad_pile: 'S7',
    eclipse_of: 'S7',
    terrain: 'S7',
    slot: 'S7',
    stone_scores: 'S7',
};
const CLOSER = {
    nomad_column_marked: 'S2',
    nomad_column_arrow: 'S2',
    nomad_column_all_taken: 'S2',
    nomad_instead: 'S6',
    nomad_animal_owned: 'N4',
    nomad_culture: 'S3',
    nomad_raises: 'N6',
    nomad_builds: 'S3',
    nomad_stone: 'N13',
    nomad_glaciers: 'N18',
    nomad_no_village: 'S5',
    nomad_junction: 'S5',
    nomad_settles_instead: 'S5',
};
const IN_ECLIPSE = new Set(['nomad_pile', 'eclipse_of', 'terrain', 'slot', 'stone_scores', 'nomad_extra']);
const id = (token) => token?.id ?? '';
const number = (token) => token?.n ?? 0;
const isNomads = (token) => token !== undefined && token.n !== 0;
function begins(text) {
    if (!(text.key in RULES))
        return false;
    return text.key.startsWith('nomad_') || isNomads(text.tokens.seat);
}
function acting(group) {
    const first = group[0]?.text;
    return first !== undefined && (begins(first) || first.key in CLOSER);
}
export function stages(last, next) {
    const before = last.view;
    const after = next.view;
    if (!after.solo || !next.log.some(entry => begins(entry.text)))
        return [];
    const groups = [[]];
    for (const entry of next.log) {
        const open = groups.at(-1) ?? [];
        if (begins(entry.text))
            groups.push([]);
        else if (entry.text.key in CLOSER &&
            open.length > 1 &&
            open.some(e => e.text.key in CLOSER) &&
            acting(open)) {
            groups.push([]);
        }
        else if (entry.text.key === 'turn' ||
            entry.text.key === 'eclipse_of' ||
            entry.text.key === 'refilled' ||
            entry.text.key === 'eclipse' ||
            entry.text.key === 'final')
            groups.push([]);
        groups.at(-1)?.push(entry);
    }
    const acts = groups.filter(acting).length;
    const out = [];
    let table = structuredClone(before);
    let mine = 0;
    let turn = {};
    let carried = [];
    let heading;
    groups.forEach(group => {
        table = structuredClone(table);
        for (const entry of group)
            apply(table, entry.text, after);
        const first = group[0];
        if (!first || !acting(group)) {
            carried = [...carried, ...group];
            return;
        }
        mine += 1;
        if (begins(first.text))
            heading = first.text;
        const key = first.text.key;
        if (key === 'nomad_turn')
            turn = {};
        for (const entry of group) {
            if (entry.text.key === 'nomad_first' || entry.text.key === 'nomad_large')
                turn.column = id(entry.text.tokens.column);
        }
        if (key === 'nomad_action')
            turn = {
                ...turn,
                card: id(first.text.tokens.card),
                row: number(first.text.tokens.number) === 1 ? 0 : 1,
            };
        const closer = group.map(entry => CLOSER[entry.text.key]).find(Boolean);
        const stage = {
            entries: group,
            number: mine,
            of: acts,
            rule: closer ?? RULES[key] ?? '',
            ...(IN_ECLIPSE.has(key) ? {} : turn),
        };
        const seats = structuredClone(table.seats);
        if (after.seats[0])
            seats[0] = after.seats[0];
        out.push({
            ...next,
            view: { ...table, seats, round: after.round, era: after.era },
            decision: {
                id: next.decision?.id ?? next.moves,
                seat: NOBODY,
                prompt: heading ?? first.text,
                choices: [],
            },
            why_not: [],
            log: [...carried, ...group],
            undo: 0,
            redo: 0,
            undo_text: null,
            over: false,
            chat: [],
            stage,
        });
        carried = [];
    });
    out.push({ ...next, log: carried });
    return out;
}
function sideOf(table, token) {
    return isNomads(token) ? table.seats.find(s => s.seat === 'nomads') : table.seats[0];
}
export function apply(table, text, after) {
    const { key, tokens } = text;
    const who = sideOf(table, tokens.seat);
    const side = isNomads(tokens.seat) ? 'nomads' : 0;
    const them = table.nomads;
    const self = table.seats.find(s => s.seat === 'nomads');
    const column = table.columns.find(c => c.id === id(tokens.column));
    switch (key) {
        case 'nomad_turn':
            them?.row.push(id(tokens.card));
            if (them) {
                them.deck -= 1;
                them.arrows = [id(tokens.big), id(tokens.small)];
            }
            table.active = 'nomads';
            table.column = null;
            table.labor = 0;
            break;
        case 'nomad_extra':
            them?.row.push(id(tokens.card));
            if (them)
                them.deck -= 1;
            break;
        case 'nomad_first':
        case 'nomad_large': {
            const kind = self && self.figures.chief > 0 ? 'chief' : 'tribe';
            if (self)
                self.figures[kind] -= 1;
            if (key === 'nomad_first' && column)
                column.first_figure_space = { seat: 'nomads', figure: kind };
            else
                column?.large_space.push({ seat: 'nomads', figure: kind });
            break;
        }
        case 'took_animal':
            table.hunting_ground[id(tokens.cell)] = null;
            addAnimal(who, id(tokens.animal));
            break;
        case 'drew_animal':
            table.animal_deck -= 1;
            addAnimal(who, id(tokens.animal));
            break;
        case 'revealed_animal':
            table.hunting_ground[id(tokens.cell)] = id(tokens.animal);
            table.animal_deck -= 1;
            break;
        case 'nomad_culture':
            table.culture_display[id(tokens.cell)] = null;
            them?.sacrifice_pile.unshift(id(tokens.card));
            break;
        case 'built_megalith': {
            const [level = 1, row = 0, at = 0] = id(tokens.place).split('-').map(Number);
            const piece = after.site.pieces.find(p => p.level === level && p.row === row && p.column === at);
            table.site.pieces.push(piece ?? { level, row, column: at, seat: side, neutral: false });
            if (who)
                who.megaliths_built += 1;
            break;
        }
        case 'built_stone':
            table.stone_rows = table.stone_rows.map(row => row.map(s => (s === id(tokens.stone) ? null : s)));
            who?.stones.push(id(tokens.stone));
            break;
        case 'gained':
            if (who && id(tokens.op) === 'food')
                who.food += number(tokens.n);
            if (who && id(tokens.op) === 'tool')
                who.tools += number(tokens.n);
            break;
        case 'paid':
            for (const [what, n] of tokens.cost?.counts ?? []) {
                if (who && what === 'food')
                    who.food -= n;
                if (who && what === 'tool')
                    who.tools -= n;
            }
            break;
        case 'scored':
            if (who)
                who.points += number(tokens.points);
            break;
        case 'nomad_glaciers':
            if (self)
                self.points += number(tokens.points);
            break;
        case 'advanced':
            if (who)
                who[id(tokens.track) === 'glory' ? 'glory' : 'offering'] = number(tokens.position);
            break;
        case 'nomad_buried':
        case 'nomad_buried_unseen':
            self?.graveyard.push(them?.sacrifice_pile.shift() ?? 'culture_1');
            break;
        case 'nomad_eclipse':
            if (them) {
                them.eclipse_pile_size += 1;
                them.deck -= 1;
            }
            break;
        case 'nomad_village':
            table.map.junctions[id(tokens.junction)] = 'nomads';
            if (self)
                self.villages_on_board -= 1;
            break;
        case 'nomad_tile':
            for (const [name, what] of Object.entries(table.map.junctions)) {
                if (what === 'nomad_tile')
                    delete table.map.junctions[name];
            }
            table.map.junctions[id(tokens.junction)] = 'nomad_tile';
            break;
        case 'nomad_camps': {
            const goals = tokens.hexes?.ids ?? [];
            const ring = book.value.hexes[goals[0] ?? '']?.ring;
            for (const [name, hex] of Object.entries(table.map.hexes)) {
                if (book.value.hexes[name]?.ring === ring)
                    delete hex.camps.nomads;
                if (goals.includes(name))
                    hex.camps.nomads = 1;
            }
            them?.land_discard.push(id(tokens.land));
            if (them)
                them.land_deck -= 1;
            break;
        }
        case 'land_reshuffled':
            if (them) {
                them.land_deck = 6;
                them.land_discard = [];
            }
            break;
        case 'placed_camp':
            addCamp(table, id(tokens.hex), 1);
            break;
        case 'moved_camp':
            addCamp(table, id(tokens.source), -1);
            addCamp(table, id(tokens.hex), 1);
            break;
        case 'built_village':
            table.map.junctions[id(tokens.junction)] = '0';
            for (const hex of book.value.junctions[id(tokens.junction)]?.hexes ?? [])
                addCamp(table, hex, -1);
            break;
        case 'eclipse_of':
            table.phase = 'eclipse';
            table.eclipse = { step: 1, seat: side, cards: [], hexes: [], slots: [] };
            table.active = null;
            break;
        case 'terrain':
            table.eclipse = { step: 3, seat: side, cards: [], hexes: [id(tokens.hex)], slots: [] };
            break;
        case 'slot':
            table.eclipse = { step: 4, seat: side, cards: [], hexes: [], slots: [id(tokens.slot)] };
            break;
        case 'stone_scores':
            table.eclipse = { step: 4, seat: side, cards: [], hexes: [], slots: [] };
            break;
        case 'refilled':
            prepare(table, tokens.display?.ids ?? [], tokens.ground?.ids ?? []);
            break;
    }
}
function addAnimal(who, animal) {
    if (!who)
        return;
    const has = who.animals[animal] ?? { upright: 0, tipped: 0 };
    who.animals[animal] = { ...has, upright: has.upright + 1 };
}
function addCamp(table, hex, n) {
    const camps = table.map.hexes[hex]?.camps;
    if (!camps)
        return;
    const left = (camps['0'] ?? 0) + n;
    if (left > 0)
        camps['0'] = left;
    else
        delete camps['0'];
}
function prepare(table, display, ground) {
    table.eclipse = null;
    table.phase = 'action';
    table.rest = [];
    for (const column of table.columns) {
        column.first_figure_space = null;
        column.large_space = [];
    }
    const fill = (cells, cards) => Object.keys(cells).forEach((cell, n) => (cells[cell] = cards[n] ?? null));
    fill(table.culture_display, display);
    fill(table.hunting_ground, ground);
    for (const seat of table.seats)
        seat.figures = { chief: 1, tribe: 2 };
    if (table.nomads) {
        table.nomads.deck += table.nomads.row.length + table.nomads.eclipse_pile_size;
        table.nomads.row = [];
        table.nomads.eclipse_pile_size = 0;
        table.nomads.eclipse_pile = null;
        table.nomads.eclipse_labor = null;
    }
}
