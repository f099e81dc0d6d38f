/** The table is played with a player's own pack: everybody sees it. */
import { Icon } from '../art/symbols.tsx';
import { t } from '../core/text.ts';
import { dialog } from '../core/ui.ts';

export const PackChip = ({ name }: { name: string }) => (
  <span class="packchip" title={t('box.at_table', { name })}>
    <Icon name="hand" />
    <span class="sr">{t('box.at_table', { name })}</span>
    <span aria-hidden="true">{name}</span>
  </span>
);

/** At the table it opens what differs. */
export const PackButton = ({ name }: { name: string }) => (
  <button
    type="button"
    class="packchip"
    data-act="pack"
    aria-label={t('box.at_table', { name })}
    title={t('box.at_table', { name })}
    onClick={() => (dialog.value = { kind: 'pack' })}
  >
    <Icon name="hand" />
    <span>{name}</span>
  </button>
);
