import { batch, computed, effect, signal } from '@preact/signals';
import { seatsAre } from "../art/pieces.js";
import { api, page } from "./api.js";
import { capture, fly, glide, outline } from "./flip.js";
import { Frames } from "./frames.js";
import * as legal from "./legal.js";
import { connect } from "./net.js";
import { moves, settings, speed } from "./settings.js";
import { share, shareBy } from "./share.js";
import { gameWords, language, say, seatNames, t, you } from "./text.js";
import { PROTOCOL, } from "./wire.js";
const KEPT = 'dolmen.table.';
export function kept(table) {
    const none = { keys: [], host: null, invites: [] };
    try {
        return { ...none, ...JSON.parse(localStorage.getItem(KEPT + table) ?? '{}') };
    }
    catch {
        return none;
    }
}
export function keep(table, what) {
    localStorage.setItem(KEPT + table, JSON.stringify({ ...what, at: Date.now() }));
}
export function forget(table) {
    localStorage.removeItem(KEPT + table);
}
export function keptTables() {
    const names = Object.keys(localStorage).filter(key => key.startsWith(KEPT));
    return names
        .map(key => key.slice(KEPT.length))
        .map(table => ({ table, at: kept(table).at ?? 0 }))
        .sort((a, b) => b.at - a.at)
        .map(one => one.table);
}
export const tableId = signal();
export const link = signal('connecting');
export const live = signal();
export const log = signal([]);
export const chat = signal([]);
export const unread = signal(0);
export const catalogue = signal();
export const hot = signal([]);
export const lookedAt = signal();
export const pinned = signal();
export const picked = signal([]);
export const menu = signal();
export const asking = signal();
export const listed = signal(false);
export const toasts = signal([]);
export const behind = signal(0);
export const drawn = [];
export const replay = signal();
export const shown = computed(() => {
    const now = live.value;
    const past = replay.value;
    if (!now || !past)
        return now;
    const frame = past.data.frames[past.at];
    if (!frame)
        return now;
    return {
        ...now,
        moves: frame.move,
        round: frame.round,
        view: frame.view,
        decision: null,
        why_not: [],
        undo: 0,
        redo: 0,
        undo_text: null,
        scores: frame.scores,
        viewer: past.data.viewer,
    };
});
effect(() => void (you.value = shown.value?.viewer ?? null));
export const gameHere = computed(() => live.value?.game);
export const seatsHere = computed(() => live.value?.seats);
export const askedSeat = computed(() => shown.value?.decision?.seat);
export const viewer = computed(() => shown.value?.viewer);
export const round = computed(() => shown.value?.round ?? 0);
export const paused = computed(() => shown.value?.paused ?? false);
export const scores = computed(() => shown.value?.scores);
export const keysHeld = computed(() => (tableId.value ? kept(tableId.value) : undefined));
export const localSeats = signal([]);
export const curtain = computed(() => {
    const now = live.value;
    const seat = now?.decision?.seat;
    if (now === undefined || seat === undefined || replay.value || now.over)
        return undefined;
    if (localSeats.value.length < 2 || !localSeats.value.includes(seat))
        return undefined;
    return now.viewer === seat ? undefined : seat;
});
export const decision = computed(() => {
    const now = shown.value;
    const open = now?.decision;
    if (!now || !open || now.over || replay.value || curtain.value !== undefined)
        return undefined;
    return open;
});
export const mine = computed(() => {
    const open = decision.value;
    return open !== undefined && open.seat === shown.value?.viewer && open.choices.length > 0;
});
const NONE = [];
export const choices = computed(() => (mine.value ? (decision.value?.choices ?? NONE) : NONE));
let litLast = new Set();
export const lit = computed(() => {
    const now = legal.lit(choices.value, picked.value);
    if (now.size !== litLast.size || [...now].some(place => !litLast.has(place)))
        litLast = now;
    return litLast;
});
export const buttons = computed(() => legal.buttons(choices.value));
const reasons = new Map();
export function refusal(target) {
    let found = reasons.get(target);
    if (!found) {
        found = computed(() => refusals.value.get(target));
        reasons.set(target, found);
    }
    return found.value;
}
export const refusals = computed(() => new Map((shown.value?.why_not ?? []).map(w => [w.target, w])));
let socket;
let flights = () => [];
let touched = () => [];
let stage = () => undefined;
let recent = [];
let newest;
let told = say;
export const tell = (text) => told(text);
let unseen = [];
export function drawnBy(game) {
    flights = game.flights ?? (() => []);
    touched = game.touched ?? (() => []);
    stage = game.stage ?? (() => undefined);
    told = game.told ?? say;
}
export const byHand = signal(false);
export function turnByHand(on) {
    byHand.value = on;
    frames.held = on;
    if (!on)
        frames.turn();
}
export const turnPage = () => frames.turn();
const STAGE = 1100;
const frames = new Frames(show, () => (moves() ? speed() : 0.25 * Number(speed() > 0)));
function show(next, quick) {
    repeat?.stop();
    const before = moves() && !quick ? capture() : undefined;
    const began = performance.now();
    batch(() => {
        if (next.fresh) {
            log.value = next.log;
            chat.value = next.chat;
        }
        else {
            if (next.log.length)
                log.value = [...log.value, ...next.log];
            if (next.chat.length) {
                chat.value = [...chat.value, ...next.chat];
                unread.value += next.chat.length;
            }
        }
        seatsAre(next.seats.length);
        seatNames.value = share(seatNames.peek(), next.seats.map((s, n) => s.name || t('seat.number', { n: n + 1 })));
        const moved = live.value?.decision?.id !== next.decision?.id;
        live.value = next;
        behind.value = frames.length;
        if (moved) {
            if (picked.value.length)
                picked.value = [];
            menu.value = undefined;
            asking.value = undefined;
        }
    });
    queueMicrotask(() => (drawn.push(performance.now() - began), drawn.splice(0, drawn.length - 200)));
    if (next.fresh)
        return;
    requestAnimationFrame(() => {
        const ms = 420 * speed();
        if (before) {
            glide(before, ms);
            let delay = 0;
            for (const entry of next.log) {
                for (const flight of flights(entry, next)) {
                    fly(flight, ms, delay);
                    delay += 40;
                }
            }
        }
        else if (!quick) {
            for (const entry of next.log)
                for (const target of touched(entry))
                    outline(target);
        }
    });
}
function keepEqual(last, next) {
    next.view = share(last.view, next.view);
    next.seats = share(last.seats, next.seats);
    next.scores = share(last.scores, next.scores);
    next.why_not = shareBy(last.why_not, next.why_not, why => why.target);
}
function received(message) {
    if (early) {
        early.push(message);
        return;
    }
    if (message.type === 'snapshot') {
        const next = message;
        const last = live.value;
        const own = last?.decision ? last.decision.seat === next.viewer : true;
        if (newest)
            keepEqual(newest, next);
        newest = next;
        if (next.fresh) {
            unseen = [];
            frames.jump(next);
            behind.value = 0;
        }
        else if (next.page) {
            turnOver(next);
        }
        else {
            const paged = recent.at(-1)?.moves === next.moves;
            if (own && !paged)
                recent = [];
            else
                recent.push(next);
            frames.push({ ...next, log: [...unseen, ...next.log] }, own && !paged);
            unseen = [];
            behind.value = frames.length;
        }
        if (!next.page)
            announceTurn(next);
    }
    else if (message.type === 'refused') {
        const refused = message;
        toast(refused.reason ? say(refused.reason) : refused.sentence, refused.rule);
        asking.value = undefined;
    }
    else {
        noticed(message);
    }
}
function turnOver(next) {
    if (next.page === 1)
        recent = [];
    if (speed() === 0 && !byHand.value) {
        unseen.push(...next.log);
        return;
    }
    const told = stage(next);
    frames.push(told ?? next, !told, told ? STAGE : undefined);
    if (told)
        recent.push(told);
    behind.value = frames.length;
}
function noticed(notice) {
    if (notice.key === 'rematch' && notice.table) {
        const held = keysHeld.value;
        if (notice.keys.length || notice.host_key) {
            keep(notice.table, { keys: notice.keys, host: notice.host_key, invites: [] });
        }
        if (held)
            location.assign(`/t/${notice.table}`);
    }
    else if (notice.key === 'kicked') {
        toast(t('notice.kicked'));
    }
    else if (notice.key === 'invite') {
        const held = tableId.value ? kept(tableId.value) : undefined;
        if (held && tableId.value) {
            keep(tableId.value, { ...held, invites: [...held.invites, ...notice.keys] });
            toast(t('notice.invite'));
        }
    }
}
let wasMine = false;
function announceTurn(next) {
    const now = next.decision !== null && !next.over && localSeats.value.includes(next.decision.seat);
    document.title = (now ? '● ' : '') + t('app.name');
    if (now && !wasMine && document.hidden && settings.value.notify && 'Notification' in window) {
        if (Notification.permission === 'granted')
            new Notification(t('app.name'), { body: t('notice.turn') });
    }
    wasMine = now;
}
let toastId = 0;
export function toast(text, rule = '') {
    const id = ++toastId;
    toasts.value = [...toasts.value.slice(-2), { id, text, rule }];
    setTimeout(() => (toasts.value = toasts.value.filter(one => one.id !== id)), rule ? 9000 : 6000);
}
let early;
const gameAt = async (id) => location.pathname === page.path && page.game ? page.game : (await api.table(id)).game;
export async function openTable(id) {
    early = [];
    connectTo(id);
    try {
        const game = await gameAt(id);
        const [found, lexicon] = await Promise.all([
            api.catalogue(game, settings.value.language),
            api.gameWords(game, settings.value.language),
        ]);
        batch(() => {
            catalogue.value = found;
            gameWords.value = lexicon;
            tableId.value = id;
            localSeats.value = kept(id).keys.map(k => k.seat);
        });
    }
    catch (e) {
        closeTable();
        throw e;
    }
    const waiting = early;
    early = undefined;
    waiting.forEach(received);
}
export function connectTo(id) {
    socket?.close();
    const url = new URL(`/ws/${id}`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    socket = connect(url.href, {
        message: received,
        link: state => (link.value = state),
        hello: () => {
            const held = kept(id);
            localSeats.value = held.keys.map(k => k.seat);
            const tokens = held.keys.map(k => k.token);
            if (held.host)
                tokens.push(held.host);
            const seat = live.value?.viewer ?? held.keys[0]?.seat ?? null;
            return {
                type: 'hello',
                tokens,
                seat,
                language: language.value,
                protocol: PROTOCOL,
            };
        },
    });
}
export function closeTable() {
    socket?.close();
    socket = undefined;
    early = undefined;
    frames.stop();
    seatsAre(4);
    batch(() => {
        tableId.value = undefined;
        live.value = undefined;
        newest = undefined;
        unseen = [];
        replay.value = undefined;
        log.value = [];
        chat.value = [];
        localSeats.value = [];
    });
}
function send(message) {
    if (!socket?.send(message))
        toast(t('link.waiting'));
}
export function commit(choice) {
    const open = decision.value;
    if (!open || !mine.value)
        return;
    batch(() => {
        menu.value = undefined;
        asking.value = undefined;
        lookedAt.value = undefined;
    });
    send({ type: 'choose', decision: open.id, action: choice.index });
}
export function take(choice) {
    if (choice.ends && settings.value.confirm && asking.value?.index !== choice.index) {
        batch(() => {
            menu.value = undefined;
            asking.value = choice;
        });
        return;
    }
    commit(choice);
}
export function click(target) {
    if (replay.value)
        return;
    const result = legal.pick(choices.value, picked.value, target);
    if (result.kind === 'commit')
        take(result.choice);
    else if (result.kind === 'menu')
        menu.value = { choices: result.choices, target };
    else if (result.kind === 'narrow')
        picked.value = result.picked;
    else
        whyNot(target);
}
export function whyNot(target) {
    const why = refusals.value.get(target);
    if (why)
        toast(say(why.reason), why.rule);
}
export function undo() {
    const now = live.value;
    if (now?.undo && now.decision)
        send({ type: 'undo', decision: now.decision.id });
    else if (now?.undo)
        send({ type: 'undo', decision: now.moves });
}
export function redo() {
    const now = live.value;
    if (now?.redo)
        send({ type: 'redo', decision: now.decision?.id ?? now.moves });
}
export const look = (seat) => send({ type: 'look', seat });
export const speak = (text) => send({ type: 'say', text });
export const host = (power, seat = null, bot = null) => send({ type: 'host', power, seat, bot });
export function skip() {
    frames.skip();
    behind.value = 0;
}
let repeat;
export function recap() {
    const last = live.value;
    const again = recent;
    if (!last || !again.length)
        return;
    repeat?.stop();
    repeat = new Frames(one => {
        const before = moves() ? capture() : undefined;
        live.value = { ...one, log: [], decision: one === last || one.page ? one.decision : null };
        requestAnimationFrame(() => {
            if (before)
                glide(before, 420 * speed());
            one.log.flatMap(entry => flights(entry, one)).forEach((f, i) => fly(f, 420 * speed(), i * 40));
        });
    }, speed);
    for (const one of again)
        repeat.push(one, false);
    if (again.at(-1) !== last)
        repeat.push(last, false);
}
export const hasRecap = computed(() => (live.value, recent.length > 0));
export function tokens(id) {
    const held = kept(id);
    return held.keys.map(k => k.token).join(',') || undefined;
}
export async function openReplay(move) {
    const id = tableId.value;
    if (!id)
        return;
    const seat = live.value?.viewer;
    const token = kept(id).keys.find(k => k.seat === seat)?.token;
    const data = await api.replay(id, token, seat ?? undefined);
    const at = move === undefined ? data.frames.length - 1 : data.frames.findLastIndex(f => f.move <= move);
    seek(Math.max(0, at), data);
}
export function seek(at, data = replay.value?.data) {
    if (!data)
        return;
    const to = Math.max(0, Math.min(data.frames.length - 1, at));
    const before = moves() ? capture() : undefined;
    const near = replay.value && Math.abs(replay.value.at - to) === 1;
    replay.value = { data, at: to, playing: replay.value?.playing ?? false };
    history.replaceState(null, '', `#move=${data.frames[to]?.move ?? to}`);
    if (before && near)
        requestAnimationFrame(() => glide(before, 420 * speed()));
}
export function leaveReplay() {
    replay.value = undefined;
    history.replaceState(null, '', location.pathname);
}
export function sayText(text) {
    return text ? say(text) : '';
}
