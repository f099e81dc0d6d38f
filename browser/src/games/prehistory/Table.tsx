/** The table of Prehistory: rock wall or map in the middle, tribes and chronicle left, the own cave
 * right, cards below. The stage follows the season; both views stay in reach. */
import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../art/symbols.tsx';
import { decision, mine, take } from '../../core/choosing.ts';
import { replay } from '../../core/picture.ts';
import { isPhone } from '../../core/room.ts';
import { say, t } from '../../core/text.ts';
import { tab } from '../../core/ui.ts';
import { Log } from '../../ui/Log.tsx';
import { TableHeader } from '../../ui/Menu.tsx';
import { Menu, Prompt } from '../../ui/Prompt.tsx';
import { ReplayBar } from '../../ui/ReplayBar.tsx';
import { Tabs, tabsLit, type Tab } from '../../ui/table/Tabs.tsx';
import { PrehistorySprite } from './art.tsx';
import { Cave, Purse } from './Cave.tsx';
import { view } from './catalogue.ts';
import { Guide } from './Guide.tsx';
import { CaveInspector } from './Inspector.tsx';
import { HexMap } from './Map.tsx';
import { target } from './motion.ts';
import { Rows } from './Rows.tsx';
import { complete } from './sets.ts';
import { Setup } from './Setup.tsx';
import { Season, TribeChips, Tribes } from './Tribes.tsx';
import { near, Wall } from './Wall.tsx';

type Stage = 'wall' | 'map';
export const stage = signal<Stage>('wall');

const WALL = ['wall', 'stones', 'prehistory.tab_wall'] as const;
const MAP = ['map', 'mountains', 'tab.map'] as const;
const TABS: readonly Tab[] = [
  WALL,
  MAP,
  ['cave', 'cave', 'prehistory.tab_cave'],
  ['cards', 'cards', 'tab.cards'],
  ['peoples', 'totem', 'prehistory.tribes'],
  ['log', 'scroll', 'tab.log'],
];

const ON_PHONE = { only: ['wall', 'map', 'cards'], beside: 'cave' } as const;

/** Where a kind of place is found. What lies in the purse is always in sight; free actions call
 * nobody away. */
const HOME: Record<string, string> = {
  gather: 'wall',
  fish: 'wall',
  migrate: 'wall',
  home: 'wall',
  pillar: 'wall',
  position: 'wall',
  shaman: 'wall',
  weather: 'wall',
  pattern: 'wall',
  hex: 'map',
  section: 'cave',
  hunt: 'cards',
  ceremony: 'cards',
  camp: 'cards',
};

const home = (kind: string): string | undefined => HOME[kind];

function show(name: string): void {
  tab.value = name;
  if (name === 'wall' || name === 'map') stage.value = name;
}

/** The stage goes with the season, and to the map or back when only there something can be chosen. */
function follow(): () => void {
  let last = '';
  return effect(() => {
    const phase = view.value?.phase;
    const open = mine.value ? decision.value : undefined;
    const lying = tabsLit(home);
    const season: Stage = phase === 'autumn' || phase === 'over' ? 'map' : 'wall';
    const stages = [...lying].filter(x => x === 'wall' || x === 'map');
    const wanted = open && stages.length === 1 ? (stages[0] as Stage) : season;
    const only = open && lying.size === 1 ? [...lying][0] : undefined;
    const key = `${phase}:${open ? `${open.prompt.key}:${wanted}:${only ?? ''}` : ''}`;
    if (key === last) return;
    last = key;
    stage.value = wanted;
    near.value = undefined; // the question is about something else
    if (isPhone.peek()) {
      if (only) tab.value = only;
      else if (tab.peek() === 'wall' || tab.peek() === 'map') tab.value = wanted;
    }
  });
}

/** A set that is whole though more could be added: one button ends it. */
function Enough() {
  const choice = complete.value;
  if (!choice) return null;
  return (
    <button type="button" class="go enough" data-act="enough" onClick={() => take(choice)}>
      {say(choice.label)}
    </button>
  );
}

/** Keys [ and ] turn the wheel that has the focus, or the one that was touched last. */
function turnKeys(): () => void {
  const turn = (e: KeyboardEvent) => {
    if (e.key !== '[' && e.key !== ']') return;
    if ((e.target as Element).closest('input,select,textarea,dialog')) return;
    const panel = document.activeElement?.closest('.panel') ?? document.querySelector('.panel:hover');
    const arrow = panel?.querySelector<HTMLButtonElement>(
      `[data-target$="${e.key === '[' ? '/counter' : '/clockwise'}"]`,
    );
    if (!arrow) return;
    e.preventDefault();
    if (document.activeElement === arrow) arrow.click();
    else arrow.focus();
  };
  addEventListener('keydown', turn);
  return () => removeEventListener('keydown', turn);
}

export function Table() {
  useEffect(() => {
    if (!TABS.some(([name]) => name === tab.peek()) || tab.peek() === 'map') {
      tab.value = isPhone.peek() ? 'wall' : 'cave';
    }
    return follow();
  }, []);
  useEffect(turnKeys, []);
  const marked = tabsLit(home);
  const now = stage.value;
  return (
    <main
      class={`app prehistory ${replay.value ? 'replaying' : ''} ${near.value ? 'looking' : ''}`}
      data-tab={tab.value}
      data-stage={now}
    >
      <PrehistorySprite />
      <TableHeader title="Prehistory">
        <Season />
        <div class="stagetabs" role="group" aria-label={t('tab.title')}>
          {[WALL, MAP].map(([name, icon, text]) => (
            <button
              key={name}
              type="button"
              data-stage-button={name}
              aria-pressed={now === name}
              class={marked.has(name) ? 'marked' : ''}
              onClick={() => (stage.value = name)}
            >
              <Icon name={icon} />
              <span>{t(text)}</span>
            </button>
          ))}
        </div>
      </TableHeader>
      <Prompt />
      <TribeChips />
      <Tabs tabs={TABS} marked={name => marked.has(name)} show={show} phone={ON_PHONE} />
      <div class="left">
        <Tribes />
        <Log targets={target} />
      </div>
      <section class="stage" aria-label={t(now === 'wall' ? 'prehistory.wall' : 'map.title')}>
        {now === 'wall' ? <Wall /> : <HexMap />}
        <Setup />
        <Enough />
        <CaveInspector />
        <ReplayBar />
      </section>
      <Guide />
      <Cave />
      <Purse />
      <Rows stage={now} />
      <Menu />
    </main>
  );
}
