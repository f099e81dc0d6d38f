import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { useEffect, useState } from 'preact/hooks';
import { api } from "../core/api.js";
import { Markdown } from "../core/markdown.js";
import { live } from "../core/table.js";
import { t } from "../core/text.js";
import { dialog } from "../core/ui.js";
import { Window } from "./Dialog.js";
export function RuleLink({ number }) {
    return (_jsx("button", { type: "button", class: "rulelink", onClick: () => (dialog.value = { kind: 'rules', number }), children: number }));
}
export function RulesWindow({ number }) {
    const [text, setText] = useState();
    const game = live.value?.game ?? 'altay';
    useEffect(() => {
        setText(undefined);
        const found = number ? api.rule(game, number).then(r => r.text) : api.rules(game);
        found.then(setText, (e) => setText(e.message));
    }, [number, game]);
    return (_jsxs(Window, { title: number ? t('rules.one', { number }) : t('rules.title'), wide: !number, children: [text === undefined ? _jsx("p", { children: t('app.loading') }) : _jsx(Markdown, { text: text }), number && (_jsx("p", { children: _jsx("button", { type: "button", onClick: () => (dialog.value = { kind: 'rules' }), children: t('rules.all') }) }))] }));
}
