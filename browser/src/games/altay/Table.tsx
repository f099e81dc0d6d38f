/** The table of Altay: map in the middle, peoples and chronicle left, supply right, own place below. */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../art/symbols.tsx';
import { decision, lit, mine, replay } from '../../core/table.ts';
import { t } from '../../core/text.ts';
import { tab } from '../../core/ui.ts';
import { Log } from '../../ui/Log.tsx';
import { TableHeader } from '../../ui/Menu.tsx';
import { Menu, Prompt } from '../../ui/Prompt.tsx';
import { ReplayBar } from '../../ui/ReplayBar.tsx';
import { Board } from './Board.tsx';
import { CombatPanel } from './Combat.tsx';
import { Guide } from './Guide.tsx';
import { Inspector } from './Inspector.tsx';
import { target } from './motion.ts';
import { Own } from './Own.tsx';
import { AltaySprite } from './Sprite.tsx';
import { Chips, Peoples } from './Peoples.tsx';
import { Goals, Market } from './Supply.tsx';

export const TABS = [
  ['map', 'mountains'],
  ['cards', 'cards'],
  ['goals', 'laurels'],
  ['peoples', 'totem'],
  ['log', 'scroll'],
] as const;

const HOME: Record<string, string> = { territory: 'map', sea: 'map', market: 'cards' };

/** Where the lit places lie. */
export function tabsLit(): Set<string> {
  const out = new Set<string>();
  for (const place of lit.value) {
    const kind = place.split(':')[0] ?? '';
    const home = HOME[kind] ?? (kind === 'goal' && place !== 'goal:current' ? 'goals' : undefined);
    if (home) out.add(home);
  }
  return out;
}

/** If everything that can be chosen lies in another view, go there. */
function follow(): () => void {
  return effect(() => {
    if (!mine.value || !decision.value) return;
    const lying = tabsLit();
    const only = [...lying][0];
    if (decision.value.prompt.key !== 'ask_main' && lying.size === 1 && only && tab.peek() !== only)
      tab.value = only;
  });
}

export function Table() {
  useEffect(follow, []);
  const marked = tabsLit();
  return (
    <div class={`app altay ${replay.value ? 'replaying' : ''}`} data-tab={tab.value}>
      <AltaySprite />
      <TableHeader title="Altay" />
      <Prompt />
      <Chips />
      <nav class="tabs" aria-label={t('tab.title')}>
        {TABS.map(([name, icon]) => (
          <button
            key={name}
            type="button"
            data-tab-button={name}
            aria-pressed={tab.value === name}
            class={marked.has(name) ? 'marked' : ''}
            onClick={() => (tab.value = name)}
          >
            <Icon name={icon} />
            <span>{t(`tab.${name}`)}</span>
          </button>
        ))}
      </nav>
      <div class="left">
        <Peoples />
        <Log targets={target} />
      </div>
      <main class="stage" aria-label={t('map.title')}>
        <Board />
        <CombatPanel />
        <Inspector />
        <ReplayBar />
      </main>
      <Guide />
      <div class="right" tabIndex={0} role="group" aria-label={t('supply.all')}>
        <Market />
        <Goals />
      </div>
      <Own />
      <Menu />
    </div>
  );
}
