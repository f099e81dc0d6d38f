/** On smaller screens the parts of a table share one place; here is chosen which. */
import { Icon } from '../../art/symbols.tsx';
import { lit } from '../../core/choosing.ts';
import type { TextKey } from '../../core/keys.ts';
import { isPhone } from '../../core/room.ts';
import { t } from '../../core/text.ts';
import { tab } from '../../core/ui.ts';
import { unread } from '../../core/unread.ts';

/** Name, icon and text of a tab. */
export type Tab = readonly [name: string, icon: string, text: TextKey];

interface Props {
  tabs: readonly Tab[];
  /** Is there anything to choose behind this one? */
  marked: (name: string) => boolean;
  show?: (name: string) => void;
  /** What has a tab on a phone only, since it is always in sight elsewhere; and the view that is
   * shown beside it then. */
  phone: { readonly only: readonly string[]; readonly beside: string };
}

export function Tabs({ tabs, marked, show = name => (tab.value = name), phone }: Props) {
  const shown = !isPhone.value && phone.only.includes(tab.value) ? phone.beside : tab.value;
  return (
    <nav class="tabs" aria-label={t('tab.title')}>
      {tabs.map(([name, icon, text]) => (
        <button
          key={name}
          type="button"
          data-tab-button={name}
          aria-pressed={shown === name}
          class={marked(name) ? 'marked' : ''}
          onClick={() => show(name)}
        >
          <Icon name={icon} />
          <span>{t(text)}</span>
          {name === 'log' && unread.value > 0 && (
            <b class="dot" aria-label={t('chat.unread', { n: unread.value })}>
              {unread.value}
            </b>
          )}
        </button>
      ))}
    </nav>
  );
}

/** The tabs behind which something can be chosen; `home` knows which tab a place is on, if any. */
export function tabsLit(home: (kind: string, place: string) => string | undefined): Set<string> {
  const out = new Set<string>();
  for (const place of lit.value) {
    const found = home(place.split(':')[0] ?? '', place);
    if (found) out.add(found);
  }
  return out;
}
