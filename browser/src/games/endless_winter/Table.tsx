/** The table of Endless Winter: columns, land, site and idols in the middle; tribes, Nomads and
 * chronicle left; what lies open for all right; the own place below. */
import { computed, effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { decision, lit, mine } from '../../core/choosing.ts';
import { replay, weighed } from '../../core/picture.ts';
import { t } from '../../core/text.ts';
import { tab } from '../../core/ui.ts';
import { Log } from '../../ui/Log.tsx';
import { TableHeader } from '../../ui/Menu.tsx';
import { Menu, Prompt } from '../../ui/Prompt.tsx';
import { ReplayBar } from '../../ui/ReplayBar.tsx';
import { Tabs, tabsLit, type Tab } from '../../ui/table/Tabs.tsx';
import { Land } from './Board.tsx';
import { board, hasCave, room, showing, siteBeside, tabs } from './boards.ts';
import { book, mark, view } from './catalogue.ts';
import { Cave } from './Cave.tsx';
import { Choose } from './Choose.tsx';
import { Columns } from './Columns.tsx';
import { Eclipse } from './Eclipse.tsx';
import { RitualSites } from './Extras.tsx';
import { Guide } from './Guide.tsx';
import { Idols } from './Idols.tsx';
import { WinterInspector } from './Inspector.tsx';
import { Culture, HuntingGround, Stacks, Stones } from './Market.tsx';
import { target } from './motion.ts';
import { NomadPanel } from './Nomads.tsx';
import { WinterOwn } from './Own.tsx';
import { WinterSprite } from './Pieces.tsx';
import { Site } from './Site.tsx';
import { Solo } from './Solo.tsx';
import { Tribes, WinterChips } from './Tribes.tsx';

const TABS: readonly Tab[] = [
  ['map', 'mountains', 'endless_winter.tab_map'],
  ['site', 'dolmen', 'endless_winter.tab_site'],
  ['cave', 'cave', 'endless_winter.tab_cave'],
  ['cards', 'cards', 'endless_winter.tab_cards'],
  ['peoples', 'totem', 'endless_winter.tab_peoples'],
  ['log', 'scroll', 'endless_winter.tab_log'],
];

const ON_PHONE = { only: ['map', 'site', 'cave'], beside: 'cards' } as const;

const HOME: Record<string, string> = {
  chief: 'map',
  side: 'map',
  setup: 'map',
  border: 'map',
  raft: 'map',
  hex: 'map',
  junction: 'map',
  column: 'site',
  option: 'site',
  site: 'site',
  track: 'site',
  rest: 'site',
  ritual: 'site',
  line: 'cave',
  dot: 'cave',
  ground: 'cards',
  culture: 'cards',
  stone: 'cards',
  tribe: 'cards',
};

const home = (kind: string): string | undefined => HOME[kind];

const marked = computed(() => [...tabsLit(home)].join(' '));
/** Where the Nomads choose now, if the places are not in sight. */
function showWeighed(): void {
  const kind = weighed.value?.taken[0]?.split(':')[0] ?? '';
  const where = HOME[kind];
  if (!where) return;
  if (room.value === 'narrow' || (room.value === 'middle' && where === 'cards')) tab.value = where;
  if (where === 'map') board.value = 'land';
  else if (kind === 'site' && !(room.value === 'wide' && siteBeside.value)) board.value = 'site';
  requestAnimationFrame(() =>
    document.querySelector('.weighed.chosen')?.scrollIntoView({ block: 'nearest' }),
  );
}

const siteLit = (): boolean => [...lit.value].some(x => x.startsWith('site:'));

/** If everything that can be chosen lies in another view, go there. */
function follow(): () => void {
  return effect(() => {
    if (weighed.value) return showWeighed();
    if (!mine.value || !decision.value) return;
    // A cramped site comes forward while something is built there, and steps back afterwards.
    if (room.value === 'wide' && board.peek() !== 'cave') board.value = siteLit() ? 'site' : 'land';
    const lying = tabsLit(home);
    const only = [...lying][0];
    if (lying.size !== 1 || !only) return;
    if (tab.peek() !== only) tab.value = only;
    requestAnimationFrame(() =>
      document.querySelector('main .legal, .right .legal')?.scrollIntoView({ block: 'nearest' }),
    );
    if (only === 'map') board.value = 'land';
    else if (only === 'cave') board.value = 'cave';
    else if (
      only === 'site' &&
      room.value !== 'wide' &&
      [...lit.value].some(x => /^(site|track|ritual):/.test(x))
    )
      board.value = 'site';
  });
}

/** Apart from the table, which is not drawn again whenever something else is lit. */
function WinterTabs() {
  const tabs = TABS.filter(([name]) => name !== 'cave' || hasCave.value);
  return <Tabs tabs={tabs} marked={name => marked.value.includes(name)} phone={ON_PHONE} />;
}

function BoardTabs() {
  const shown = showing.value;
  if (!tabs.value.length) return null;
  return (
    <div class="boardtabs" role="group" aria-label={t('endless_winter.boards')}>
      {tabs.value.map(name => (
        <button
          key={name}
          type="button"
          data-board-tab={name}
          aria-pressed={name === 'land' ? shown.includes(name) : shown[0] === name}
          class={name === 'cave' && marked.value.includes('cave') ? 'marked' : ''}
          onClick={() => (board.value = name)}
        >
          {name === 'land' && room.value === 'wide' && siteBeside.value
            ? t('endless_winter.land_and_site')
            : t(`endless_winter.${name}`)}
        </button>
      ))}
    </div>
  );
}

export function Table() {
  useEffect(follow, []);
  const shown = showing.value;
  // Left and right share a place on smaller screens; what is hidden is not drawn.
  const aside = tab.value === 'peoples' || tab.value === 'log';
  const left = room.value === 'wide' || aside;
  const right = room.value === 'wide' || (!aside && (room.value === 'middle' || tab.value === 'cards'));
  return (
    <main
      class={`app winter ${replay.value ? 'replaying' : ''}`}
      data-tab={tab.value}
      data-board={shown.join(' ')}
    >
      <WinterSprite
        sides={(view.value?.seats ?? []).map(s => mark(s.seat)).join(' ')}
        more={Object.keys(book.value.modules.names).some(name => name in (view.value ?? {}))}
      />
      <TableHeader title="Endless Winter" />
      <Prompt />
      <WinterChips />
      <WinterTabs />
      {left && (
        <div class="left">
          <Tribes />
          <NomadPanel />
          <Log targets={target} />
        </div>
      )}
      <section
        class="stage"
        aria-label={t('endless_winter.stage_title')}
        tabIndex={room.value === 'narrow' ? 0 : undefined}
      >
        {view.value?.eclipse ? <Eclipse /> : <Columns />}
        <BoardTabs />
        {shown.includes('land') && (
          <div class="landbox">
            <Land />
            <Choose />
          </div>
        )}
        {shown.includes('site') && (
          <div class="sitebox" tabIndex={0} role="group" aria-label={t('endless_winter.site')}>
            {(shown[0] === 'site' || siteBeside.value) && <Site />}
            <RitualSites />
            <Stones />
            <Idols />
          </div>
        )}
        {shown.includes('cave') && (
          <div class="cavebox">
            <Cave />
          </div>
        )}
        <WinterInspector />
        <ReplayBar />
      </section>
      {right && (
        <div class="right" tabIndex={0} role="region" aria-label={t('tab.cards')}>
          <div class="wtwo">
            <HuntingGround />
            <Stacks />
          </div>
          <Culture />
        </div>
      )}
      <WinterOwn />
      <Menu />
      <Guide />
      <Solo />
    </main>
  );
}
