/** What Endless Winter adds to the lobby: the challenge to play somebody's deal. */
import { useState } from 'preact/hooks';
import { NAMELESS, settings } from '../../core/settings.ts';
import { t } from '../../core/text.ts';
import type { GameLobby } from '../../ui/lobby/GameLobby.ts';
import type { Beginning } from '../../ui/lobby/plans.ts';
import { variantNames } from '../../core/variants.ts';
import { accept, adopt, GAME, readChallenge, type Challenge } from './results.ts';

adopt();

function useStart({ game, begin }: Beginning) {
  const [busy, setBusy] = useState(false);
  const start = async (seed: number | null, chosen: string[], challenge?: Challenge) => {
    setBusy(true);
    const name = settings.value.name || NAMELESS;
    const made = await begin({
      game: game.id,
      seats: [{ kind: 'human', name }],
      options: Object.fromEntries(chosen.map(o => [o, 'on'])),
      seed,
    });
    if (made && challenge) accept(made, challenge);
    setBusy(false);
  };
  return { busy, start };
}

/** Somebody's challenge, if the address holds one. */
function AcceptChallenge(props: Beginning) {
  const dare = readChallenge(location.hash);
  const { busy, start } = useStart(props);
  if (!dare) return null;
  return (
    <section class="tables darebox" aria-label={t('endless_winter.solo')}>
      <p class="dare">
        <b>{t('endless_winter.solo_challenge', { name: dare.name || '?', n: dare.score })}</b>{' '}
        {variantNames(GAME, Object.fromEntries(dare.options.map(o => [o, 'on']))).join(' · ')}{' '}
        <button
          type="button"
          class="go"
          data-act="dare"
          disabled={busy}
          onClick={() => void start(dare.seed, dare.options, dare)}
        >
          {t('endless_winter.solo_accept')}
        </button>
      </p>
    </section>
  );
}

const Figures = () => (
  <>
    <use href="#i-bison" transform="translate(48 92) scale(.2)" fill="#24444f" />
    <use href="#i-dolmen" transform="translate(158 74) scale(.22)" fill="#24444f" />
  </>
);

export const lobby: GameLobby = {
  door: { sky: '#1f3946', far: '#8fbccb', land: '#e6f5f9', front: '#bfe0ea', Figures },
  alone: 'endless_winter.alone',
  Challenge: AcceptChallenge,
};
