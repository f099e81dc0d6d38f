/** Everything in the box: drawing, number and text, to be looked through or searched. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { api } from '../../core/api.ts';
import { packHere } from '../../core/content.ts';
import { live } from '../../core/picture.ts';
import { boxPath } from '../../core/route.ts';
import { language, t } from '../../core/text.ts';
import type { ShelfInfo } from '../../core/wire.ts';
import { Link } from '../Link.tsx';
import { Finder } from './Finder.tsx';
import type { Pictures } from './pictures.ts';
import { whyNoPage } from './missing.ts';
import { fetchContent } from './pageContent.ts';
import { find, Parts, Shelves } from './Shelves.tsx';

/** As they are at the table that is open, or as they are shipped. */
async function fetchShelves(game: string): Promise<ShelfInfo[]> {
  const pack = live.peek()?.game === game ? packHere.peek()?.pack : undefined;
  if (!pack) return api.components(game, language.peek());
  return (await api.boxWith(game, language.peek(), { pack })).shelves;
}

export function Components({ game, pictures }: { game: string; pictures: Pictures | undefined }) {
  const [shelves, setShelves] = useState<ShelfInfo[]>();
  const [failed, setFailed] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    let gone = false;
    setFailed('');
    Promise.all([fetchShelves(game), fetchContent(game)]).then(
      ([found]) => gone || setShelves(found),
      (e: Error) => gone || setFailed(whyNoPage(e)),
    );
    return () => {
      gone = true;
    };
  }, [game, language.value]);
  const found = useMemo(() => find(shelves ?? [], words), [shelves, words]);
  if (failed) return <p>{failed}</p>;
  if (!shelves) return <p>{t('app.loading')}</p>;
  if (!shelves.length) return <p>{t('pages.none')}</p>;
  const count = found.reduce((sum, s) => sum + s.pieces.length, 0);
  return (
    <div class={`box ${pictures?.scope ?? ''}`}>
      {pictures?.Symbols && <pictures.Symbols />}
      <p class="hint">
        {t('box.invite')} <Link href={boxPath(game)}>{t('box.title')}</Link>
      </p>
      <Finder
        label={t('pages.search')}
        words={words}
        setWords={setWords}
        found={words.trim() ? t('pages.found', { n: count }) : ''}
      >
        <Parts all={shelves} found={found} />
      </Finder>
      <Shelves all={shelves} found={found} pictures={pictures} />
    </div>
  );
}
