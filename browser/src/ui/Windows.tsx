/** The windows that belong to every game. */
import { useEffect, useState } from 'preact/hooks';
import { SeatMark } from '../art/pieces.tsx';
import { ICON_AUTHORS } from '../art/icons.ts';
import { api, type GameLine } from '../core/api.ts';
import { set, settings, type Settings } from '../core/settings.ts';
import { host, kept, live, tableId, toast, tokens } from '../core/table.ts';
import { language, seatName, t } from '../core/text.ts';
import { dialog } from '../core/ui.ts';
import { Window } from './Dialog.tsx';
import { LanguageSelect, download } from './Menu.tsx';
import { RulesWindow } from './Rules.tsx';
import { ScoresWindow } from './Scores.tsx';
import { SeatState } from './Seats.tsx';

function Toggle({ name, label, hint }: { name: keyof Settings; label: string; hint?: string }) {
  return (
    <label class="toggle">
      <input
        type="checkbox"
        checked={settings.value[name] as boolean}
        onChange={e => {
          set(name, e.currentTarget.checked as never);
          if (name === 'notify' && e.currentTarget.checked && 'Notification' in window) {
            void Notification.requestPermission();
          }
        }}
      />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}

function SettingsWindow() {
  return (
    <Window title={t('settings.title')}>
      <p>
        <LanguageSelect />
      </p>
      <fieldset>
        <legend>{t('settings.speed')}</legend>
        {(['slow', 'normal', 'fast', 'off'] as const).map(speed => (
          <label key={speed}>
            <input
              type="radio"
              name="speed"
              checked={settings.value.speed === speed}
              onChange={() => set('speed', speed)}
            />{' '}
            {t(`settings.${speed}`)}
          </label>
        ))}
      </fieldset>
      <Toggle name="still" label={t('settings.still')} hint={t('settings.still_hint')} />
      <Toggle name="contrast" label={t('settings.contrast')} hint={t('settings.contrast_hint')} />
      <Toggle name="keys" label={t('settings.keys')} hint={t('settings.keys_hint')} />
      <Toggle name="confirm" label={t('settings.confirm')} hint={t('settings.confirm_hint')} />
      <Toggle name="notify" label={t('settings.notify')} />
    </Window>
  );
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
] as const;

function HelpWindow() {
  return (
    <Window title={t('help.title')}>
      <table class="keys">
        <tbody>
          {KEYS.map(([key, text]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
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

function AboutWindow() {
  const [games, setGames] = useState<GameLine[]>([]);
  useEffect(() => {
    api.games().then(setGames, () => undefined);
  }, []);
  return (
    <Window title={t('about.title')}>
      <p>{t('about.fan')}</p>
      <ul>
        {games.map(game => (
          <li key={game.id}>
            <b>{game.name[language.value]}</b>: {game.designers.join(', ')} · {game.publisher}
          </li>
        ))}
      </ul>
      <h3>{t('about.icons')}</h3>
      <p>
        {t('about.icons_by', { names: ICON_AUTHORS.join(', ') })}{' '}
        <a href="https://game-icons.net" rel="noreferrer">
          game-icons.net
        </a>
        ,{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
          CC BY 3.0
        </a>
        . {t('about.changed')}
      </p>
      <h3>{t('about.fonts')}</h3>
      <p>Alegreya Sans, Skranji, Caesar Dressing (SIL Open Font License 1.1)</p>
      <p>{t('about.own')}</p>
    </Window>
  );
}

export function inviteLink(table: string, token: string): string {
  return `${location.origin}/t/${table}#join=${token}`;
}

function CopyLine({ label, link }: { label: string; link: string }) {
  return (
    <li class="copy">
      <label>
        {label}
        <input readOnly value={link} onFocus={e => e.currentTarget.select()} />
      </label>
      <button
        type="button"
        onClick={() => {
          navigator.clipboard?.writeText(link).then(
            () => toast(t('share.copied')),
            () => toast(t('share.by_hand')),
          );
        }}
      >
        {t('share.copy')}
      </button>
    </li>
  );
}

function ShareWindow() {
  const id = tableId.value ?? '';
  const held = kept(id);
  const open = held.invites.filter(k => live.value?.seats[k.seat]?.kind === 'open');
  return (
    <Window title={t('share.title')}>
      <p>{open.length ? t('share.text') : t('share.none')}</p>
      <ul class="plain">
        {open.map(k => (
          <CopyLine key={k.token} label={t('share.seat', { n: k.seat + 1 })} link={inviteLink(id, k.token)} />
        ))}
        <CopyLine label={t('share.watch')} link={`${location.origin}/t/${id}`} />
      </ul>
    </Window>
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
              (info.stand_in ? (
                <button type="button" onClick={() => host('hand_back', n)}>
                  {t('host.hand_back')}
                </button>
              ) : (
                <button type="button" onClick={() => host('stand_in', n, 'greedy')}>
                  {t('host.stand_in')}
                </button>
              ))}
            {info.kind === 'human' && n !== now.viewer && (
              <button type="button" data-act={`kick-${n}`} onClick={() => host('kick', n)}>
                {t('host.kick')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p class="row">
        <button type="button" onClick={() => host(now?.paused ? 'resume' : 'pause')}>
          {now?.paused ? t('host.resume') : t('host.pause')}
        </button>
        {now?.over && (
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
}: {
  describe?: () => preact.VNode;
  seat?: (n: number) => preact.VNode;
}) {
  const open = dialog.value;
  switch (open?.kind) {
    case 'settings':
      return <SettingsWindow />;
    case 'help':
      return <HelpWindow />;
    case 'about':
      return <AboutWindow />;
    case 'share':
      return <ShareWindow />;
    case 'host':
      return <HostWindow />;
    case 'report':
      return <ReportWindow />;
    case 'scores':
      return <ScoresWindow />;
    case 'rules':
      return <RulesWindow number={open.number} />;
    case 'describe':
      return (
        <Window title={t('menu.describe')} wide>
          {describe?.()}
        </Window>
      );
    case 'seat':
      return <Window title={seatName(open.seat)}>{seat?.(open.seat)}</Window>;
    default:
      return null;
  }
}
