/** What an automatic opponent does, in the place of the question: the lines of the act, the rule
 * behind it, and the way to the next one. */
import { weighed, type Act } from '../core/picture.ts';
import { behind, byHand, turnByHand, turnPage } from '../core/showing.ts';
import { say, t } from '../core/text.ts';
import { dialog } from '../core/ui.ts';

export function ActLines({ act }: { act: Act }) {
  return (
    <span class="actlines" data-step={`${act.number}${weighed.value ? ' weighed' : ''}`}>
      {act.lines.slice(1).map((line, i) => (
        <span key={i}>{say(line.text)} </span>
      ))}
    </span>
  );
}

export function ActButtons({ act }: { act: Act }) {
  return (
    <>
      <output>{t('telling.page', { n: act.number, of: act.of })}</output>
      {act.rule && (
        <button
          type="button"
          data-act="why"
          onClick={() => (dialog.value = { kind: 'rules', number: act.rule })}
        >
          {t('prompt.why')}
        </button>
      )}
      {byHand.value ? (
        <>
          <button
            type="button"
            data-act="unaided"
            title={t('prompt.unaided_hint')}
            onClick={() => turnByHand(false)}
          >
            {t('prompt.unaided')}
          </button>
          {behind.value > 0 && (
            <button type="button" class="go" data-act="step" onClick={turnPage}>
              {t('prompt.step')}
            </button>
          )}
        </>
      ) : (
        <button
          type="button"
          data-act="step"
          title={t('prompt.by_hand_hint')}
          onClick={() => turnByHand(true)}
        >
          {t('prompt.by_hand')}
        </button>
      )}
    </>
  );
}
