/** Which box a new table is played with: the shipped one, one's own, or one of this house. */
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../core/api.ts';
import type { PlainPack } from '../../core/pack.ts';
import { t } from '../../core/text.ts';
import { packs, packsOf, readPacks } from './packs.ts';

/** The packs of this house for a game; none if it cannot be asked. */
export function useHousePacks(game: string): PlainPack[] {
  const [all, setAll] = useState<PlainPack[]>([]);
  useEffect(() => {
    let gone = false;
    api.packs().then(
      found => gone || setAll(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return all.filter(pack => pack.game === game);
}

interface Props {
  game: string;
  value: PlainPack | null;
  change: (to: PlainPack | null) => void;
}

export function PackChoice({ game, value, change }: Props) {
  useEffect(readPacks, []);
  const house = useHousePacks(game);
  const own = packs.value.length ? packsOf(game) : [];
  const choices = [
    ...own.map(one => [`own ${one.id}`, one.pack] as const),
    ...house.map(pack => [`house ${pack.name}`, pack] as const),
  ];
  const option = ([id, pack]: readonly [string, PlainPack]) => (
    <option key={id} value={id}>
      {pack.name}
    </option>
  );
  const at = choices.find(([, pack]) => pack === value)?.[0] ?? '';
  if (!choices.length) return null;
  return (
    <label class="field packchoice">
      {t('setup.pack')}
      <select
        data-act="choose-pack"
        value={at}
        onChange={e => change(choices.find(([id]) => id === e.currentTarget.value)?.[1] ?? null)}
      >
        <option value="">{t('box.shipped')}</option>
        {own.length > 0 && (
          <optgroup label={t('box.own_packs')}>{choices.slice(0, own.length).map(option)}</optgroup>
        )}
        {house.length > 0 && (
          <optgroup label={t('box.house_packs')}>{choices.slice(own.length).map(option)}</optgroup>
        )}
      </select>
    </label>
  );
}
