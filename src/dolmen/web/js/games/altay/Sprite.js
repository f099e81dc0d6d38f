import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { GoodSymbols } from "../../art/pieces.js";
import { memo } from "../../core/memo.js";
import { ICONS } from "./icons.js";
export const AltaySprite = memo(() => (_jsx("svg", { class: "sprite", width: "0", height: "0", "aria-hidden": "true", children: _jsxs("defs", { children: [Object.entries(ICONS).map(([key, d]) => (_jsx("path", { id: `i-${key}`, d: d }, key))), _jsx(GoodSymbols, {})] }) })));
