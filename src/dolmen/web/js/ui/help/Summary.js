import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { useEffect, useState } from 'preact/hooks';
import { api } from "../../core/api.js";
import { parse } from "../../core/blocks.js";
import { Blocks } from "../../core/markdown.js";
import { language, t } from "../../core/text.js";
export function Summary({ game }) {
    const [blocks, setBlocks] = useState();
    const [failed, setFailed] = useState('');
    useEffect(() => {
        api.summary(game, language.value).then(text => setBlocks(parse(text).filter(b => b.kind !== 'heading' || b.level > 1)), (e) => setFailed(e.message));
    }, [game, language.value]);
    if (failed)
        return _jsx("p", { children: failed });
    if (!blocks)
        return _jsx("p", { children: t('app.loading') });
    return (_jsxs("article", { class: "sheetpage", children: [_jsx(Blocks, { blocks: blocks, level: 1 }), _jsx("p", { class: "row noprint", children: _jsx("button", { type: "button", onClick: () => print(), children: t('pages.print') }) })] }));
}
