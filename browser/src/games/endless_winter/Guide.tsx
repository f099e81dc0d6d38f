/** The first game alone, explained by playing it. */
import { asks, guide, type Step } from '../../ui/table/Guide.tsx';
import { mySeat, view } from './catalogue.ts';

const round = (): number => view.value?.round ?? 1;
const begun = (): boolean => !['', 'setup'].includes(view.value?.phase ?? '');
const placed = (): number => {
  const figures = mySeat.value?.figures;
  return figures ? 3 - figures.chief - figures.tribe : 0;
};
const eclipse = (): boolean => round() > 1 || view.value?.phase === 'eclipse';
const answered = (): boolean => (view.value?.nomads?.row.length ?? 0) > 0 || eclipse();
const working = (): boolean => (view.value?.labor ?? 0) > 0;

const STEPS: Step[] = [
  {
    text: 'endless_winter.guide_chief',
    fits: () => asks('choose_chief', 'choose_side'),
    done: () => Boolean(mySeat.value?.chief_side),
  },
  { text: 'endless_winter.guide_setup', fits: () => asks('choose_setup'), done: begun },
  {
    text: 'endless_winter.guide_figure',
    fits: () => asks('place_figure'),
    done: () => placed() > 0 || eclipse(),
  },
  {
    text: 'endless_winter.guide_labor',
    fits: () => asks('step_a'),
    done: () => working() || placed() > 1 || eclipse(),
  },
  { text: 'endless_winter.guide_options', fits: () => asks('step_a'), done: () => placed() > 1 || eclipse() },
  {
    text: 'endless_winter.guide_step_b',
    seldom: true,
    fits: () => asks('step_b'),
    done: () => placed() > 1 || eclipse(),
  },
  {
    text: 'endless_winter.guide_nomads',
    fits: () => asks('place_figure'),
    done: () => !answered() || placed() > 2 || eclipse(),
  },
  {
    text: 'endless_winter.guide_rest',
    fits: () => asks('place_figure'),
    done: () => placed() > 2 || eclipse(),
  },
  { text: 'endless_winter.guide_seal', fits: () => asks('seal_pile'), done: () => round() > 1 },
  { text: 'endless_winter.guide_order', seldom: true, fits: () => asks('order'), done: () => round() > 1 },
  { text: 'endless_winter.guide_end', fits: () => asks('place_figure'), done: () => false },
];

export const Guide = guide('endless_winter', STEPS, () => view.value?.solo ?? false);
