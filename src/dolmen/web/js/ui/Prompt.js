import { jsx as _jsx, jsxs as _jsxs, Fragment as _Fragment } from "preact/jsx-runtime";
import { useEffect, useRef } from 'preact/hooks';
import { SeatMark } from "../art/pieces.js";
import { Icon } from "../art/symbols.js";
import { numbered } from "../core/keyboard.js";
import { hold, leaving } from "../core/routine.js";
import { asking, behind, buttons, choices, curtain, decision, hasRecap, hot, leaveReplay, link, listed, live, log, look, menu, mine, picked, recap, redo, replay, sayText, shown, skip, take, tell, undo, } from "../core/table.js";
import { say, seatName, t } from "../core/text.js";
import { dialog } from "../core/ui.js";
function question() {
    const now = shown.value;
    if (!now)
        return t('app.loading');
    const past = replay.value;
    if (past)
        return t('prompt.replay', { n: past.at + 1, of: past.data.frames.length });
    if (asking.value)
        return t('prompt.sure', { what: say(asking.value.label) });
    if (now.over) {
        const winners = now.seats.map((s, n) => (s.winner ? seatName(n) : '')).filter(Boolean);
        return winners.length ? t('prompt.won', { name: winners.join(', ') }) : t('prompt.over');
    }
    if (curtain.value !== undefined)
        return t('prompt.pass', { name: seatName(curtain.value) });
    const open = decision.value;
    if (!open)
        return '';
    if (leaving.value)
        return t('prompt.leaving', { what: say(leaving.value.label) });
    if (mine.value)
        return picked.value.length ? t('prompt.where') : say(open.prompt);
    if (open.seat >= now.seats.length)
        return tell(open.prompt);
    const last = log.value.at(-1);
    return behind.value && last ? say(last.text) : t('prompt.waiting', { name: seatName(open.seat) });
}
function Option({ choice, number }) {
    return (_jsxs("button", { type: "button", class: asking.value?.index === choice.index ? 'asked' : '', "data-choice": choice.text, onPointerEnter: () => (hot.value = choice.targets), onPointerLeave: () => (hot.value = []), onFocus: () => (hot.value = choice.targets), onBlur: () => (hot.value = []), onClick: () => take(choice), children: [number !== undefined && number < 10 && _jsx("kbd", { "aria-hidden": "true", children: number }), _jsx("span", { children: say(choice.label) })] }));
}
export function ChoiceList() {
    if (!listed.value || !mine.value)
        return null;
    const firsts = numbered();
    return (_jsx("ol", { class: "choices", "aria-label": t('prompt.list'), children: choices.value.map(choice => {
            const n = firsts.indexOf(choice) + 1;
            return (_jsx("li", { children: _jsx(Option, { choice: choice, number: n > 0 ? n : undefined }) }, choice.index));
        }) }));
}
export function Menu() {
    const open = menu.value;
    const box = useRef(null);
    useEffect(() => {
        if (!open || !box.current)
            return;
        const at = document.querySelector(`[data-target="${open.target}"]`)?.getBoundingClientRect();
        const own = box.current.getBoundingClientRect();
        if (at) {
            const left = Math.min(innerWidth - own.width - 8, Math.max(8, at.x + at.width / 2 - own.width / 2));
            const above = at.y - own.height - 10;
            const top = above > 60 ? above : Math.min(innerHeight - own.height - 8, at.bottom + 10);
            box.current.style.left = `${left}px`;
            box.current.style.top = `${Math.max(8, top)}px`;
        }
        box.current.querySelector('button')?.focus();
    }, [open]);
    if (!open)
        return null;
    return (_jsxs("div", { class: "menu", role: "group", "aria-label": t('prompt.menu'), ref: box, children: [open.choices.map((choice, i) => (_jsx(Option, { choice: choice, number: i + 1 }, choice.index))), _jsx("button", { type: "button", class: "quiet", onClick: () => (menu.value = undefined), children: t('prompt.cancel') })] }));
}
export function Prompt() {
    const now = shown.value;
    const sure = asking.value;
    const box = useRef(null);
    const id = decision.value?.id;
    useEffect(() => {
        if (document.activeElement === document.body && listed.value) {
            document.querySelector('.choices button')?.focus();
        }
    }, [id, now?.seq]);
    const words = question();
    const seat = replay.value ? undefined : now?.over ? undefined : (curtain.value ?? decision.value?.seat);
    const aimed = choices.value.filter(c => c.targets.length).length;
    const off = link.value !== 'online' && !replay.value;
    return (_jsxs("section", { class: `prompt ${mine.value ? 'mine' : ''} ${off ? 'off' : ''}`, "aria-label": t('prompt.title'), "data-decision": `${id ?? ''}:${now?.seq ?? ''}`, ref: box, children: [seat !== undefined ? _jsx(SeatMark, { seat: seat, size: 34 }) : _jsx(Icon, { name: "hand", cls: "handicon" }), _jsxs("p", { "aria-live": "polite", id: "question", tabIndex: -1, children: [words, off && _jsxs("small", { children: [" ", t('link.lost')] })] }), _jsx("div", { class: "acts", children: sure ? (_jsxs(_Fragment, { children: [_jsx("button", { type: "button", class: "go", onClick: () => take(sure), "data-act": "sure", children: t('prompt.yes') }), _jsx("button", { type: "button", onClick: () => (asking.value = undefined), children: t('prompt.no') })] })) : (_jsxs(_Fragment, { children: [leaving.value && (_jsx("button", { type: "button", "data-act": "hold", onClick: hold, children: t('prompt.hold') })), picked.value.length > 0 && (_jsx("button", { type: "button", onClick: () => (picked.value = []), children: t('prompt.cancel') })), mine.value && (_jsxs("button", { type: "button", class: "quiet", "aria-expanded": listed.value, "aria-label": t('prompt.options', { n: choices.value.length }), title: t('prompt.options', { n: choices.value.length }), "data-act": "list", onClick: () => (listed.value = !listed.value), children: ["\u2630 ", aimed || choices.value.length] })), buttons.value.length < 6 &&
                            buttons.value.map(choice => (_jsx("button", { type: "button", class: primary(choice) ? 'go' : '', "data-choice": choice.text, onClick: () => take(choice), children: say(choice.label) }, choice.index))), curtain.value !== undefined && (_jsx("button", { type: "button", class: "go", "data-act": "curtain", onClick: () => look(curtain.value ?? null), children: t('curtain.open') })), behind.value > 0 && (_jsx("button", { type: "button", onClick: skip, "data-act": "skip", children: t('prompt.skip', { n: behind.value }) })), mine.value && hasRecap.value && !behind.value && (_jsxs("button", { type: "button", class: "quiet recap", onClick: recap, title: t('prompt.recap'), children: ["\u27F2 ", _jsx("span", { children: t('prompt.recap_short') })] })), _jsx(UndoButtons, {}), replay.value && (_jsx("button", { type: "button", class: "go", "data-act": "live", onClick: leaveReplay, children: t('replay.leave') })), now?.over && !replay.value && (_jsx("button", { type: "button", class: "go", "data-act": "scores", onClick: () => (dialog.value = { kind: 'scores' }), children: t('prompt.scores') }))] })) }), _jsx(ChoiceList, {})] }));
}
function primary(choice) {
    return choice.ends || !buttons.value.some(c => c.ends);
}
function UndoButtons() {
    const now = live.value;
    if (!now || replay.value || now.viewer === null)
        return null;
    const can = now.undo > 0;
    const tip = can ? t('undo.what', { what: sayText(now.undo_text) }) : t('undo.never');
    return (_jsxs(_Fragment, { children: [_jsxs("button", { type: "button", "data-act": "undo", "aria-disabled": !can, title: tip, "aria-label": `${t('undo.undo')}. ${tip}`, onClick: () => can && undo(), children: ["\u21B6 ", _jsx("span", { class: "word", children: t('undo.undo') }), can && now.undo > 1 ? _jsxs("small", { children: [" ", now.undo] }) : null] }), now.redo > 0 && (_jsx("button", { type: "button", "data-act": "redo", title: t('undo.redo'), "aria-label": t('undo.redo'), onClick: redo, children: "\u21B7" }))] }));
}
