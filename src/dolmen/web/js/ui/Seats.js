import { jsxs as _jsxs, Fragment as _Fragment, jsx as _jsx } from "preact/jsx-runtime";
import { seatsHere } from "../core/table.js";
import { maybe, t } from "../core/text.js";
export const botName = (kind) => maybe(`bot.${kind}`) ?? kind;
export const botHint = (kind) => maybe(`bot.${kind}_hint`) ?? '';
export function SeatState({ seat }) {
    const info = seatsHere.value?.[seat];
    if (!info)
        return null;
    const bits = [];
    if (info.kind === 'open')
        bits.push(t('seat.open'));
    else if (info.kind !== 'human')
        bits.push(botName(info.kind));
    else if (info.stand_in)
        bits.push(t('seat.stand_in', { bot: botName(info.stand_in) }));
    else if (!info.present)
        bits.push(t('seat.away'));
    if (info.clock !== null && info.clock !== undefined)
        bits.push(clock(info.clock));
    return _jsx(_Fragment, { children: bits.length ? _jsxs("span", { class: "state", children: [" \u00B7 ", bits.join(' · ')] }) : null });
}
export function clock(seconds) {
    const whole = Math.max(0, Math.round(seconds));
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
