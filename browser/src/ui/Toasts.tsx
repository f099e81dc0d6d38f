import { useLayoutEffect, useRef } from 'preact/hooks';
import { toasts } from '../core/toasts.ts';
import { t } from '../core/text.ts';
import { RuleLink } from './Rules.tsx';

export function Toasts() {
  const box = useRef<HTMLDivElement>(null);
  // A window lies above everything that was there before it; messages must lie above the window.
  useLayoutEffect(() => {
    const at = box.current;
    if (!at?.showPopover) return;
    const open = at.matches(':popover-open');
    if (open && !document.querySelector('dialog[open]')) return;
    if (open) at.hidePopover();
    at.showPopover();
  }, [toasts.value]);
  return (
    <div
      class="toasts"
      role="status"
      aria-live="polite"
      aria-label={t('app.messages')}
      popover="manual"
      ref={box}
    >
      {toasts.value.map(toast => (
        <p key={toast.id} class="toast">
          {toast.text} {toast.rule && <RuleLink number={toast.rule} />}
          <button
            type="button"
            class="quiet"
            aria-label={t('dialog.close')}
            onClick={() => (toasts.value = toasts.value.filter(one => one.id !== toast.id))}
          >
            ✕
          </button>
        </p>
      ))}
    </div>
  );
}
