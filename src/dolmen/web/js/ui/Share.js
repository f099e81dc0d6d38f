import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { kept, live, tableId, toast } from "../core/table.js";
import { t } from "../core/text.js";
import { Window } from "./Dialog.js";
export const inviteLink = (table, token) => `${location.origin}/t/${table}#join=${token}`;
function CopyLine({ label, link }) {
    const copy = () => {
        if (!navigator.clipboard) {
            toast(t('share.by_hand'));
            return;
        }
        navigator.clipboard.writeText(link).then(() => toast(t('share.copied')), () => toast(t('share.by_hand')));
    };
    return (_jsxs("li", { class: "copy", children: [_jsxs("label", { children: [label, _jsx("input", { readOnly: true, value: link, onFocus: e => e.currentTarget.select() })] }), _jsx("button", { type: "button", "data-act": "copy", "aria-label": `${t('share.copy')}: ${label}`, onClick: copy, children: t('share.copy') }), 'share' in navigator && (_jsx("button", { type: "button", "aria-label": `${t('share.send')}: ${label}`, onClick: () => void navigator.share({ title: t('app.name'), url: link }).catch(() => undefined), children: t('share.send') }))] }));
}
export function ShareWindow() {
    const id = tableId.value ?? '';
    const open = kept(id).invites.filter(k => live.value?.seats[k.seat]?.kind === 'open');
    return (_jsxs(Window, { title: t('share.title'), children: [_jsx("p", { children: open.length ? t('share.text') : t('share.none') }), _jsxs("ul", { class: "plain", children: [open.map(k => (_jsx(CopyLine, { label: t('share.seat', { n: k.seat + 1 }), link: inviteLink(id, k.token) }, k.token))), _jsx(CopyLine, { label: t('share.watch'), link: `${location.origin}/t/${id}` })] })] }));
}
