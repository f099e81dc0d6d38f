/** The windows that belong to every game. */
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { SeatMark } from '../art/pieces.tsx';
import { api } from '../core/api.ts';
import { linkTo } from '../core/host.ts';
import { HELP_PARTS, helpPath } from '../core/route.ts';
import { styled } from '../core/styles.ts';
import { set, settings, type Settings } from '../core/settings.ts';
import { play } from '../core/sound.ts';
import { host } from '../core/connection.ts';
import { canNotify, notifyMe } from '../core/notify.ts';
import type { TextKey } from '../core/keys.ts';
import { live, recovery, rematch, tableId, tokens } from '../core/picture.ts';
import { THEMES } from '../core/theme.ts';
import { toast } from '../core/toasts.ts';
import { seatName, t } from '../core/text.ts';
import { dialog } from '../core/ui.ts';
import { TablePackWindow } from './box/TablePack.tsx';
import { Window } from './Dialog.tsx';
import type { GetPictures } from './help/pictures.ts';
import { Later } from './Later.tsx';
import { Link } from './Link.tsx';
import { LanguageSelect, download } from './Menu.tsx';
import { RulesWindow } from './Rules.tsx';
import { ScoresWindow } from './Scores.tsx';
import { SeatState } from './Seats.tsx';
import { CopyLine, ShareWindow } from './Share.tsx';

const resigning = () => import('./Resign.tsx').then(found => found.ResignWindow);
const legend = styled(['pages'], () => import('./help/Legend.tsx').then(found => found.Legend));
const device = () => import('./device/Device.tsx').then(found => found.DeviceWindow);

