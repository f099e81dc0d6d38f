/** A painted door, and under it the ways to begin: each is one click. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../art/symbols.tsx';
import type { GameLine } from '../../core/api.ts';
import { helpPath } from '../../core/route.ts';
import { language, t } from '../../core/text.ts';
import { dialog } from '../../core/ui.ts';
import type { NewTable } from '../../core/wire.ts';
import { Link } from '../Link.tsx';
import { botName } from '../Seats.tsx';
import { DoorPicture } from './DoorPicture.tsx';
import { againstBots, alone, make, numbers, online, quickBots, usualBot } from './plans.ts';

/** Whom one meets alone, game by game. */
function rival(game: string): string {
  if (game === 'prehistory') return t('preset.rival');
  if (game === 'endless_winter') return t('preset.nomads');
  return t('preset.nobody');
}

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

export function Door({ game }: { game: GameLine }) {
  const [busy, setBusy] = useState(false);
  const name = game.name[language.value];
  const [first, ...rest] = name.split(/\s[-–:]\s|:\s/);
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
          <DoorPicture game={game.id} />
        </svg>
        <div class="doortext">
          <h2>
            {first}
            {rest.length > 0 && <small>{rest.join(' ')}</small>}
          </h2>
          <p>
            {t('lobby.players', { from: game.players[0], to: game.players[1] })} · {game.designers.join(', ')}
          </p>
        </div>
      </div>
      <div class="presets">
        <Preset
          act="now"
          icon="fire"
          title={t('preset.now')}
          hint={t('preset.now_hint', { n: quickBots(game), bot: botName(usualBot(game)) })}
          first
          busy={busy}
          start={() => void start(againstBots(game))}
        />
        {game.players[0] === 1 && (
          <Preset
            act="alone"
            icon="caveman"
            title={t('preset.alone')}
            hint={rival(game.id)}
            busy={busy}
            start={() => void start(alone(game))}
          />
        )}
        <Preset
          act="hotseat"
          icon="hand"
          title={t('preset.hotseat')}
          hint={t('preset.hotseat_hint')}
          busy={busy}
          start={() => (dialog.value = { kind: 'hotseat', game: game.id })}
        />
        <div class="preset online" role="group" aria-label={t('preset.online')}>
          <Icon name="foot" />
          <span>
            <b>{t('preset.online')}</b>
            <small>{t('preset.online_hint')}</small>
          </span>
          <span class="heads">
            {numbers(game).map(n => (
              <button
                key={n}
                type="button"
                data-act={`online-${n}`}
                aria-label={t('preset.online_n', { n })}
                aria-disabled={busy || undefined}
                onClick={() => busy || void start(online(game, n), () => (dialog.value = { kind: 'share' }))}
              >
                {n}
              </button>
            ))}
          </span>
        </div>
        <p class="waylinks">
          <Link href={helpPath(game.id)} act="help" label={`${t('pages.how')}: ${name}`}>
            {t('pages.how')}
          </Link>
          <button
            type="button"
            class="aslink"
            data-act="more"
            aria-label={`${t('preset.more')}: ${name}`}
            onClick={() => (dialog.value = { kind: 'setup', game: game.id })}
          >
            {t('preset.more')}
          </button>
        </p>
      </div>
    </article>
  );
}
