import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { useState } from 'preact/hooks';
import { api } from "../core/api.js";
import { set, settings } from "../core/settings.js";
import { keep, kept, toast } from "../core/table.js";
import { t } from "../core/text.js";
export function JoinPage({ table, token, done }) {
    const [name, setName] = useState(settings.value.name);
    const join = async () => {
        try {
            const made = await api.join(table, { name: name || t('seat.guest'), token });
            const before = kept(table);
            keep(table, { ...before, keys: [...before.keys, ...made.keys], host: before.host ?? made.host_key });
            set('name', name);
            history.replaceState(null, '', `/t/${table}`);
            done();
        }
        catch (e) {
            toast(e.message);
        }
    };
    return (_jsxs("form", { class: "joinpage", onSubmit: e => {
            e.preventDefault();
            void join();
        }, children: [_jsx("h1", { children: t('app.name') }), _jsxs("label", { class: "field", children: [t('join.name'), _jsx("input", { autofocus: true, value: name, maxLength: 24, onInput: e => setName(e.currentTarget.value) })] }), _jsxs("p", { class: "row", children: [_jsx("button", { type: "submit", class: "go big", children: t('join.sit') }), _jsx("button", { type: "button", onClick: () => {
                            history.replaceState(null, '', `/t/${table}`);
                            done();
                        }, children: t('join.watch') })] })] }));
}
