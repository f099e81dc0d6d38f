import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { toasts } from "../core/table.js";
import { t } from "../core/text.js";
import { RuleLink } from "./Rules.js";
export function Toasts() {
    return (_jsx("div", { class: "toasts", role: "status", "aria-live": "polite", "aria-label": t('app.messages'), children: toasts.value.map(toast => (_jsxs("p", { class: "toast", children: [toast.text, " ", toast.rule && _jsx(RuleLink, { number: toast.rule }), _jsx("button", { type: "button", class: "quiet", "aria-label": t('dialog.close'), onClick: () => (toasts.value = toasts.value.filter(one => one.id !== toast.id)), children: "\u2715" })] }, toast.id))) }));
}
