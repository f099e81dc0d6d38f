/** The table of Altay: map in the middle, peoples and chronicle left, supply right, own place below. */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { decision, mine } from '../../core/choosing.ts';
import { replay } from '../../core/picture.ts';
import { t } from '../../core/text.ts';
import { tab } from '../../core/ui.ts';
import { Log } from '../../ui/Log.tsx';
import { TableHeader } from '../../ui/Menu.tsx';
import { Menu, Prompt } from '../../ui/Prompt.tsx';
import { ReplayBar } from '../../ui/ReplayBar.tsx';
import { Tabs, tabsLit, type Tab } from '../../ui/table/Tabs.tsx';
import { AltayBoard } from './Board.tsx';
import { CombatPanel } from './Combat.tsx';
import { Folks } from './Folks.tsx';
import { Guide } from './Guide.tsx';
import { AltayInspector } from './Inspector.tsx';
import { target } from './motion.ts';
import { AltayOwn } from './Own.tsx';
import { AltaySprite } from './Sprite.tsx';
import { AltayChips, Peoples } from './Peoples.tsx';
import { Goals, Market } from './Supply.tsx';

const TABS: readonly Tab[] = [
  ['map', 'mountains', 'tab.map'],
  ['cards', 'cards', 'tab.cards'],
  ['goals', 'laurels', 'altay.tab_goals'],
  ['peoples', 'totem', 'tab.peoples'],
  ['log', 'scroll', 'tab.log'],
];

const ON_PHONE = { only: ['map'], beside: 'cards' } as const;
const HOME: Record<string, string> = { territory: 'map', sea: 'map', folk: 'map', market: 'cards' };
const home = (kind: string, place: string): string | undefined =>
  HOME[kind] ?? (kind === 'goal' && place !== 'goal:current' ? 'goals' : undefined);

/** If everything that can be chosen lies in another view, go there. */
function follow(): () => void {
  return effect(() => {
    if (!mine.value || !decision.value) return;
    const lying = tabsLit(home);
    const only = [...lying][0];
    if (decision.value.prompt.key !== 'ask_main' && lying.size === 1 && only && tab.peek() !== only)
      tab.value = only;
  });
}

export function Table() {
  useEffect(follow, []);
  const marked = tabsLit(home);
  return (
    <main class={`app altay ${replay.value ? 'replaying' : ''}`} data-tab={tab.value}>
      <AltaySprite />
      <TableHeader title="Altay" />
      <Prompt />
      <AltayChips />
      <Tabs tabs={TABS} marked={name => marked.has(name)} phone={ON_PHONE} />
      <div class="left">
        <Peoples />
        <Log targets={target} />
      </div>
      <section class="stage" aria-label={t('map.title')}>
        <AltayBoard />
        <CombatPanel />
        <Folks />
        <AltayInspector />
        <ReplayBar />
      </section>
      <Guide />
      <div class="right" tabIndex={0} role="region" aria-label={t('altay.supply_all')}>
        <Market />
        <Goals />
      </div>
      <AltayOwn />
      <Menu />
    </main>
  );
}
