import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { useEffect } from 'preact/hooks';
import { speed } from "../core/settings.js";
import { leaveReplay, live, replay, seek, shown, tableId, toast, tokens } from "../core/table.js";
import { api } from "../core/api.js";
import { keep } from "../core/table.js";
import { t } from "../core/text.js";
export async function fork() {
    const id = tableId.value;
    const now = live.value;
    if (!id || !now)
        return;
    try {
        const record = await api.record(id, tokens(id));
        const seats = now.seats.map((s, n) => ({
            kind: s.kind === 'human' || s.kind === 'open' ? 'human' : s.kind,
            name: s.name || t('seat.number', { n: n + 1 }),
        }));
        const made = await api.make({ game: now.game, seats, record, moves: shown.value?.moves ?? now.moves });
        keep(made.table, { keys: made.keys, host: made.host_key, invites: made.invites });
        location.assign(`/t/${made.table}`);
    }
    catch (e) {
        toast(e.message);
    }
}
export function ReplayBar() {
    const past = replay.value;
    const playing = past?.playing ?? false;
    useEffect(() => {
        if (!playing)
            return;
        const timer = setInterval(() => {
            const now = replay.value;
            if (!now)
                return;
            if (now.at >= now.data.frames.length - 1)
                replay.value = { ...now, playing: false };
            else
                seek(now.at + 1);
        }, 700 * (speed() || 0.3));
        return () => clearInterval(timer);
    }, [playing]);
    if (!past)
        return null;
    const last = past.data.frames.length - 1;
    const turns = past.data.frames.flatMap((f, i) => (f.log.some(e => e.text.key === 'turn') ? [i] : []));
    return (_jsxs("section", { class: "replaybar", "aria-label": t('replay.title'), children: [_jsx("button", { type: "button", "aria-label": t('replay.back'), onClick: () => seek(past.at - 1), children: "\u25C2" }), _jsx("button", { type: "button", "aria-label": playing ? t('replay.stop') : t('replay.play'), onClick: () => (replay.value = { ...past, playing: !playing }), children: playing ? '❚❚' : '►' }), _jsx("button", { type: "button", "aria-label": t('replay.next'), onClick: () => seek(past.at + 1), children: "\u25B8" }), _jsxs("span", { class: "track", children: [_jsx("input", { type: "range", min: 0, max: last, value: past.at, "aria-label": t('replay.title'), onInput: e => seek(Number(e.currentTarget.value)) }), _jsx("svg", { viewBox: `0 0 ${Math.max(1, last)} 4`, preserveAspectRatio: "none", "aria-hidden": "true", children: turns.map(i => (_jsx("rect", { x: i, width: Math.max(0.4, last / 500), height: "4", fill: "#e0b878" }, i))) })] }), _jsxs("output", { children: [past.at + 1, "/", last + 1] }), _jsx("button", { type: "button", onClick: () => void fork(), title: t('replay.fork_long'), children: t('replay.fork') }), _jsx("button", { type: "button", class: "go", onClick: leaveReplay, children: t('replay.leave') })] }));
}
