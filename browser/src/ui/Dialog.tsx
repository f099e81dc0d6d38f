/** A window over the table. Escape and the cross close it; the focus stays inside. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { giveBack, openers } from '../core/layers.ts';
import { t } from '../core/text.ts';
import { dialog } from '../core/ui.ts';

export function Window({
  title,
  wide = false,
  children,
}: {
  title: string;
  wide?: boolean;
  children: ComponentChildren;
}) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // From what was clicked to get here: that may have been in a menu which is closed by now.
    const before = openers();
    box.current?.showModal();
    return () => giveBack(before);
  }, []);
  const close = () => (dialog.value = undefined);
  return (
    <dialog
      ref={box}
      class={wide ? 'window wide' : 'window'}
      aria-label={title}
      onClose={close}
      onClick={e => {
        if (e.target === box.current) close();
      }}
    >
      <div class="inner">
        <header>
          <h2>{title}</h2>
          <button type="button" class="quiet" aria-label={t('dialog.close')} onClick={close}>
            ✕
          </button>
        </header>
        <div class="body" tabIndex={0} role="group" aria-label={title}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
