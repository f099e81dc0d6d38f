/** The review of a game at its table's address: asked for, on its way, or there. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../../core/api.ts';
import { kept } from '../../core/kept.ts';
import { go, practicePath } from '../../core/route.ts';
import { store, stored, unstore } from '../../core/storage.ts';
import { language, t } from '../../core/text.ts';
import { toast } from '../../core/toasts.ts';
import type { ReviewState } from '../../core/wire.ts';
import { copyLink } from '../Share.tsx';
import { forkAt } from '../fork.ts';
import { Link } from '../Link.tsx';
import { PageHead } from '../PageHead.tsx';
import { ReviewView } from './ReviewView.tsx';

const POLL = 800;
/** The address with this at its end asks for the review at once. */
export const START = '#start';
const BARRIERS = {
  plays_on: 'review.plays_on',
  no_judge: 'review.no_judge',
  stands_still: 'review.stands_still',
} as const;
const ticketOf = (table: string): string => `dolmen.review.${table}`;

/** How the review of a table stands, asked again and again while it is being made. */
function useReview(table: string) {
  const [now, setNow] = useState<ReviewState>();
  const [lost, setLost] = useState(false);
  const [turn, setTurn] = useState(0);
  const spoken = language.value;
  const current = useRef(0);
  const take = (state: ReviewState): void => {
    if (state.ticket) store(ticketOf(table), state.ticket);
    if (state.state !== 'running' && state.state !== 'waiting') unstore(ticketOf(table));
    setNow(state);
    setLost(false);
  };
  useEffect(() => {
    const mine = ++current.current;
    let timer = 0;
    const look = async () => {
      try {
        const state = await api.review(table, spoken);
        if (mine !== current.current) return;
        take(state);
        if (state.state === 'running' || state.state === 'waiting') timer = window.setTimeout(look, POLL);
      } catch (e) {
        if (mine !== current.current) return;
        // The server may be starting again: what it has found so far is kept.
        setLost(true);
        toast((e as Error).message);
        timer = window.setTimeout(look, 4 * POLL);
      }
    };
    void look();
    return () => {
      current.current++;
      clearTimeout(timer);
    };
  }, [table, spoken, turn]);
  const act = (what: Promise<ReviewState>) =>
    what.then(take, (e: Error) => toast(e.message)).then(() => setTurn(n => n + 1));
  return {
    now,
    lost,
    ask: () => void act(api.askReview(table)),
    cancel: (ticket: string) => void act(api.cancelReview(table, ticket)),
  };
}

export function ReviewPage({ table }: { table: string }) {
  const { now, lost, ask, cancel } = useReview(table);
  const info = now?.review;
  const state = now?.state;
  useEffect(() => {
    document.title = `${info ? t('review.of', { game: info.title }) : t('review.title')} – ${t('app.name')}`;
  });
  useEffect(() => {
    if (location.hash !== START || !state) return;
    history.replaceState(null, '', location.pathname);
    if (state === 'none' || state === 'stopped') ask();
  }, [state]);
  const mine = kept(table).keys[0]?.seat;
  return (
    <div class="helppage reviewpage">
      <PageHead />
      <main class="sheetpage">
        <h1>{info ? t('review.of', { game: info.title }) : t('review.title')}</h1>
        {!now && <p>{t('app.loading')}</p>}
        {now && !info && <Waiting table={table} now={now} lost={lost} ask={ask} cancel={cancel} />}
        {info && (
          <>
            <ReviewView
              key={mine}
              info={info}
              mine={mine}
              show={moves => go(`/t/${table}#move=${moves}`)}
              fork={(moves, seat) => void forkAt(table, moves, seat)}
              practise={seat => go(practicePath(table, seat))}
            />
            <p class="row noprint">
              <button type="button" data-act="share" onClick={() => copyLink(location.href)}>
                {t('review.share')}
              </button>
              <Link href={`/t/${table}`} cls="button" act="to-table">
                {t('review.table')}
              </Link>
            </p>
          </>
        )}
      </main>
    </div>
  );
}

interface WaitingProps {
  table: string;
  now: ReviewState;
  lost: boolean;
  ask: () => void;
  cancel: (ticket: string) => void;
}

/** Everything but the review itself. */
function Waiting({ table, now, lost, ask, cancel }: WaitingProps) {
  const ticket = stored(ticketOf(table));
  switch (now.state) {
    case 'waiting':
    case 'running':
      return (
        <section class={lost ? 'making lost' : 'making'}>
          <p>{t('review.intro')}</p>
          <p role="status">
            {now.state === 'waiting'
              ? t('review.waiting', { n: now.first })
              : t('review.running', { n: Math.min(now.total, now.done + 1), of: now.total })}
          </p>
          <progress aria-label={t('review.progress')} value={now.done} max={Math.max(1, now.total)} />
          <p>{t('review.time')}</p>
          {ticket && (
            <p class="row">
              <button type="button" data-act="cancel" onClick={() => cancel(ticket)}>
                {t('review.cancel')}
              </button>
            </p>
          )}
        </section>
      );
    case 'none':
    case 'stopped':
    case 'failed': {
      const [said, button] = {
        none: [t('review.intro'), t('review.ask')],
        stopped: [t('review.stopped'), t('review.go_on')],
        failed: [t('review.failed'), t('review.again')],
      }[now.state] as [string, string];
      return (
        <section class="making">
          <p>{said}</p>
          <p>{t('review.time')}</p>
          <p class="row">
            <button type="button" class="go big" data-act="review" onClick={ask}>
              {button}
            </button>
            <Link href={`/t/${table}`} cls="button">
              {t('review.table')}
            </Link>
          </p>
        </section>
      );
    }
    case 'plays_on':
    case 'no_judge':
    case 'stands_still':
      return (
        <section class="making">
          <p>{t(BARRIERS[now.state])}</p>
          <p class="row">
            <Link href={`/t/${table}`} cls="button">
              {t('review.table')}
            </Link>
          </p>
        </section>
      );
    default:
      return null;
  }
}
