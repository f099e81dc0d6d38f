import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { live, tableId } from "../core/table.js";
import { t } from "../core/text.js";
import { Link } from "./Link.js";
import { LanguageSelect } from "./Menu.js";
export function PageHead() {
    const table = tableId.value;
    return (_jsxs("header", { class: "pagehead", children: [_jsx(Link, { href: "/", cls: "logo", label: t('app.home'), children: t('app.name') }), _jsx("span", { class: "grow" }), table && live.value ? (_jsx(Link, { href: `/t/${table}`, cls: "button go", act: "back-to-table", children: t('replay.leave') })) : (_jsx(Link, { href: "/", cls: "button", children: t('pages.lobby') })), _jsx(LanguageSelect, {})] }));
}
