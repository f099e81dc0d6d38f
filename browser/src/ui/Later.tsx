/** Something that is loaded when it is first shown. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { renew } from '../core/renew.ts';
import { t } from '../core/text.ts';

const here = new Map<unknown, ComponentType<never>>();

interface Of<P> {
  get: () => Promise<ComponentType<P>>;
  /** Show nothing while it loads: it covers something else. */
  quiet?: boolean;
}

export function Later<P extends object>({ get, quiet, ...props }: Of<P> & P) {
  const [, drawAgain] = useState(0);
  const [failed, setFailed] = useState('');
  const Found = here.get(get) as ComponentType<P> | undefined;
  useEffect(() => {
    if (Found) return;
    get().then(
      found => {
        here.set(get, found as ComponentType<never>);
        drawAgain(n => n + 1);
      },
      (e: Error) => {
        setFailed(e.message);
        void renew();
      },
    );
  }, [get]);
  if (!Found && quiet && !failed) return null;
  if (!Found) return <p class="loading">{failed || t('app.loading')}</p>;
  return <Found {...(props as unknown as P)} />;
}
