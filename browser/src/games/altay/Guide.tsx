/** The first turn, explained by doing it. */
import { guide, asks, type Step } from '../../ui/table/Guide.tsx';
import { own, view } from './catalogue.ts';

const me = () => view.value?.seats[own.value];
const goods = () => Object.values(me()?.pool ?? {}).reduce((a, b) => a + b, 0);

const STEPS: Step[] = [
  { text: 'altay.guide_folk', fits: () => asks('ask_folk'), done: () => me()?.folk !== null },
  {
    text: 'altay.guide_start',
    fits: () => asks('ask_start'),
    done: () => (view.value?.territories ?? []).some(p => p.owner === own.value),
  },
  {
    text: 'altay.guide_hand',
    fits: () => asks('ask_main'),
    done: () => goods() > 0 || (me()?.open.length ?? 0) > 0 || (me()?.area.length ?? 0) > 0,
  },
  {
    text: 'altay.guide_spend',
    fits: () => asks('ask_main') && goods() > 0,
    done: () => false,
  },
  { text: 'altay.guide_open', fits: () => (me()?.open.length ?? 0) > 0, done: () => false },
  { text: 'altay.guide_attack', fits: () => asks('ask_main'), done: () => false },
  { text: 'altay.guide_goal', fits: () => asks('ask_main'), done: () => false },
  { text: 'altay.guide_end', fits: () => asks('ask_main'), done: () => false },
];

export const Guide = guide('altay', STEPS);
