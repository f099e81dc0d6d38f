import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { useState } from 'preact/hooks';
import { Icon } from "../../art/symbols.js";
import { helpPath } from "../../core/route.js";
import { language, t } from "../../core/text.js";
import { dialog } from "../../core/ui.js";
import { Link } from "../Link.js";
import { botName } from "../Seats.js";
import { DoorPicture } from "./DoorPicture.js";
import { againstBots, alone, make, numbers, online, quickBots, usualBot } from "./plans.js";
function rival(game) {
    if (game === 'prehistory')
        return t('preset.rival');
    if (game === 'endless_winter')
        return t('preset.nomads');
    return t('preset.nobody');
}
function Preset(props) {
    return (_jsxs("button", { type: "button", class: props.first ? 'preset go' : 'preset', "data-act": props.act, "aria-disabled": props.busy || undefined, onClick: () => props.busy || props.start(), children: [_jsx(Icon, { name: props.icon }), _jsxs("span", { children: [_jsx("b", { children: props.title }), _jsx("small", { children: props.hint })] })] }));
}
export function Door({ game }) {
    const [busy, setBusy] = useState(false);
    const name = game.name[language.value];
    const [first, ...rest] = name.split(/\s[-–:]\s|:\s/);
    const start = async (plan, then) => {
        setBusy(true);
        const made = await make(plan);
        setBusy(false);
        if (made)
            then?.();
    };
    return (_jsxs("article", { class: `way ${game.id}`, "data-game": game.id, "aria-label": name, children: [_jsxs("div", { class: "door", children: [_jsx("svg", { viewBox: "34 0 252 262", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true", children: _jsx(DoorPicture, { game: game.id }) }), _jsxs("div", { class: "doortext", children: [_jsxs("h2", { children: [first, rest.length > 0 && _jsx("small", { children: rest.join(' ') })] }), _jsxs("p", { children: [t('lobby.players', { from: game.players[0], to: game.players[1] }), " \u00B7 ", game.designers.join(', ')] })] })] }), _jsxs("div", { class: "presets", children: [_jsx(Preset, { act: "now", icon: "fire", title: t('preset.now'), hint: t('preset.now_hint', { n: quickBots(game), bot: botName(usualBot(game)) }), first: true, busy: busy, start: () => void start(againstBots(game)) }), game.players[0] === 1 && (_jsx(Preset, { act: "alone", icon: "caveman", title: t('preset.alone'), hint: rival(game.id), busy: busy, start: () => void start(alone(game)) })), _jsx(Preset, { act: "hotseat", icon: "hand", title: t('preset.hotseat'), hint: t('preset.hotseat_hint'), busy: busy, start: () => (dialog.value = { kind: 'hotseat', game: game.id }) }), _jsxs("div", { class: "preset online", role: "group", "aria-label": t('preset.online'), children: [_jsx(Icon, { name: "foot" }), _jsxs("span", { children: [_jsx("b", { children: t('preset.online') }), _jsx("small", { children: t('preset.online_hint') })] }), _jsx("span", { class: "heads", children: numbers(game).map(n => (_jsx("button", { type: "button", "data-act": `online-${n}`, "aria-label": t('preset.online_n', { n }), "aria-disabled": busy || undefined, onClick: () => busy || void start(online(game, n), () => (dialog.value = { kind: 'share' })), children: n }, n))) })] }), _jsxs("p", { class: "waylinks", children: [_jsx(Link, { href: helpPath(game.id), act: "help", label: `${t('pages.how')}: ${name}`, children: t('pages.how') }), _jsx("button", { type: "button", class: "aslink", "data-act": "more", "aria-label": `${t('preset.more')}: ${name}`, onClick: () => (dialog.value = { kind: 'setup', game: game.id }), children: t('preset.more') })] })] })] }));
}
