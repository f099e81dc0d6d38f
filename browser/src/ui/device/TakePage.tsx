/** On the other device: the code gives the seats, once. */
import { useEffect, useState } from 'preact/hooks';
import { api, Failed } from '../../core/api.ts';
import { at } from '../../core/host.ts';
import { go } from '../../core/route.ts';
import { t } from '../../core/text.ts';
import { toast } from '../../core/toasts.ts';
import { empty } from './pocket.ts';

export function TakePage({ code }: { code: string }) {
  const [typed, setTyped] = useState(code);
  const [wrong, setWrong] = useState('');
  useEffect(() => {
    document.title = t('app.name');
    // Not even the address bar needs to show it any longer.
    if (code) history.replaceState(history.state, '', location.pathname);
  }, [code]);
  const take = async () => {
    setWrong('');
    try {
      const pocket = await api.openPocket(typed);
      const n = empty(pocket);
      const [only] = pocket.tables;
      go(n === 1 && only ? `/t/${only.table}` : '/');
      toast(t('device.taken', { n }));
    } catch (e) {
      setWrong(e instanceof Failed && e.status === 403 ? t('device.wrong') : (e as Error).message);
    }
  };
  return (
    <main>
      <form
        class="joinpage"
        onSubmit={e => {
          e.preventDefault();
          void take();
        }}
      >
        <h1>{t('app.name')}</h1>
        <h2>{t('device.take_title')}</h2>
        <p>{t('device.take_text')}</p>
        <label class="field">
          {t('device.code')}
          <input
            name="code"
            autofocus={!code}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            value={typed}
            maxLength={20}
            aria-invalid={wrong ? 'true' : undefined}
            aria-describedby={wrong ? 'wrong-code' : undefined}
            onInput={e => setTyped(e.currentTarget.value)}
          />
        </label>
        {wrong && (
          <p class="fieldwrong" id="wrong-code" role="alert">
            {wrong}
          </p>
        )}
        <p class="row">
          <button type="submit" class="go big" data-act="take">
            {t('device.take')}
          </button>
          <a class="button" href={at('/')}>
            {t('app.home')}
          </a>
        </p>
        <p class="hint">{t('device.both')}</p>
      </form>
    </main>
  );
}
