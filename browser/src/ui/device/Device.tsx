/** My seats on another device: a code, or the same as a link. */
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../core/api.ts';
import { linkTo } from '../../core/host.ts';
import { tableId } from '../../core/picture.ts';
import { t } from '../../core/text.ts';
import type { PocketCode } from '../../core/wire.ts';
import { Window } from '../Dialog.tsx';
import { CopyLine } from '../Share.tsx';
import { fill } from './pocket.ts';

export function DeviceWindow() {
  const here = tableId.value;
  const [only, setOnly] = useState(false);
  const [code, setCode] = useState<PocketCode>();
  const [wrong, setWrong] = useState('');
  const pocket = fill(only ? here : undefined);
  const n = pocket.tables.length;
  useEffect(() => {
    if (!code) return;
    const timer = setTimeout(() => setCode(undefined), code.seconds * 1000);
    return () => clearTimeout(timer);
  }, [code]);
  const ask = () => {
    setWrong('');
    api.fillPocket(pocket).then(setCode, (e: Error) => setWrong(e.message));
  };
  return (
    <Window title={t('device.title')}>
      {n === 0 ? (
        <p>{t('device.nothing')}</p>
      ) : code ? (
        <>
          <p>{t('device.there')}</p>
          <p class="code">
            <output aria-label={t('device.code')}>{code.code}</output>
          </p>
          <ul class="plain">
            <CopyLine label={t('device.link')} link={linkTo(`/take#${code.code}`)} />
          </ul>
          <p>{t('device.once', { n: Math.round(code.seconds / 60) })}</p>
        </>
      ) : (
        <>
          <p>{t('device.text', { n })}</p>
          <p>{t('device.both')}</p>
          {here && (
            <label class="toggle">
              <input type="checkbox" checked={only} onChange={e => setOnly(e.currentTarget.checked)} />
              <span>{t('device.only')}</span>
            </label>
          )}
          {wrong && (
            <p class="fieldwrong" role="alert">
              {wrong}
            </p>
          )}
          <p class="row">
            <button type="button" class="go" data-act="make-code" onClick={ask}>
              {t('device.make')}
            </button>
          </p>
        </>
      )}
      <p class="hint">{t('device.lost')}</p>
    </Window>
  );
}
