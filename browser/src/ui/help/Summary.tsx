/** The game on one page; it can be printed. */
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../core/api.ts';
import { parse, type Block } from '../../core/blocks.ts';
import { Blocks } from '../../core/markdown.tsx';
import { language, t } from '../../core/text.ts';
import { whyNoPage } from './missing.ts';

export function Summary({ game }: { game: string }) {
  const [blocks, setBlocks] = useState<Block[]>();
  const [failed, setFailed] = useState('');
  useEffect(() => {
    setFailed('');
    api.summary(game, language.value).then(
      text => setBlocks(parse(text).filter(b => b.kind !== 'heading' || b.level > 1)),
      (e: Error) => setFailed(whyNoPage(e)),
    );
  }, [game, language.value]);
  if (failed) return <p>{failed}</p>;
  if (!blocks) return <p>{t('app.loading')}</p>;
  if (!blocks.length) return <p>{t('pages.none')}</p>;
  return (
    <article class="sheetpage">
      <Blocks blocks={blocks} level={1} />
      <p class="row noprint">
        <button type="button" onClick={() => print()}>
          {t('pages.print')}
        </button>
      </p>
    </article>
  );
}
