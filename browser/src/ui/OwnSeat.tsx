/** What a player can do about their own seat: take it back from a bot, or follow the others to the
 * next table. */
import { host } from '../core/connection.ts';
import { live, localSeats, rematch, replay } from '../core/picture.ts';
import { go } from '../core/route.ts';
import { t } from '../core/text.ts';

/** The seats of this screen that a bot has taken over, and may give back. */
export function leftToBots(): number[] {
  const now = live.value;
  if (!now || now.over || now.still || replay.value) return [];
  return localSeats.value.filter(seat => now.seats[seat]?.stand_in && !now.seats[seat]?.resigned);
}

export function OwnSeat() {
  const left = leftToBots();
  const next = live.value?.over && !replay.value ? rematch.value : undefined;
  return (
    <>
      {left.length > 0 && (
        <button
          type="button"
          class="go"
          data-act="take-back"
          onClick={() => left.forEach(seat => host('hand_back', seat))}
        >
          {t('prompt.take_back')}
        </button>
      )}
      {next && (
        <button type="button" data-act="to-rematch" onClick={() => go(`/t/${next}`)}>
          {t('prompt.rematch')}
        </button>
      )}
    </>
  );
}
