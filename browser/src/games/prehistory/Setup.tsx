/** The beginning: how the weather tile lies, and where the shamans stand. */
import { lit, picked } from '../../core/choosing.ts';
import { join, labelled, nameOf, t, upper } from '../../core/text.ts';
import { spot } from '../../ui/spot.ts';
import { Picker } from '../../ui/table/Picker.tsx';
import { CubeMark, edgeAt, Shaman } from './art.tsx';
import { Weather } from './Cave.tsx';
import { COLOURS, counted, mySeat, own, RESOURCES, view } from './catalogue.ts';

const PATTERNS = [
  ['even', [0, 2, 4]],
  ['odd', [1, 3, 5]],
] as const;

export function Setup() {
  const now = view.value;
  const seat = mySeat.value;
  if (!now || !seat || now.phase !== 'setup') return null;
  const asking = [...lit.value, ...picked.value].some(
    x => x.startsWith('weather:') || x.startsWith('pattern:'),
  );
  if (!asking) return null;
  return (
    <Picker title={t('prehistory.beginning')} cls="beginning">
      <div class="beginpart">
        <h3>{t('prehistory.choose_weather')}</h3>
        <div class="weathers">
          {Array.from({ length: 6 }, (_, w) => {
            const income = seat.next_income[w];
            const at = spot(`weather:w${w}`, 'weatheroption');
            return (
              <button
                key={w}
                {...at}
                type="button"
                aria-label={`${w + 1}. ${labelled(t('prehistory.first_income'), income ? counted(income, RESOURCES) : '')}`}
              >
                <Weather seat={seat} rotation={(w + 1) % 6} name={`choice${w}`} size={112} />
                <span class="gains" aria-hidden="true">
                  {COLOURS.filter(c => (income?.[c] ?? 0) > 0).map(c => (
                    <span key={c}>
                      {income?.[c]}
                      <CubeMark of={c} size={18} />
                    </span>
                  ))}
                </span>
              </button>
            );
          })}
        </div>
      </div>
      <div class="beginpart">
        <h3>{t('prehistory.choose_pattern')}</h3>
        <div class="patterns">
          {PATTERNS.map(([name, places]) => {
            const at = spot(`pattern:${name}`, 'patternoption');
            const prices = places.map(p => now.shaman_prices[p] ?? 'grey');
            return (
              <button
                key={name}
                {...at}
                type="button"
                aria-label={`${upper(nameOf('pattern', name))} (${join(prices.map(c => nameOf('colour', c)))})`}
              >
                <svg viewBox="-62 -60 124 116" width="104" height="98" aria-hidden="true">
                  <circle r="34" fill="#3a2f26" stroke="#8d7a60" stroke-width="2" />
                  <use href="#i-fire" transform="translate(-18 -20) scale(.07)" fill="#f0b45a" />
                  {Array.from({ length: 6 }, (_, p) => {
                    const [x, y] = edgeAt(p, 46, 42);
                    return (
                      <g key={p} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
                        {(places as readonly number[]).includes(p) ? (
                          <g transform="scale(.72)">
                            <Shaman seat={own.value} />
                          </g>
                        ) : (
                          <circle r="6" fill="#2c231b" stroke="#6d5a45" />
                        )}
                      </g>
                    );
                  })}
                </svg>
              </button>
            );
          })}
        </div>
      </div>
    </Picker>
  );
}
