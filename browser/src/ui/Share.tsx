/** Links to the open seats of a table, to be copied or handed on. */
import { linkTo } from '../core/host.ts';
import { kept } from '../core/kept.ts';
import { live, tableId } from '../core/picture.ts';
import { resultPath } from '../core/route.ts';
import { toast } from '../core/toasts.ts';
import { labelled, t } from '../core/text.ts';
import { Window } from './Dialog.tsx';

export const inviteLink = (table: string, token: string): string => linkTo(`/t/${table}#join=${token}`);

export function copyLink(link: string): void {
  if (!navigator.clipboard) {
    toast(t('share.by_hand'));
    return;
  }
  navigator.clipboard.writeText(link).then(
    () => toast(t('share.copied')),
    () => toast(t('share.by_hand')),
  );
}

export function CopyLine({ label, link }: { label: string; link: string }) {
  return (
    <li class="copy">
      <label>
        {label}
        <input readOnly value={link} onFocus={e => e.currentTarget.select()} />
      </label>
      <button
        type="button"
        data-act="copy"
        aria-label={labelled(t('share.copy'), label)}
        onClick={() => copyLink(link)}
      >
        {t('share.copy')}
      </button>
      {'share' in navigator && (
        <button
          type="button"
          aria-label={labelled(t('share.send'), label)}
          onClick={() => void navigator.share({ title: t('app.name'), url: link }).catch(() => undefined)}
        >
          {t('share.send')}
        </button>
      )}
    </li>
  );
}

export function ShareWindow() {
  const id = tableId.value ?? '';
  const over = live.value?.over ?? false;
  const open = kept(id).invites.filter(k => live.value?.seats[k.seat]?.kind === 'open');
  return (
    <Window title={over ? t('share.game') : t('share.title')}>
      <p>{over ? t('share.over') : open.length ? t('share.text') : t('share.none')}</p>
      <ul class="plain">
        {(over ? [] : open).map(k => (
          <CopyLine key={k.token} label={t('share.seat', { n: k.seat + 1 })} link={inviteLink(id, k.token)} />
        ))}
        {over ? (
          <CopyLine label={t('share.result')} link={linkTo(resultPath(id))} />
        ) : (
          <CopyLine label={t('share.watch')} link={linkTo(`/t/${id}`)} />
        )}
      </ul>
    </Window>
  );
}
