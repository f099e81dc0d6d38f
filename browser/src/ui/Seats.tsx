/** Who sits where, and whether anybody is there. */
import { seatsHere } from '../core/picture.ts';
import { t } from '../core/text.ts';
import { botName } from './bots.ts';
import { Clock } from './Clock.tsx';

export function SeatState({ seat }: { seat: number }) {
  const info = seatsHere.value?.[seat];
  if (!info) return null;
  const bits: string[] = [];
  if (info.kind === 'open') bits.push(t('seat.open'));
  else if (info.kind !== 'human') bits.push(botName(info.kind));
  else if (info.resigned) bits.push(t('seat.resigned'));
  else if (info.stand_in) bits.push(t('seat.stand_in', { bot: botName(info.stand_in) }));
  else if (!info.present) bits.push(t('seat.away'));
  return (
    <>
      {bits.length ? <span class="state"> · {bits.join(' · ')}</span> : null}
      <Clock seat={seat} />
    </>
  );
}
