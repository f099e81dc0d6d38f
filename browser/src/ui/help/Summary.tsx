/** The game on one page, with drawings of its components and worked examples; it can be printed. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { api } from '../../core/api.ts';
import { parse, type Block } from '../../core/blocks.ts';
import { Blocks, type FigureBlock } from '../../core/markdown.tsx';
import { language, t } from '../../core/text.ts';
import type { Examples } from '../../core/wire.ts';
import { Figure, type Studio } from './Figure.tsx';
import { whyNoPage } from './missing.ts';
import type { Pictures } from './pictures.ts';
import { fetchContent } from './pageContent.ts';
import { WorkedExamples } from './WorkedExamples.tsx';

export function Summary({ game, pictures }: { game: string; pictures: Pictures | undefined }) {
  const [blocks, setBlocks] = useState<Block[]>();
  const [examples, setExamples] = useState<Examples>();
  const [failed, setFailed] = useState('');
  useEffect(() => {
    let gone = false;
    setFailed('');
    setExamples(undefined);
    api.summary(game, language.value).then(
      text => gone || setBlocks(parse(text).filter(b => b.kind !== 'heading' || b.level > 1)),
      (e: Error) => gone || setFailed(whyNoPage(e)),
    );
    // The text can be read before its drawings are there, and without them.
    Promise.all([api.examples(game, language.value), fetchContent(game)]).then(
      ([found]) => gone || setExamples(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game, language.value]);
  const studio = useMemo<Studio | undefined>(
    () => (pictures && examples ? { pictures, moments: examples.pictures } : undefined),
    [pictures, examples],
  );
  if (failed) return <p>{failed}</p>;
  if (!blocks) return <p>{t('app.loading')}</p>;
  if (!blocks.length) return <p>{t('pages.none')}</p>;
  const figure = ({ of, caption }: FigureBlock) => (
    <Figure studio={studio} of={of}>
      <figcaption>{caption}</figcaption>
    </Figure>
  );
  return (
    <article class="sheetpage">
      {studio?.pictures.Symbols && <studio.pictures.Symbols />}
      <Blocks blocks={blocks} level={1} figure={figure} />
      {studio && <WorkedExamples all={examples?.examples ?? []} studio={studio} />}
      <p class="row noprint">
        <button type="button" onClick={() => print()}>
          {t('pages.print')}
        </button>
      </p>
    </article>
  );
}
