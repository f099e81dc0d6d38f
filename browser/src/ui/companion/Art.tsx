/** Pictures of what questions and instructions speak of: the drawings of the digital table. */
import { createContext, type ComponentChildren } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { language } from '../../core/text.ts';
import { Mark } from '../help/Legend.tsx';
import { fetchContent } from '../help/pageContent.ts';
import { usePictures, type GetPictures, type Pictures } from '../help/pictures.ts';

export type Drawings = Record<string, GetPictures>;

const Drawn = createContext<Pictures | undefined>(undefined);

interface GalleryProps {
  game: string;
  drawings: Drawings;
  children: ComponentChildren;
}

/** Whatever is inside can draw the things of this game; without a connection it goes on in words. */
export function Gallery({ game, drawings, children }: GalleryProps) {
  const pictures = usePictures(game, Boolean(game), drawings[game]);
  const [ready, setReady] = useState('');
  useEffect(() => {
    if (game)
      fetchContent(game).then(
        () => setReady(game),
        () => setReady(''),
      );
  }, [game, language.value]);
  const known = ready === game ? pictures : undefined;
  return (
    <Drawn.Provider value={known}>
      {known?.Symbols && (
        <div class={known.scope} hidden>
          <known.Symbols />
        </div>
      )}
      {children}
    </Drawn.Provider>
  );
}

/** Whether there are drawings already. */
export const useDrawn = (): boolean => useContext(Drawn) !== undefined;

/** Kinds that are drawn whole; the others have a symbol. */
const WHOLE = new Set(['nomad_card', 'land_card', 'tile']);

/** One thing, small enough to stand in a line. */
export function Art({ art, large = false }: { art: string; large?: boolean }) {
  const pictures = useContext(Drawn);
  if (!art || !pictures) return null;
  const [kind = '', id = ''] = art.split(':');
  const whole = WHOLE.has(kind);
  return (
    <span class={`cart ${pictures.scope} of-${kind}${whole ? ' whole' : ''}${large ? ' large' : ''}`} inert>
      {whole ? <pictures.Piece kind={kind} id={id} /> : <Mark mark={art} pictures={pictures} />}
    </span>
  );
}
