/** The box of a game: as it is shipped, its forms, and with the pack that one works on. */
import { useEffect, useState } from 'preact/hooks';
import { api, Failed } from '../../core/api.ts';
import { contentOfPage, corrected, shippedContent, type Content } from '../../core/content.ts';
import type { Language } from '../../core/language.ts';
import type { PlainPack } from '../../core/pack.ts';
import { language } from '../../core/text.ts';
import type { BoxInfo, FormsInfo } from '../../core/wire.ts';
import { whyNoPage } from '../help/missing.ts';

export interface Shipped {
  game: string;
  language: Language;
  box: BoxInfo;
  forms: FormsInfo;
  content: Content;
}

async function fetchShipped(game: string, speaking: Language): Promise<Shipped> {
  const [box, forms, content] = await Promise.all([
    api.box(game, speaking),
    api.forms(game, speaking),
    shippedContent(game, speaking),
  ]);
  return { game, language: speaking, box, forms, content };
}

/** The last one stays until the next is there: nobody loses what they are typing. */
export function useShipped(game: string): { shipped: Shipped | undefined; failed: string } {
  const [shipped, setShipped] = useState<Shipped>();
  const [failed, setFailed] = useState('');
  useEffect(() => {
    let gone = false;
    setFailed('');
    fetchShipped(game, language.value).then(
      found => gone || setShipped(found),
      (e: Error) => gone || setFailed(whyNoPage(e)),
    );
    return () => {
      gone = true;
    };
  }, [game, language.value]);
  return { shipped: shipped?.game === game ? shipped : undefined, failed };
}

export interface WithPack {
  box: BoxInfo;
  /** Why the pack is not in it. */
  refused?: Failed;
}

/** Asked again when the changes differ, not when something is confirmed. */
export function useWithPack(shipped: Shipped | undefined, pack: PlainPack | undefined): WithPack | undefined {
  const [found, setFound] = useState<WithPack>();
  const changes = JSON.stringify(pack?.changes ?? {});
  useEffect(() => {
    if (!shipped) return undefined;
    let gone = false;
    const set = (now: WithPack) => {
      if (gone) return;
      contentOfPage(corrected(shipped.content, now.box));
      setFound(now);
    };
    if (!pack || changes === '{}') set({ box: shipped.box });
    else
      api.boxWith(shipped.game, shipped.language, { pack }).then(
        box => set({ box }),
        (e: Error) => set({ box: shipped.box, refused: e instanceof Failed ? e : new Failed(0, e.message) }),
      );
    return () => {
      gone = true;
    };
  }, [shipped, changes]);
  return found;
}
