import { toasts } from '../core/toasts.ts';
import { t } from '../core/text.ts';
import { RuleLink } from './Rules.tsx';

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite" aria-label={t('app.messages')}>
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
