import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { useState } from 'preact/hooks';
import { SeatMark } from "../art/pieces.js";
import { api } from "../core/api.js";
import { HELP_PARTS, helpPath } from "../core/route.js";
import { set, settings } from "../core/settings.js";
import { play } from "../core/sound.js";
import { host, live, tableId, toast, tokens } from "../core/table.js";
import { seatName, t } from "../core/text.js";
import { dialog } from "../core/ui.js";
import { Window } from "./Dialog.js";
import { Link } from "./Link.js";
import { LanguageSelect, download } from "./Menu.js";
import { RulesWindow } from "./Rules.js";
import { ScoresWindow } from "./Scores.js";
import { SeatState } from "./Seats.js";
import { ShareWindow } from "./Share.js";
function Toggle({ name, label, hint }) {
    return (_jsxs("label", { class: "toggle", children: [_jsx("input", { type: "checkbox", checked: settings.value[name], onChange: e => {
                    set(name, e.currentTarget.checked);
                    if (name === 'sound')
                        play('turn');
                    if (name === 'notify' && e.currentTarget.checked && 'Notification' in window) {
                        void Notification.requestPermission();
                    }
                } }), _jsxs("span", { children: [label, hint && _jsx("small", { children: hint })] })] }));
}
function SettingsWindow() {
    return (_jsxs(Window, { title: t('settings.title'), children: [_jsx("p", { children: _jsx(LanguageSelect, {}) }), _jsxs("fieldset", { children: [_jsx("legend", { children: t('settings.speed') }), ['slow', 'normal', 'fast', 'off'].map(speed => (_jsxs("label", { children: [_jsx("input", { type: "radio", name: "speed", checked: settings.value.speed === speed, onChange: () => set('speed', speed) }), ' ', t(`settings.${speed}`)] }, speed)))] }), _jsx(Toggle, { name: "still", label: t('settings.still'), hint: t('settings.still_hint') }), _jsx(Toggle, { name: "contrast", label: t('settings.contrast'), hint: t('settings.contrast_hint') }), _jsx(Toggle, { name: "keys", label: t('settings.keys'), hint: t('settings.keys_hint') }), _jsx(Toggle, { name: "confirm", label: t('settings.confirm'), hint: t('settings.confirm_hint') }), _jsx(Toggle, { name: "autopass", label: t('settings.autopass'), hint: t('settings.autopass_hint') }), _jsx(Toggle, { name: "autopay", label: t('settings.autopay'), hint: t('settings.autopay_hint') }), _jsx(Toggle, { name: "notify", label: t('settings.notify') }), _jsx(Toggle, { name: "sound", label: t('settings.sound'), hint: t('settings.sound_hint') }), _jsxs("label", { class: "field volume", children: [t('settings.volume'), _jsx("input", { type: "range", min: 0, max: 100, step: 5, value: settings.value.volume, disabled: !settings.value.sound, onChange: e => {
                            set('volume', Number(e.currentTarget.value));
                            play('turn');
                        } })] })] }));
}
const KEYS = [
    ['1 – 9', 'help.number'],
    ['n / N', 'help.next'],
    ['← ↑ → ↓', 'help.arrows'],
    ['Enter', 'help.enter'],
    ['u / U', 'help.undo'],
    ['e', 'help.end'],
    ['i', 'help.inspect'],
    ['l', 'help.list'],
    ['g', 'help.log'],
    ['+ − 0', 'help.zoom'],
    [', . Home End', 'help.replay'],
    ['. w', 'help.step'],
    ['Esc', 'help.escape'],
];
function HelpWindow() {
    const game = live.value?.game;
    return (_jsxs(Window, { title: t('help.title'), children: [game && (_jsx("p", { class: "row helplinks", children: HELP_PARTS.map(part => (_jsx(Link, { href: helpPath(game, part), cls: "button", act: `help-${part}`, children: t(`pages.${part}`) }, part))) })), _jsx("table", { class: "keys", children: _jsx("tbody", { children: KEYS.map(([key, text]) => (_jsxs("tr", { children: [_jsx("th", { scope: "row", children: _jsx("kbd", { children: key }) }), _jsx("td", { children: t(text) })] }, key))) }) }), _jsx("p", { children: t('help.touch') })] }));
}
function HostWindow() {
    const now = live.value;
    return (_jsxs(Window, { title: t('host.title'), children: [_jsx("ul", { class: "plain hostseats", children: now?.seats.map((info, n) => (_jsxs("li", { children: [_jsx(SeatMark, { seat: n, size: 26 }), _jsx("b", { children: seatName(n) }), _jsx("small", { children: _jsx(SeatState, { seat: n }) }), _jsx("span", { class: "grow" }), info.kind === 'human' &&
                            (info.stand_in ? (_jsx("button", { type: "button", onClick: () => host('hand_back', n), children: t('host.hand_back') })) : (_jsx("button", { type: "button", onClick: () => host('stand_in', n, 'greedy'), children: t('host.stand_in') }))), info.kind === 'human' && n !== now.viewer && (_jsx("button", { type: "button", "data-act": `kick-${n}`, onClick: () => host('kick', n), children: t('host.kick') }))] }, n))) }), _jsxs("p", { class: "row", children: [_jsx("button", { type: "button", onClick: () => host(now?.paused ? 'resume' : 'pause'), children: now?.paused ? t('host.resume') : t('host.pause') }), now?.over && (_jsx("button", { type: "button", onClick: () => host('rematch'), children: t('host.rematch') })), _jsx("button", { type: "button", class: "danger", onClick: () => {
                            if (confirm(t('host.end_sure')))
                                host('end');
                        }, children: t('host.end') })] })] }));
}
function ReportWindow() {
    const [note, setNote] = useState('');
    const send = async () => {
        const id = tableId.value;
        if (!id)
            return;
        try {
            const text = await api.report(id, tokens(id), note);
            download(`dolmen-report-${id}.txt`, text);
            dialog.value = undefined;
        }
        catch (e) {
            toast(e.message);
        }
    };
    return (_jsxs(Window, { title: t('report.title'), children: [_jsx("p", { children: t('report.text') }), _jsxs("label", { class: "field", children: [t('report.what'), _jsx("textarea", { rows: 5, value: note, onInput: e => setNote(e.currentTarget.value) })] }), _jsx("p", { class: "row", children: _jsx("button", { type: "button", class: "go", onClick: () => void send(), children: t('report.save') }) })] }));
}
export function Windows({ describe, seat, }) {
    const open = dialog.value;
    switch (open?.kind) {
        case 'settings':
            return _jsx(SettingsWindow, {});
        case 'help':
            return _jsx(HelpWindow, {});
        case 'share':
            return _jsx(ShareWindow, {});
        case 'host':
            return _jsx(HostWindow, {});
        case 'report':
            return _jsx(ReportWindow, {});
        case 'scores':
            return _jsx(ScoresWindow, {});
        case 'rules':
            return _jsx(RulesWindow, { number: open.number });
        case 'describe':
            return (_jsx(Window, { title: t('menu.describe'), wide: true, children: describe?.() }));
        case 'seat':
            return _jsx(Window, { title: seatName(open.seat), children: seat?.(open.seat) });
        default:
            return null;
    }
}
