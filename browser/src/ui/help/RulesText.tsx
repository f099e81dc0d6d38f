/** The complete rules: contents, search, and an anchor for every ruling. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { api } from '../../core/api.ts';
import { parse, passages, search, type Block } from '../../core/blocks.ts';
import { Blocks } from '../../core/markdown.tsx';
import { language, t } from '../../core/text.ts';
import type { Rules } from '../../core/wire.ts';
import { Finder } from './Finder.tsx';
import { whyNoPage } from './missing.ts';

type Heading = Extract<Block, { kind: 'heading' }>;

/** Scrolls to the ruling that the address names, and marks it. */
function aim(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  document.querySelector('.aimed')?.classList.remove('aimed');
  const found = id ? document.getElementById(id) : null;
  if (!found) return;
  found.classList.add('aimed');
  // A row cannot receive the focus on its own.
  found.tabIndex = -1;
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: 'center' });
}

function Contents({ headings }: { headings: Heading[] }) {
  const wide = matchMedia('(min-width: 1000px)').matches;
  return (
    <nav class="contents" aria-label={t('rules.contents')}>
      <details open={wide}>
        <summary>{t('rules.contents')}</summary>
        <ul>
          {headings.map(h => (
            <li key={h.id} class={`depth-${h.level}`}>
              <a href={`#${h.id}`}>{h.text}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

export function RulesText({ game }: { game: string }) {
  const [page, setPage] = useState<Rules>();
  const [failed, setFailed] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    setFailed('');
    api.rules(game, language.value).then(setPage, (e: Error) => setFailed(whyNoPage(e)));
  }, [game, language.value]);
  const text = page?.text;
  const blocks = useMemo(() => parse(text ?? '').filter(b => b.kind !== 'heading' || b.level > 1), [text]);
  const headings = blocks.filter(b => b.kind === 'heading');
  const wanted = words.trim();
  const shown = useMemo(() => (wanted ? search(blocks, wanted) : blocks), [blocks, wanted]);
  useEffect(() => {
    if (!text) return undefined;
    aim();
    addEventListener('hashchange', aim);
    addEventListener('popstate', aim);
    return () => {
      removeEventListener('hashchange', aim);
      removeEventListener('popstate', aim);
    };
  }, [text]);
  if (failed) return <p>{failed}</p>;
  if (text === undefined) return <p>{t('app.loading')}</p>;
  if (!blocks.length) return <p>{t('pages.none')}</p>;
  return (
    <>
      {page?.language !== language.value && <p class="hint">{t('rules.english')}</p>}
      <div class="book">
        <Finder
          label={t('rules.search')}
          words={words}
          setWords={setWords}
          found={wanted ? t('rules.found', { n: passages(shown) }) : t('rules.link_hint')}
        >
          <Contents headings={headings} />
        </Finder>
        <div lang={page?.language} class="bookpage">
          <Blocks blocks={shown} level={1} />
        </div>
      </div>
    </>
  );
}
