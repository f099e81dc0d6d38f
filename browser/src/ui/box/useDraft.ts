/** An entry that is being corrected. While one types, the server is asked how the component looks and
 * reads with it; the newest answer wins. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { api, Failed } from '../../core/api.ts';
import { contentOfPage, corrected } from '../../core/content.ts';
import type { Entry, PlainPack } from '../../core/pack.ts';
import type { BoxInfo, FormInfo } from '../../core/wire.ts';
import { same, withEntry } from './changes.ts';
import { placeFor, placesOf, plainlyWrong, type Problem } from './form.ts';
import type { Shipped } from './useBox.ts';

const PAUSE = 250; // ms without a key, before the server is asked

export interface Asked {
  shipped: Shipped;
  form: FormInfo;
  address: string;
  /** With whatever else one has changed. */
  pack: PlainPack;
  entry: Entry;
}

/** The pack with the draft in it; what is as shipped is no change. */
export const drafted = ({ shipped, address, pack, entry }: Asked): PlainPack =>
  withEntry(pack, address, same(entry, shipped.box.entries[address]) ? undefined : entry);

export function problemsOf(e: Error, { shipped, form, address, entry }: Asked): Problem[] {
  const place = e instanceof Failed ? e.place : [];
  const path = placeFor(place, address, placesOf(shipped.forms, form, entry));
  return [{ path, kind: 'said', sentence: e.message }];
}

export interface Preview {
  box: BoxInfo | undefined;
  problems: Problem[];
  /** The answer about the present state of the form is still on its way. */
  waiting: boolean;
}

export function usePreview(asked: Asked): Preview {
  const { shipped, form, address, pack, entry } = asked;
  const [box, setBox] = useState<BoxInfo>();
  const [said, setSaid] = useState<Problem[]>([]);
  const [waiting, setWaiting] = useState(false);
  const first = useRef(true);
  const wrong = useMemo(() => plainlyWrong(shipped.forms, form, entry), [shipped, form, entry]);
  const changes = JSON.stringify(pack.changes);
  useEffect(() => {
    setSaid([]);
    if (wrong.length) {
      setWaiting(false);
      return undefined;
    }
    setWaiting(true);
    const stop = new AbortController();
    const ask = () =>
      api.boxWith(shipped.game, shipped.language, { pack: drafted(asked), entry: address }, stop.signal).then(
        found => {
          if (stop.signal.aborted) return;
          contentOfPage(corrected(shipped.content, found));
          setBox(found);
          setWaiting(false);
        },
        (e: Error) => {
          if (stop.signal.aborted) return;
          setSaid(problemsOf(e, asked));
          setWaiting(false);
        },
      );
    const timer = setTimeout(() => void ask(), first.current ? 0 : PAUSE);
    first.current = false;
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [shipped, address, entry, changes]);
  return { box, problems: [...wrong, ...said], waiting };
}