function Toggle({ name, label, hint }: { name: keyof Settings; label: string; hint?: string }) {
  return (
    <label class="toggle">
      <input
        type="checkbox"
        checked={settings.value[name] as boolean}
        onChange={e => {
          set(name, e.currentTarget.checked as never);
          if (name === 'sound') play('turn');
          if (name === 'notify') void notifyMe(e.currentTarget.checked);
        }}
      />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}

/** A setting with a few values, each with its name. */
function OneOf<K extends 'theme' | 'speed' | 'confirm'>({
  name,
  title,
  options,
}: {
  name: K;
  title: string;
  options: readonly (readonly [Settings[K], string])[];
}) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={settings.value[name] === value}
            onChange={() => set(name, value)}
          />{' '}
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function SettingsWindow() {
  return (
    <Window title={t('settings.title')}>
      <p>
        <LanguageSelect />
      </p>
      <OneOf
        name="theme"
        title={t('settings.theme')}
        options={THEMES.map(theme => [theme, t(`settings.theme_${theme}`)] as const)}
      />
      <OneOf
        name="speed"
        title={t('settings.speed')}
        options={(['slow', 'normal', 'fast', 'off'] as const).map(
          speed => [speed, t(`settings.${speed}`)] as const,
        )}
      />
      <Toggle name="still" label={t('settings.still')} hint={t('settings.still_hint')} />
      <Toggle name="contrast" label={t('settings.contrast')} hint={t('settings.contrast_hint')} />
      <Toggle name="keys" label={t('settings.keys')} hint={t('settings.keys_hint')} />
      <OneOf
        name="confirm"
        title={t('settings.confirm')}
        options={(['always', 'usual', 'never'] as const).map(
          when => [when, t(`settings.confirm_${when}`)] as const,
        )}
      />
      <Toggle name="quick" label={t('settings.quick')} hint={t('settings.quick_hint')} />
      <Toggle name="autopass" label={t('settings.autopass')} hint={t('settings.autopass_hint')} />
      <Toggle name="autopay" label={t('settings.autopay')} hint={t('settings.autopay_hint')} />
      <Toggle name="autogain" label={t('settings.autogain')} hint={t('settings.autogain_hint')} />
      {canNotify() && <Toggle name="notify" label={t('settings.notify')} hint={t('settings.notify_hint')} />}
      <Toggle name="sound" label={t('settings.sound')} hint={t('settings.sound_hint')} />
      <label class="field volume">
        {t('settings.volume')}
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={settings.value.volume}
          disabled={!settings.value.sound}
          onChange={e => {
            set('volume', Number(e.currentTarget.value));
            play('turn');
          }}
        />
      </label>
    </Window>
  );
}

const KEYS: readonly [keys: readonly string[], text: TextKey][] = [
  [['1 – 9'], 'help.number'],
  [['n', 'N'], 'help.next'],
  [['←', '↑', '→', '↓'], 'help.arrows'],
  [['Enter'], 'help.enter'],
  [['u', 'U'], 'help.undo'],
  [['e'], 'help.end'],
  [['i'], 'help.inspect'],
  [['l'], 'help.list'],
  [['c'], 'help.hint'],
  [['g'], 'help.log'],
  [['k'], 'help.legend'],
  [['+', '−', '0'], 'help.zoom'],
  [[',', '.', 'Home', 'End'], 'help.replay'],
  [['.', 'w'], 'help.step'],
  [['Esc'], 'help.escape'],
];
/** Keys that keyboards of other languages call otherwise. */
const KEY_NAMES: Record<string, TextKey> = {
  Enter: 'help.key_enter',
  Home: 'help.key_home',
  End: 'help.key_end',
  Esc: 'help.key_escape',
};

function HelpWindow() {
  const game = live.value?.game;
  return (
    <Window title={t('help.title')}>
      {game && (
        <p class="row helplinks">
          {HELP_PARTS.map(part => (
            <Link key={part} href={helpPath(game, part)} cls="button" act={`help-${part}`}>
              {t(`pages.${part}`)}
            </Link>
          ))}
        </p>
      )}
      <table class="keys">
        <tbody>
          {KEYS.map(([keys, text]) => (
            <tr key={text}>
              <th scope="row">
                {keys.map(key => (
                  <kbd key={key}>{KEY_NAMES[key] ? t(KEY_NAMES[key]) : key}</kbd>
                ))}
              </th>
              <td>{t(text)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('help.touch')}</p>
    </Window>
  );
}

/** Keeps a seat, or all who only watch, from writing. */
function MuteButton({ seat }: { seat: number | null }) {
  const muted = live.value?.muted.includes(seat);
  const text: TextKey =
    seat === null ? (muted ? 'host.unmute_all' : 'host.mute_all') : muted ? 'host.unmute' : 'host.mute';
  return (
    <button
      type="button"
      data-act={`mute-${seat ?? 'all'}`}
      onClick={() => host(muted ? 'unmute' : 'mute', seat)}
    >
      {t(text)}
    </button>
  );
}

function HostWindow() {
  const now = live.value;
  return (
    <Window title={t('host.title')}>
      <ul class="plain hostseats">
        {now?.seats.map((info, n) => (
          <li key={n}>
            <SeatMark seat={n} size={26} />
            <b>{seatName(n)}</b>
            <small>
              <SeatState seat={n} />
            </small>
            <span class="grow" />
            {info.kind === 'human' &&
              !info.resigned &&
              (info.stand_in ? (
                <button type="button" onClick={() => host('hand_back', n)}>
                  {t('host.hand_back')}
                </button>
              ) : (
                <button type="button" onClick={() => host('stand_in', n)}>
                  {t('host.stand_in')}
                </button>
              ))}
            {info.kind === 'human' && n !== now.viewer && !info.present && (
              <button type="button" data-act={`recover-${n}`} onClick={() => host('recover', n)}>
                {t('host.recover')}
              </button>
            )}
            {info.kind === 'human' && n !== now.viewer && !info.resigned && (
              <button type="button" data-act={`kick-${n}`} onClick={() => host('kick', n)}>
                {t('host.kick')}
              </button>
            )}
            {info.kind === 'human' && n !== now.viewer && <MuteButton seat={n} />}
          </li>
        ))}
      </ul>
      <Recovery />
      <p class="row">
        <button type="button" onClick={() => host(now?.paused ? 'resume' : 'pause')}>
          {now?.paused ? t('host.resume') : t('host.pause')}
        </button>
        <MuteButton seat={null} />
        {now?.over && !rematch.value && (
          <button type="button" onClick={() => host('rematch')}>
            {t('host.rematch')}
          </button>
        )}
        <button
          type="button"
          class="danger"
          onClick={() => {
            if (confirm(t('host.end_sure'))) host('end');
          }}
        >
          {t('host.end')}
        </button>
      </p>
    </Window>
  );
}

/** The link for somebody who has lost their seat. */
function Recovery() {
  const way = recovery.value;
  const id = tableId.value;
  if (!way || !id || live.value?.seats[way.seat]?.present) return null;
  const name = seatName(way.seat);
  return (
    <div class="recovery" role="status">
      <p>{t('host.recover_text', { name })}</p>
      <ul class="plain">
        <CopyLine label={name} link={linkTo(`/t/${id}#back=${way.token}`)} />
      </ul>
    </div>
  );
}

function ReportWindow() {
  const [note, setNote] = useState('');
  const send = async () => {
    const id = tableId.value;
    if (!id) return;
    try {
      const text = await api.report(id, tokens(id), note);
      download(`dolmen-report-${id}.txt`, text);
      dialog.value = undefined;
    } catch (e) {
      toast((e as Error).message);
    }
  };
  return (
    <Window title={t('report.title')}>
      <p>{t('report.text')}</p>
      <label class="field">
        {t('report.what')}
        <textarea rows={5} value={note} onInput={e => setNote(e.currentTarget.value)} />
      </label>
      <p class="row">
        <button type="button" class="go" onClick={() => void send()}>
          {t('report.save')}
        </button>
      </p>
    </Window>
  );
}

export function Windows({
  describe,
  seat,
  drawings,
}: {
  describe: (() => Promise<ComponentType>) | undefined;
  seat: (() => Promise<ComponentType<{ seat: number }>>) | undefined;
  drawings: Record<string, GetPictures>;
}) {
  const open = dialog.value;
  switch (open?.kind) {
    case 'settings':
      return <SettingsWindow />;
    case 'help':
      return <HelpWindow />;
    case 'legend':
      return (
        <Window title={t('pages.legend')} wide>
          <Later get={legend} quiet game={live.value?.game ?? ''} drawings={drawings} />
        </Window>
      );
    case 'share':
      return <ShareWindow />;
    case 'host':
      return <HostWindow />;
    case 'report':
      return <ReportWindow />;
    case 'scores':
      return <ScoresWindow />;
    case 'resign':
      return <Later get={resigning} quiet />;
    case 'device':
      return <Later get={device} quiet />;
    case 'pack':
      return <TablePackWindow />;
    case 'rules':
      return <RulesWindow number={open.number} />;
    case 'describe':
      return (
        <Window title={t('menu.describe')} wide>
          {describe && <Later get={describe} quiet />}
        </Window>
      );
    case 'seat':
      return (
        <Window title={seatName(open.seat)}>{seat && <Later get={seat} quiet seat={open.seat} />}</Window>
      );
    default:
      return null;
  }
}
