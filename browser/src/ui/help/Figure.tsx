/** Drawings on a help page: components as they are printed, or parts of a table at some moment. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { catalogue, type Picture } from '../../core/picture.ts';
import { gameTexts, nameOf, upper } from '../../core/text.ts';
import type { Examples, Snapshot } from '../../core/wire.ts';
import type { Part, Pictures } from './pictures.ts';
import { drawStill, sentence } from './still.tsx';

/** What drawings are made of. */
export interface Studio {
  pictures: Pictures;
  moments: Examples['pictures'];
}

/** `card:hunter`, or with a moment, `fight.2/map:hill_n,forest_n`. */
interface Wanted {
  moment: string;
  name: string;
  of: string[];
}

function read(text: string, moment: string): Wanted {
  const [before, after] = text.includes('/') ? text.split('/') : [moment, text];
  const [name = '', of = ''] = (after ?? '').split(':');
  return { moment: before ?? '', name, of: of.split(',').filter(Boolean) };
}

/** The picture of a moment: `fight.2` is the second of its example. */
function pictureOf({ pictures, moments }: Studio, name: string): Picture | undefined {
  const [example = '', step = '1'] = name.split('.');
  const upTo = Array.from(
    { length: Number(step) },
    (_, n): Snapshot | undefined => moments[`${example}.${n + 1}`],
  );
  const found = moments[name];
  return pictures.stage?.(upTo.filter(one => one !== undefined)) ?? found;
}

interface Labelled {
  /** What a listener hears of the drawing. */
  heard: (text: string) => void;
}

function Still({ picture, part, of, heard }: { picture: Picture; part: Part; of: string[] } & Labelled) {
  const host = useRef<HTMLDivElement>(null);
  const asked = of.join();
  useLayoutEffect(() => {
    if (host.current) heard(drawStill(host.current, picture, part, of));
  }, [picture, part, asked, catalogue.value, gameTexts.value]);
  return <div class="exhibit" ref={host} />;
}

function Printed({ pictures, wanted, heard }: { pictures: Pictures; wanted: Wanted } & Labelled) {
  const host = useRef<HTMLDivElement>(null);
  const [id = ''] = wanted.of;
  useLayoutEffect(() => {
    const labels = [...(host.current?.querySelectorAll('[aria-label]') ?? [])];
    const said = labels.map(one => one.getAttribute('aria-label')).join(' ');
    heard(sentence(said || upper(nameOf(wanted.name, id))));
  }, [wanted.name, id, catalogue.value, gameTexts.value]);
  return (
    <div class="exhibit drawing" ref={host}>
      <pictures.Piece kind={wanted.name} id={id} />
    </div>
  );
}

interface Props {
  studio: Studio | undefined;
  /** What is drawn. */
  of: readonly string[];
  /** The moment of drawings that name none. */
  moment?: string;
  children?: ComponentChildren;
}

export function Figure({ studio, of, moment = '', children }: Props) {
  const [heard, setHeard] = useState<Record<number, string>>({});
  const label = Object.values(heard).filter(Boolean).join(' ');
  return (
    <figure class="helpfigure">
      {/* A drawing that is still to come has nothing to say. */}
      <div class="drawings" role={label ? 'img' : undefined} aria-label={label || undefined}>
        <div class={`drawingrow ${studio?.pictures.scope ?? ''}`} inert>
          {studio &&
            of.map((text, n) => {
              const wanted = read(text, moment);
              const part = studio.pictures.parts?.[wanted.name];
              const picture = pictureOf(studio, wanted.moment);
              const hears = (said: string) =>
                setHeard(known => (known[n] === said ? known : { ...known, [n]: said }));
              return part && picture ? (
                <Still key={text} picture={picture} part={part} of={wanted.of} heard={hears} />
              ) : (
                <Printed key={text} pictures={studio.pictures} wanted={wanted} heard={hears} />
              );
            })}
        </div>
      </div>
      {children}
    </figure>
  );
}
