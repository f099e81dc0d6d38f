/** Components on their shelves, by part of the game: drawing, number and text. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../../art/symbols.tsx';
import { folded } from '../../core/blocks.ts';
import { memo } from '../../core/memo.ts';
import { partedAtJoints } from '../../core/hyphens.ts';
import { t } from '../../core/text.ts';
import type { PieceInfo, ShelfInfo } from '../../core/wire.ts';
import type { Pictures } from './pictures.ts';

const textOf = (piece: PieceInfo): string => folded([piece.name, ...piece.lines].join(' '));

/** The pieces that hold all these words, and are wanted otherwise. */
export function find(
  shelves: ShelfInfo[],
  words: string,
  wants: (piece: PieceInfo) => boolean = () => true,
): ShelfInfo[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  const holds = (piece: PieceInfo) => !wanted.length || wanted.every(word => textOf(piece).includes(word));
  return shelves
    .map(shelf => ({ ...shelf, pieces: shelf.pieces.filter(piece => wants(piece) && holds(piece)) }))
    .filter(shelf => shelf.pieces.length);
}

interface DrawingProps {
  piece: PieceInfo;
  pictures: Pictures | undefined;
}

/** There are hundreds of them: a tick draws none of them again. */
export const Drawing = memo(function Drawing({ piece, pictures }: DrawingProps) {
  return (
    <span class="drawing" inert>
      {pictures ? <pictures.Piece kind={piece.kind} id={piece.id} /> : <Icon name="dolmen" />}
    </span>
  );
});

export function PieceText({ piece }: { piece: PieceInfo }) {
  return (
    <>
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
    </>
  );
}

interface Props {
  /** What was found of them is shown. */
  all: ShelfInfo[];
  found: ShelfInfo[];
  pictures: Pictures | undefined;
  /** What else is said of a component, and of a shelf. */
  more?: (piece: PieceInfo) => ComponentChildren;
  below?: (shelf: ShelfInfo) => ComponentChildren;
}

const partsOf = (shelves: ShelfInfo[]) => [...new Map(shelves.map(s => [s.part, s.part_name])).entries()];

/** Links to the parts of the game. */
export function Parts({ all, found }: Pick<Props, 'all' | 'found'>) {
  if (partsOf(all).length < 2) return null;
  return (
    <nav class="parts" aria-label={t('pages.parts')}>
      {partsOf(found).map(([part, name]) => (
        <a key={part} href={`#part-${part || 'base'}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}

export function Shelves({ all, found, pictures, more, below }: Props) {
  const several = partsOf(all).length > 1;
  const Heading = several ? 'h3' : 'h2';
  return (
    <>
      {partsOf(found).map(([part, name]) => (
        <section key={part} id={`part-${part || 'base'}`} aria-label={several ? name : undefined}>
          {several && <h2>{name}</h2>}
          {found
            .filter(shelf => shelf.part === part)
            .map(shelf => (
              <div class="shelf" key={shelf.title}>
                <Heading>
                  {shelf.title} <small>{shelf.pieces.reduce((sum, p) => sum + p.count, 0)}</small>
                </Heading>
                <ul>
                  {shelf.pieces.map(piece => (
                    <li key={piece.kind + piece.id} class="piece" data-piece={`${piece.kind}:${piece.id}`}>
                      <Drawing piece={piece} pictures={pictures} />
                      <span class="piecetext">
                        <PieceText piece={piece} />
                        {more?.(piece)}
                      </span>
                    </li>
                  ))}
                </ul>
                {below?.(shelf)}
              </div>
            ))}
        </section>
      ))}
    </>
  );
}
