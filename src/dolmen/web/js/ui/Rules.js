import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { useEffect, useState } from 'preact/hooks';
import { api } from "../core/api.js";
import { Markdown } from "../core/markdown.js";
import { helpPath } from "../core/route.js";
import { live } from "../core/table.js";
import { language, t } from "../core/text.js";
import { dialog } from "../core/ui.js";
import { Window } from "./Dialog.js";
import { Link } from "./Link.js";
export function RuleLink({ number }) {
    return (_jsx("button", { type: "button", class: "rulelink", onClick: () => (dialog.value = { kind: 'rules', number }), children: number }));
}
export function RulesWindow({ number }) {
    const [text, setText] = useState();
    const game = live.value?.game ?? 'altay';
    useEffect(() => {
        setText(undefined);
        api.rule(game, number).then(rule => setText(rule.text), (e) => setText(e.message));
    }, [number, game]);
    return (_jsxs(Window, { title: t('rules.one', { number }), children: [text === undefined ? (_jsx("p", { children: t('app.loading') })) : (_jsx("div", { lang: language.value === 'en' ? undefined : 'en', children: _jsx(Markdown, { text: text }) })), _jsx("p", { children: _jsx(Link, { href: helpPath(game, 'rules', number), cls: "button", act: "in-the-book", children: t('rules.all') }) })] }));
}
