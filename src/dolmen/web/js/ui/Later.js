import { jsx as _jsx } from "preact/jsx-runtime";
import { useEffect, useState } from 'preact/hooks';
import { t } from "../core/text.js";
const here = new Map();
export function Later({ get, quiet, ...props }) {
    const [, drawAgain] = useState(0);
    const [failed, setFailed] = useState('');
    const Found = here.get(get);
    useEffect(() => {
        if (Found)
            return;
        get().then(found => {
            here.set(get, found);
            drawAgain(n => n + 1);
        }, (e) => setFailed(e.message));
    }, [get]);
    if (!Found && quiet && !failed)
        return null;
    if (!Found)
        return _jsx("p", { class: "loading", children: failed || t('app.loading') });
    return _jsx(Found, { ...props });
}
