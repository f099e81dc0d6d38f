/** The first year, explained by doing it. */
import { shown } from '../../core/picture.ts';
import { asks, guide, type Step } from '../../ui/table/Guide.tsx';
import { mySeat, view } from './catalogue.ts';

const years = (): number => shown.value?.round ?? 1;
const phase = (): string => view.value?.phase ?? '';
const acted = (): boolean => view.value?.pillars.some(p => p.foot.length > 0) ?? false;
const later = (...phases: string[]): boolean => years() > 1 || phases.includes(phase());

const STEPS: Step[] = [
  { text: 'prehistory.guide_weather', fits: () => asks('ask_setup'), done: () => phase() !== 'setup' },
  {
    text: 'prehistory.guide_spring',
    fits: () => asks('ask_spring'),
    done: () => later('pick', 'summer', 'autumn'),
  },
  {
    text: 'prehistory.guide_foot',
    fits: () => asks('ask_foot'),
    done: () => acted() && asks('ask_spring'),
  },
  {
    text: 'prehistory.guide_pass',
    fits: () => asks('ask_spring'),
    done: () => later('pick', 'summer', 'autumn'),
  },
  { text: 'prehistory.guide_pick', fits: () => asks('ask_pick'), done: () => later('summer', 'autumn') },
  { text: 'prehistory.guide_summer', fits: () => asks('ask_summer'), done: () => later('autumn') },
  {
    text: 'prehistory.guide_pay',
    fits: () => asks('ask_autumn'),
    done: () => years() > 1 || (view.value?.pool ?? 0) > 0,
  },
  {
    text: 'prehistory.guide_move',
    fits: () => asks('ask_autumn'),
    done: () => years() > 1 || (mySeat.value?.members.some(m => m.moved) ?? false),
  },
  { text: 'prehistory.guide_end', fits: () => asks('ask_autumn'), done: () => false },
];

export const Guide = guide('prehistory', STEPS);
