/** Head of the page: name, round, connection, language, and everything that is not the game itself. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Icon } from '../art/symbols.tsx';
import { api } from '../core/api.ts';
import { at, STATIC } from '../core/host.ts';
import { boxPath, go, helpPath, reviewPath } from '../core/route.ts';
import { guided, set, settings } from '../core/settings.ts';
import { link } from '../core/connection.ts';
import {
  guest,
  live,
  localSeats,
  packName,
  paused,
  replay,
  round,
  tableId,
  tokens,
} from '../core/picture.ts';
import { openReplay } from '../core/replay.ts';
import { toast } from '../core/toasts.ts';
import { LANGUAGES, type Language } from '../core/language.ts';
import { t } from '../core/text.ts';
import { dialog, drawer } from '../core/ui.ts';
import { PackButton } from './PackChip.tsx';
import { forkHere } from './ReplayBar.tsx';

export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export async function exportGame(): Promise<void> {
  const id = tableId.value;
  if (!id) return;
  try {
    download(`${live.value?.game ?? 'game'}-${id}.dolmen`, await api.record(id, tokens(id)));
  } catch (e) {
    toast((e as Error).message);
  }
}

export function LanguageSelect() {
  return (
    <select
      class="language"
      aria-label={t('settings.language')}
      value={settings.value.language}
      onChange={e => set('language', e.currentTarget.value as Language)}
    >
      {Object.entries(LANGUAGES).map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

function Item({ label, act }: { label: string; act: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={() => {
          drawer.value = false;
          act();
        }}
      >
        {label}
      </button>
    </li>
  );
}

/** Is there a seat of this screen to give up? */
function mayResign(): boolean {
  const now = live.value;
  if (!now || now.over || now.still) return false;
  return localSeats.value.some(seat => now.seats[seat] && !now.seats[seat].resigned);
}

/** A press anywhere else closes the menu, and does what it would do without it. */
function useOutside(): void {
  const open = drawer.value;
  useLayoutEffect(() => {
    if (!open) return;
    const close = (e: Event) => {
      if (!(e.target as Element).closest('.burger')) drawer.value = false;
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open]);
}

export function TableHeader({ title, children }: { title: string; children?: ComponentChildren }) {
  useOutside();
  return (
    <header class="top">
      <h1>
        <a href={at('/')} aria-label={t('app.home')}>
          {t('app.name')}
        </a>
      </h1>
      <span class="round">
        <Icon name="fire" />
        <span class="gametitle">{title}</span>
        {round.value > 0 && <b>{t('app.round', { n: round.value })}</b>}
        {paused.value && <b class="paused">{t('host.paused')}</b>}
      </span>
      {packName.value && <PackButton name={packName.value} />}
      {children}
      <span class="grow" />
      <span class={`link ${link.value}`} role="status" title={t(`link.${link.value}`)}>
        <span>{t(`link.${link.value}`)}</span>
      </span>
      <LanguageSelect />
      <div class="burger">
        <button
          type="button"
          data-act="menu"
          aria-expanded={drawer.value}
          aria-label={t('menu.title')}
          onClick={() => (drawer.value = !drawer.value)}
        >
          ≡
        </button>
        {drawer.value && (
          <ul class="drop">
            <Item label={t('pages.summary')} act={() => go(helpPath(live.value?.game ?? ''))} />
            <Item label={t('pages.legend')} act={() => (dialog.value = { kind: 'legend' })} />
            <Item
              label={t('pages.components')}
              act={() => go(helpPath(live.value?.game ?? '', 'components'))}
            />
            <Item label={t('rules.title')} act={() => go(helpPath(live.value?.game ?? '', 'rules'))} />
            <Item label={t('box.title')} act={() => go(boxPath(live.value?.game ?? ''))} />
            {packName.value && (
              <Item
                label={t('box.at_table', { name: packName.value })}
                act={() => (dialog.value = { kind: 'pack' })}
              />
            )}
            <Item label={t('menu.describe')} act={() => (dialog.value = { kind: 'describe' })} />
            <Item label={t('scores.sofar')} act={() => (dialog.value = { kind: 'scores' })} />
            {!replay.value && <Item label={t('replay.title')} act={() => void openReplay()} />}
            {live.value?.over && (
              <Item label={t('review.title')} act={() => go(`${reviewPath(tableId.value ?? '')}#start`)} />
            )}
            <Item label={t('replay.fork_long')} act={() => void forkHere()} />
            {live.value?.seats.length === 1 && localSeats.value.length > 0 && (
              <Item
                label={t('companion.from_table')}
                act={() => go(`/companion#from=${tableId.value ?? ''}`)}
              />
            )}
            <Item label={t('menu.export')} act={() => void exportGame()} />
            {!STATIC && (
              <Item
                label={t(live.value?.over ? 'share.game' : 'share.title')}
                act={() => (dialog.value = { kind: 'share' })}
              />
            )}
            {live.value?.host && (
              <Item label={t('host.title')} act={() => (dialog.value = { kind: 'host' })} />
            )}
            {!STATIC && !guest.value && localSeats.value.length > 0 && (
              <Item label={t('device.title')} act={() => (dialog.value = { kind: 'device' })} />
            )}
            {mayResign() && <Item label={t('resign.menu')} act={() => (dialog.value = { kind: 'resign' })} />}
            <Item label={t('guide.again')} act={() => guided(live.value?.game ?? '', false)} />
            <Item label={t('settings.title')} act={() => (dialog.value = { kind: 'settings' })} />
            <Item label={t('help.title')} act={() => (dialog.value = { kind: 'help' })} />
            <Item label={t('report.title')} act={() => (dialog.value = { kind: 'report' })} />
            <Item label={t('about.title')} act={() => go('/about')} />
            <Item label={t('menu.leave')} act={() => go('/')} />
          </ul>
        )}
      </div>
    </header>
  );
}
