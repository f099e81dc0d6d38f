import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
export function Row({ head, cells }) {
    return (_jsxs("tr", { children: [_jsx("th", { scope: "row", children: head }), cells.map((cell, i) => (_jsx("td", { children: cell === '' ? '–' : cell }, i)))] }));
}
export function Head({ names }) {
    return (_jsx("thead", { children: _jsx("tr", { children: names.map((name, i) => (_jsx("th", { scope: "col", children: name }, i))) }) }));
}
