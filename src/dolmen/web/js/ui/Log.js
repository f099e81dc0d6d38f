import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { SeatMark } from "../art/pieces.js";
import { chat, hot, log, lookedAt, replay, seatsHere, speak, unread } from "../core/table.js";
import { memo } from "../core/memo.js";
import { language, parts, seatName, seatNames, t, you } from "../core/text.js";
const only = signal();
const talking = signal(false);
export function entries() {
    const past = replay.value;
    return past ? past.data.frames.slice(0, past.at + 1).flatMap(f => f.log) : log.value;
}
function speaksOf(entry, seat) {
    return Object.values(entry.text.tokens).some(token => token.kind === 'seat' && token.n === seat);
}
function rove(box) {
    if (box.contains(document.activeElement) && document.activeElement !== box)
        return;
    box.querySelectorAll('.name[tabindex="0"]').forEach(name => (name.tabIndex = -1));
    const names = box.querySelectorAll('.name');
    const newest = names[names.length - 1];
    if (newest)
        newest.tabIndex = 0;
}
const STEPS = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };
function stepName(e) {
    const at = e.target.closest('.name');
    const by = STEPS[e.key];
    if (!at || by === undefined)
        return;
    const names = [...e.currentTarget.querySelectorAll('.name')];
    const next = names[names.indexOf(at) + by];
    e.preventDefault();
    e.stopPropagation();
    if (!next)
        return;
    at.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
}
const LINES = 16;
const MORE = 8;
export function Log({ targets }) {
    const end = useRef(null);
    const all = entries();
    const seats = seatsHere.value?.length ?? 0;
    const wanted = only.value === undefined ? all : all.filter(e => speaksOf(e, only.value));
    const [older, setOlder] = useState(0);
    const first = Math.max(0, wanted.length - LINES - older);
    const lines = wanted.slice(first);
    const last = lines.length;
    const spoken = `${language.value} ${you.value} ${seatNames.value.join()}`;
    const atEnd = useRef(true);
    useEffect(() => {
        if (!atEnd.current)
            return;
        const later = requestAnimationFrame(() => end.current?.scrollTo(0, end.current.scrollHeight));
        return () => cancelAnimationFrame(later);
    }, [last, all.length, talking.value, only.value]);
    useLayoutEffect(() => {
        if (end.current)
            rove(end.current);
    });
    useEffect(() => {
        const box = end.current;
        if (!box)
            return;
        if (first > 0 && box.clientHeight && box.scrollHeight <= box.clientHeight)
            setOlder(n => n + MORE);
    });
    return (_jsxs("section", { class: "chronicle", "aria-label": t('log.title'), children: [_jsxs("div", { class: "logtabs", children: [_jsx("button", { type: "button", "aria-pressed": !talking.value, onClick: () => (talking.value = false), children: t('log.title') }), _jsxs("button", { type: "button", "aria-pressed": talking.value, onClick: () => {
                            talking.value = true;
                            unread.value = 0;
                        }, children: [t('chat.title'), unread.value > 0 && !talking.value && _jsx("b", { class: "dot", children: unread.value })] }), !talking.value && (_jsxs("select", { "aria-label": t('log.filter'), value: only.value === undefined ? '' : String(only.value), onChange: e => (only.value = e.currentTarget.value === '' ? undefined : Number(e.currentTarget.value)), children: [_jsx("option", { value: "", children: t('log.all') }), Array.from({ length: seats }, (_, n) => (_jsx("option", { value: String(n), children: seatName(n) }, n)))] }))] }), talking.value ? (_jsx(Chat, {})) : (_jsx("div", { class: "logbox", role: "log", "aria-label": t('log.title'), tabIndex: 0, ref: end, onKeyDown: stepName, onScroll: e => {
                    const box = e.currentTarget;
                    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 30;
                    if (first > 0 && box.scrollTop < 60)
                        setOlder(n => n + 3 * MORE);
                }, children: _jsx("ol", { children: lines.map((entry, i) => (_jsx(Line, { entry: entry, targets: targets, spoken: spoken }, first + i))) }) }))] }));
}
const Line = memo(function Line({ entry, targets }) {
    const { key, tokens } = entry.text;
    const seat = tokens.seat?.n ?? null;
    const heading = key === 'turn' || key === 'round';
    return (_jsxs("li", { class: heading ? `heading ${key}` : '', children: [seat !== null && _jsx(SeatMark, { seat: seat, size: 15 }), _jsx("span", { children: parts(entry.text).map((part, i) => {
                    const where = part.token ? targets(part.token) : [];
                    if (!where.length)
                        return part.text;
                    const light = (on) => {
                        hot.value = on ? where : [];
                        lookedAt.value = on ? where[0] : undefined;
                    };
                    return (_jsx("span", { role: "button", tabIndex: -1, class: "name", onPointerEnter: () => light(true), onPointerLeave: () => light(false), onFocus: () => light(true), onBlur: () => light(false), onClick: () => light(true), children: part.text }, i));
                }) })] }));
});
function Chat() {
    const [text, setText] = useState('');
    return (_jsxs("div", { class: "talk", children: [_jsxs("div", { class: "logbox", role: "log", "aria-label": t('chat.title'), tabIndex: 0, children: [_jsx("ol", { children: chat.value.map((line, i) => (_jsxs("li", { children: [line.seat !== null && _jsx(SeatMark, { seat: line.seat, size: 15 }), _jsxs("span", { children: [_jsxs("b", { children: [line.name, ":"] }), " ", line.text] })] }, i))) }), chat.value.length === 0 && _jsx("p", { class: "hint", children: t('chat.empty') })] }), _jsxs("form", { onSubmit: e => {
                    e.preventDefault();
                    if (text.trim())
                        speak(text.trim());
                    setText('');
                }, children: [_jsx("input", { value: text, maxLength: 400, "aria-label": t('chat.say'), placeholder: t('chat.say'), onInput: e => setText(e.currentTarget.value) }), _jsx("button", { type: "submit", children: t('chat.send') })] })] }));
}
