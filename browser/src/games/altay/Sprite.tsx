/** What Altay alone draws many times. */
import { Body, Grass, Peaks, Shape, Stroke, Tree } from '../../art/land.tsx';
import { GoodSymbols } from '../../art/pieces.tsx';
import { Sheet } from '../../art/symbols.tsx';
import { memo } from '../../core/memo.ts';
import { ICONS } from './icons.ts';

export const AltaySprite = memo(() => (
  <Sheet icons={ICONS}>
    <GoodSymbols />
  </Sheet>
));

/** Trees, grass, hills and peaks. */
export const Terrain = () => (
  <>
    <Tree id="d-forest" fill="#3d4a2a" light="#5e6f3a" line="#1c1a10" trunk="#2a1a0e" shade="#2b1d10" />
    <Grass id="d-farmland" colour="#41562a" />
    <Peaks
      id="d-mountain"
      fill="#93a4a8"
      light="#c6d4d6"
      line="#2c3a3e"
      snow={<path d="M2 -13L6.4 -6L3 -6.4L1 -4L-1.6 -6Z" fill="#fff" />}
    />
    <Shape id="d-hill">
      <Body d="M-13 6C-9 -7 -3 -8 0 -1C3 -11 10 -8 14 6Z" fill="#35302c" line="#17130f" width={1.3} />
      <Stroke d="M3 -3C5 -7 9 -4 11 3M-8 0C-7 -3 -5 -3.6 -4 -3" colour="#8d8177" width={1.4} />
    </Shape>
  </>
);
