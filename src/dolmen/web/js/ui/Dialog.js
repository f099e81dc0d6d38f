import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { useEffect, useRef } from 'preact/hooks';
import { t } from "../core/text.js";
import { dialog } from "../core/ui.js";
export function Window({ title, wide = false, children, }) {
    const box = useRef(null);
    useEffect(() => {
        const before = document.activeElement;
        box.current?.showModal();
        return () => before?.focus?.();
    }, []);
    const close = () => (dialog.value = undefined);
    return (_jsx("dialog", { ref: box, class: wide ? 'window wide' : 'window', "aria-label": title, onClose: close, onClick: e => {
            if (e.target === box.current)
                close();
        }, children: _jsxs("div", { class: "inner", children: [_jsxs("header", { children: [_jsx("h2", { children: title }), _jsx("button", { type: "button", class: "quiet", "aria-label": t('dialog.close'), onClick: close, children: "\u2715" })] }), _jsx("div", { class: "body", tabIndex: 0, role: "group", "aria-label": title, children: children })] }) }));
}
