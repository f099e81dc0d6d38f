/** Everything in the box: drawing, number and text, to be looked through or searched. */
import { batch } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../../art/symbols.tsx';
import { api } from '../../core/api.ts';
import { folded } from '../../core/blocks.ts';
import { catalogue, live } from '../../core/picture.ts';
import { gameTexts, language, t } from '../../core/text.ts';
import { partedAtJoints } from '../../core/hyphens.ts';
import type { PieceInfo, ShelfInfo } from '../../core/wire.ts';
import { Finder } from './Finder.tsx';
import type { Pictures } from './HelpPage.tsx';
import { whyNoPage } from './missing.ts';

/** What the drawings need; at a table of this game it is there already. */
async function fetchContent(game: string): Promise<void> {
  if (live.peek()?.game === game) return;
  const [found, words] = await Promise.all([
    api.catalogue(game, language.peek()),
    api.gameTexts(game, language.peek()),
  ]);
  batch(() => {
    catalogue.value = found;
    gameTexts.value = words;
  });
}

const textOf = (piece: PieceInfo): string => folded([piece.name, ...piece.lines].join(' '));

function find(shelves: ShelfInfo[], words: string): ShelfInfo[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return shelves;
  return shelves
    .map(shelf => ({
      ...shelf,
      pieces: shelf.pieces.filter(piece => wanted.every(word => textOf(piece).includes(word))),
    }))
    .filter(shelf => shelf.pieces.length);
}

function PieceItem({ piece, pictures }: { piece: PieceInfo; pictures: Pictures | undefined }) {
  return (
    <li class="piece" data-piece={`${piece.kind}:${piece.id}`}>
      <span class="drawing" inert>
        {pictures ? <pictures.Piece kind={piece.kind} id={piece.id} /> : <Icon name="dolmen" />}
      </span>
      <span class="piecetext">
        <b>{partedAtJoints(piece.name)}</b>
        {'\u00a0'}
        <span class="times">
          <span aria-hidden="true">×{piece.count}</span>
          <span class="sr">{t('pages.count', { n: piece.count })}</span>
        </span>
        {piece.lines.map((line, i) => (
          <span key={i} class="line">
            {line}
          </span>
        ))}
      </span>
    </li>
  );
}

export function Components({ game, pictures }: { game: string; pictures: Pictures | undefined }) {
  const [shelves, setShelves] = useState<ShelfInfo[]>();
  const [failed, setFailed] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    let gone = false;
    setFailed('');
    Promise.all([api.components(game, language.value), fetchContent(game)]).then(
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
  const parts = [...new Map(found.map(s => [s.part, s.part_name])).entries()];
  const several = new Set(shelves.map(s => s.part)).size > 1;
  const count = found.reduce((sum, s) => sum + s.pieces.length, 0);
  return (
    <div class={`box ${pictures?.scope ?? ''}`}>
      {pictures?.Symbols && <pictures.Symbols />}
      <Finder
        label={t('pages.search')}
        words={words}
        setWords={setWords}
        found={words.trim() ? t('pages.found', { n: count }) : ''}
      >
        {several && (
          <nav class="parts" aria-label={t('pages.parts')}>
            {parts.map(([part, name]) => (
              <a key={part} href={`#part-${part || 'base'}`}>
                {name}
              </a>
            ))}
          </nav>
        )}
      </Finder>
      {parts.map(([part, name]) => (
        <section key={part} id={`part-${part || 'base'}`} aria-label={several ? name : undefined}>
          {several && <h2>{name}</h2>}
          {found
            .filter(shelf => shelf.part === part)
            .map(shelf => (
              <Shelf key={shelf.title} shelf={shelf} pictures={pictures} Heading={several ? 'h3' : 'h2'} />
            ))}
        </section>
      ))}
    </div>
  );
}

function Shelf({
  shelf,
  pictures,
  Heading,
}: {
  shelf: ShelfInfo;
  pictures: Pictures | undefined;
  Heading: 'h2' | 'h3';
}) {
  return (
    <div class="shelf">
      <Heading>
        {shelf.title} <small>{shelf.pieces.reduce((sum, p) => sum + p.count, 0)}</small>
      </Heading>
      <ul>
        {shelf.pieces.map(piece => (
          <PieceItem key={piece.kind + piece.id} piece={piece} pictures={pictures} />
        ))}
      </ul>
    </div>
  );
}
