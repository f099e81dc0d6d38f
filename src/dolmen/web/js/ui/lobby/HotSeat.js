import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { useState } from 'preact/hooks';
import { SeatMark } from "../../art/pieces.js";
import { t } from "../../core/text.js";
import { dialog } from "../../core/ui.js";
import { Window } from "../Dialog.js";
import { make, nameFor, numbers, onOneScreen } from "./plans.js";
export function HotSeat({ game }) {
    const [names, setNames] = useState(['', '']);
    const [busy, setBusy] = useState(false);
    const begin = async () => {
        setBusy(true);
        const made = await make(onOneScreen(game, names.map((name, n) => name || nameFor('human', n))));
        setBusy(false);
        if (made)
            dialog.value = undefined;
    };
    return (_jsx(Window, { title: t('preset.hotseat'), children: _jsxs("form", { class: "hotseat", onSubmit: e => {
                e.preventDefault();
                if (!busy)
                    void begin();
            }, children: [_jsxs("fieldset", { children: [_jsx("legend", { children: t('preset.how_many') }), numbers(game).map(n => (_jsxs("label", { class: "choicebox", children: [_jsx("input", { type: "radio", name: "people", checked: names.length === n, onChange: () => setNames(Array.from({ length: n }, (_, i) => names[i] ?? '')) }), ' ', n] }, n)))] }), _jsx("ol", { class: "seatplan names", children: names.map((name, n) => (_jsxs("li", { children: [_jsx(SeatMark, { seat: n, size: 30 }), _jsx("input", { "aria-label": t('setup.name', { n: n + 1 }), value: name, maxLength: 24, placeholder: nameFor('human', n), onInput: e => setNames(names.map((old, i) => (i === n ? e.currentTarget.value : old))) })] }, n))) }), _jsx("p", { class: "hint", children: t('setup.hint') }), _jsx("p", { class: "row", children: _jsx("button", { type: "submit", class: "go big", "data-act": "begin", "aria-disabled": busy || undefined, children: t('setup.make') }) })] }) }));
}
