import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { api } from "../../core/api.js";
import { NAMELESS, settings } from "../../core/settings.js";
import { live, replay, tableId, toast, tokens } from "../../core/table.js";
import { language, t } from "../../core/text.js";
import { dialog } from "../../core/ui.js";
import { accept, best, challengeHash, challengeOf, headOf, readChallenge, remember, results, streak, } from "./solo.js";
const HARDER = ['extra_card', 'village_tile'];
const optionText = (options) => options.map(o => t(`winter.solo_${o}`).split(':')[0]).join(', ') ||
    t('winter.solo_none_options');
function useStart({ game, begin }) {
    const [busy, setBusy] = useState(false);
    const start = async (seed, chosen, challenge) => {
        setBusy(true);
        const name = settings.value.name || NAMELESS;
        const made = await begin({
            game: game.id,
            seats: [{ kind: 'human', name }],
            options: Object.fromEntries(chosen.map(o => [o, 'on'])),
            seed,
        });
        if (made && challenge)
            accept(made, challenge);
        setBusy(false);
    };
    return { busy, start };
}
export function Dare(props) {
    const dare = readChallenge(location.hash);
    const { busy, start } = useStart(props);
    if (!dare)
        return null;
    return (_jsx("section", { class: "tables darebox", "aria-label": t('winter.solo'), children: _jsxs("p", { class: "dare", children: [_jsx("b", { children: t('winter.solo_challenge', { name: dare.name || '?', n: dare.score }) }), ' ', optionText(dare.options), ' ', _jsx("button", { type: "button", class: "go", "data-act": "dare", disabled: busy, onClick: () => void start(dare.seed, dare.options, dare), children: t('winter.solo_accept') })] }) }));
}
export function SoloBeginning(props) {
    const { busy, start } = useStart(props);
    const [options, setOptions] = useState([]);
    return (_jsxs("section", { class: "solostart", "aria-label": t('winter.solo'), children: [_jsx("h3", { children: t('winter.solo') }), _jsxs("p", { class: "row", children: [_jsx("button", { type: "button", class: "go", "data-act": "solo", disabled: busy, onClick: () => void start(null, options), children: t('winter.solo_start') }), _jsx("span", { class: "dim", children: t('winter.solo_harder') }), HARDER.map(option => (_jsxs("label", { class: "toggle", children: [_jsx("input", { type: "checkbox", "data-option": option, checked: options.includes(option), onChange: e => setOptions(e.currentTarget.checked ? [...options, option] : options.filter(o => o !== option)) }), _jsx("span", { children: t(`winter.solo_${option}`) })] }, option)))] })] }));
}
export const Past = () => (results.value.length ? _jsx(History, {}) : null);
export function History() {
    const all = results.value;
    const now = streak(all);
    return (_jsxs("details", { class: "solohistory", children: [_jsxs("summary", { children: [t('winter.solo_history'), all.length > 0 && (_jsxs("small", { children: [' ', t('winter.solo_streak', { n: now }), " \u00B7 ", t('winter.solo_best', { n: best(all) })] }))] }), all.length === 0 ? (_jsx("p", { class: "hint", children: t('winter.solo_none') })) : (_jsx("div", { class: "scroll", tabIndex: 0, role: "group", "aria-label": t('winter.solo_history'), children: _jsxs("table", { children: [_jsx("thead", { children: _jsxs("tr", { children: [_jsx("th", { scope: "col", children: t('winter.solo_date') }), _jsx("th", { scope: "col", children: t('winter.solo_options') }), _jsx("th", { scope: "col", children: t('winter.solo_me') }), _jsx("th", { scope: "col", children: t('winter.solo') }), _jsx("th", { scope: "col" })] }) }), _jsx("tbody", { children: all.slice(0, 50).map(r => (_jsxs("tr", { class: r.won ? 'won' : '', children: [_jsx("td", { children: new Intl.DateTimeFormat(language.value, {
                                            dateStyle: 'medium',
                                            timeStyle: 'short',
                                        }).format(r.at) }), _jsx("td", { children: optionText(r.options) }), _jsx("td", { children: r.me }), _jsxs("td", { children: [r.nomads, " ", r.won ? '★' : ''] }), _jsx("td", { children: r.challenge ? `${r.challenge.name}: ${r.challenge.score}` : '' })] }, r.table))) })] }) }))] }));
}
const closed = signal();
const ended = signal();
export function Solo() {
    const now = live.value;
    const view = now?.view;
    const over = Boolean(now?.over && view?.solo && view.phase === 'over' && now.viewer === 0);
    const id = tableId.value;
    useEffect(() => {
        if (!over || !id || !now)
            return;
        const me = now.scores[0]?.total ?? 0;
        const nomads = now.scores[1]?.total ?? 0;
        api.record(id, tokens(id)).then(record => {
            const had = results.value.find(r => r.table === id);
            const result = {
                table: id,
                at: had?.at ?? Date.now(),
                ...headOf(record),
                me,
                nomads,
                won: me > nomads,
                challenge: challengeOf(id),
            };
            remember(result);
            ended.value = result;
        }, (e) => toast(e.message));
    }, [over, id]);
    const result = ended.value;
    if (!over || !result || result.table !== id || closed.value === id || replay.value || dialog.value)
        return null;
    const { me, nomads, won, challenge } = result;
    const link = `${location.origin}/${challengeHash({ seed: result.seed, options: result.options, score: me, name: settings.value.name || NAMELESS })}`;
    const copy = () => {
        navigator.clipboard?.writeText(link).then(() => toast(t('share.copied')), () => toast(link));
        if (!navigator.clipboard)
            toast(link);
    };
    return (_jsxs("aside", { class: "soloend", "aria-label": t('winter.solo'), "aria-live": "polite", children: [_jsx("h3", { children: won ? t('winter.solo_won', { me, nomads }) : t('winter.solo_lost', { me, nomads }) }), _jsxs("p", { children: [optionText(result.options), " \u00B7 ", t('winter.solo_streak', { n: streak(results.value) }), " \u00B7", ' ', t('winter.solo_best', { n: best(results.value) })] }), challenge && (_jsx("p", { class: "dare", children: t(me > challenge.score ? 'winter.solo_beaten' : 'winter.solo_not_beaten', {
                    name: challenge.name,
                    n: challenge.score,
                }) })), _jsx("input", { class: "solink", readOnly: true, value: link, "aria-label": t('winter.solo_link'), onFocus: e => e.currentTarget.select() }), _jsxs("p", { class: "row", children: [_jsx("button", { type: "button", class: "go", "data-act": "challenge", onClick: copy, children: t('winter.solo_link') }), _jsx("button", { type: "button", onClick: () => (dialog.value = { kind: 'scores' }), children: t('prompt.scores') }), _jsx("a", { class: "button", href: "/#endless_winter", children: t('winter.solo_again') }), _jsx("button", { type: "button", class: "quiet", onClick: () => (closed.value = id), children: t('winter.close') })] }), _jsx(History, {})] }));
}
