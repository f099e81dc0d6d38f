/** A painted door, and under it the ways to begin: each is one click. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../art/symbols.tsx';
import type { GameInfo } from '../../core/wire.ts';
import { STATIC } from '../../core/host.ts';
import { boxPath, helpPath } from '../../core/route.ts';
import { labelled, named, t } from '../../core/text.ts';
import { dialog } from '../../core/ui.ts';
import type { NewTable } from '../../core/wire.ts';
import { Link } from '../Link.tsx';
import { botName } from '../bots.ts';
import { DoorPicture } from './DoorPicture.tsx';
import type { GameLobby } from './GameLobby.ts';
import { againstBots, alone, make, numbers, online, quickBots, usualBot } from './plans.ts';

const players = ({ players: [from, to] }: GameInfo): string => t('lobby.players', { from, to });

function Preset(props: {
  act: string;
  icon: string;
  title: string;
  hint: ComponentChildren;
  first?: boolean;
  busy: boolean;
  start: () => void;
}) {
  return (
    <button
      type="button"
      class={props.first ? 'preset go' : 'preset'}
      data-act={props.act}
      aria-disabled={props.busy || undefined}
      onClick={() => props.busy || props.start()}
    >
      <Icon name={props.icon} />
      <span>
        <b>{props.title}</b>
        <small>{props.hint}</small>
      </span>
    </button>
  );
}

export function Door({ game, own }: { game: GameInfo; own: GameLobby }) {
  const [busy, setBusy] = useState(false);
  const name = named(game.name);
  const [first, ...rest] = name.split(/\s[-–:]\s|:\s/);
  const bots = quickBots(game);
  const together = numbers(game);
  const invite = () => (dialog.value = { kind: 'share' });
  const start = async (plan: NewTable, then?: () => void) => {
    setBusy(true);
    const made = await make(plan);
    setBusy(false);
    if (made) then?.();
  };
  return (
    <article class={`way ${game.id}`} data-game={game.id} aria-label={name}>
      <div class="door">
        <svg viewBox="34 0 252 262" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <DoorPicture door={own.door} />
        </svg>
        <div class="doortext">
          <h2>
            {first}
            {rest.length > 0 && <small>{rest.join(' ')}</small>}
          </h2>
          <p>{[players(game), game.designers.join(', ')].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <div class="presets">
        {bots > 0 && (
          <Preset
            act="now"
            icon="fire"
            title={t('preset.now')}
            hint={t('preset.now_hint', { n: bots, bot: botName(usualBot(game)) })}
            first
            busy={busy}
            start={() => void start(againstBots(game))}
          />
        )}
        {game.players[0] === 1 && (
          <Preset
            act="alone"
            icon="caveman"
            title={t('preset.alone')}
            hint={t(own.alone ?? 'preset.nobody')}
            first={!bots}
            busy={busy}
            start={() => void start(alone(game))}
          />
        )}
        {together.length > 0 && (
          <>
            <Preset
              act="hotseat"
              icon="hand"
              title={t('preset.hotseat')}
              hint={t('preset.hotseat_hint')}
              busy={busy}
              start={() => (dialog.value = { kind: 'hotseat', game: game.id })}
            />
            {!STATIC && (
              <div class="preset online" role="group" aria-label={t('preset.online')}>
                <Icon name="foot" />
                <span>
                  <b>{t('preset.online')}</b>
                  <small>{t('preset.online_hint')}</small>
                </span>
                <span class="heads">
                  {together.map(n => (
                    <button
                      key={n}
                      type="button"
                      data-act={`online-${n}`}
                      aria-label={t('preset.online_n', { n })}
                      aria-disabled={busy || undefined}
                      onClick={() => busy || void start(online(game, n), invite)}
                    >
                      {n}
                    </button>
                  ))}
                </span>
              </div>
            )}
          </>
        )}
        <p class="waylinks">
          <Link href={helpPath(game.id)} act="help" label={labelled(t('pages.how'), name)}>
            {t('pages.how')}
          </Link>
          <Link href={helpPath(game.id, 'legend')} act="legend" label={labelled(t('pages.legend'), name)}>
            {t('pages.legend')}
          </Link>
          <Link href={boxPath(game.id)} act="box" label={labelled(t('box.title'), name)}>
            {t('box.title')}
          </Link>
          <button
            type="button"
            class="aslink"
            data-act="more"
            aria-label={labelled(t('preset.more'), name)}
            onClick={() => (dialog.value = { kind: 'setup', game: game.id })}
          >
            {t('preset.more')}
          </button>
        </p>
      </div>
    </article>
  );
}
