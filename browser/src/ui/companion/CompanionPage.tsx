/** The automatic opponent beside a real table: made for a phone in one hand. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { language, t } from '../../core/text.ts';
import { go, helpPath } from '../../core/route.ts';
import { Link } from '../Link.tsx';
import { PageHead } from '../PageHead.tsx';
import { Gallery, type Drawings } from './Art.tsx';
import { Ask } from './Ask.tsx';
import { Begin } from './Begin.tsx';
import { Answers, Belongings } from './Belongings.tsx';
import {
  answer,
  answered,
  busy,
  change,
  learnWords,
  missing,
  offline,
  open,
  play,
  say,
  shown,
  trouble,
  undo,
  waiting,
  words,
} from './device.ts';
import { Doing } from './Doing.tsx';
import { comeFrom } from './from.ts';
import { Handover } from './Handover.tsx';
import { keepPage } from './keep.ts';
import { ScorePad } from './ScorePad.tsx';
import type { Shown } from './wire.ts';

type Part = 'table' | 'own' | 'answers' | 'digital';
/** `/companion#from=...`: a digital table goes on here. */
const FROM = 'from=';

export function CompanionPage({ session, drawings }: { session: string; drawings: Drawings }) {
  const spoken = language.value;
  useEffect(() => {
    document.title = `${t('companion.title')} – ${t('app.name')}`;
    void learnWords().then(keepPage);
    if (session.startsWith(FROM)) void comeFrom(session.slice(FROM.length));
    else if (session && session !== 'pad') void open(session);
  }, [session, spoken]);
  if (!words.value) return <p class="loading">Dolmen</p>;
  return (
    <div class="helppage cpage">
      <PageHead />
      <main class="companion">
        {session === 'pad' ? (
          <ScorePad back={() => go('/companion')} drawings={drawings} />
        ) : session.startsWith(FROM) ? (
          <p class="loading">Dolmen</p>
        ) : session ? (
          <Session session={session} drawings={drawings} />
        ) : (
          <Begin pad={() => go('/companion#pad')} />
        )}
      </main>
    </div>
  );
}

function Session({ session, drawings }: { session: string; drawings: Drawings }) {
  const [part, turnTo] = useState<Part>('table');
  const setPart = (next: Part) => {
    turnTo(next);
    scrollTo(0, 0);
  };
  const now = shown.value;
  if (missing.value) return <p class="cwaiting">{missing.value}</p>;
  if (!now) return <p class="loading">{offline.value ? say('waiting') : 'Dolmen'}</p>;
  const tabs: [Part, string][] = [
    ['table', say('to_do')],
    ['own', now.score.length ? say('group_opponent', {}, 'position') : say('owns_rival')],
    ['answers', say('history')],
  ];
  return (
    <Gallery game={now.start.game} drawings={drawings}>
      <nav class="ctabs">
        {tabs.map(([id, text]) => (
          <button
            key={id}
            type="button"
            class={id === part ? 'on' : ''}
            aria-pressed={id === part}
            data-part={id}
            onClick={() => setPart(id)}
          >
            {text}
          </button>
        ))}
      </nav>
      {offline.value && (
        <p class="cwaiting" role="status">
          {trouble.value || say('waiting')} {waiting.value.length ? `(${waiting.value.length})` : ''}
        </p>
      )}
      {part === 'table' && <Now shown={now} digital={() => setPart('digital')} />}
      {part === 'digital' && <Handover shown={now} session={session} close={() => setPart('table')} />}
      {part === 'own' && <Belongings shown={now} />}
      {part === 'answers' && <Answers shown={now} />}
    </Gallery>
  );
}

function Now({ shown: now, digital }: { shown: Shown; digital(): void }) {
  const question = now.question;
  const [playing, setPlaying] = useState(false);
  const asking = useRef<HTMLElement>(null);
  // A new question comes into view; what was done before can be scrolled back to.
  useEffect(() => asking.current?.scrollIntoView({ block: 'nearest' }), [question?.key]);
  return (
    <>
      <Doing shown={now} />
      {question && offline.value && answered.value ? (
        <section class="asking" role="status" data-kept={question.key}>
          <h1>{say('kept')}</h1>
          <p>{say('needs_server')}</p>
        </section>
      ) : question ? (
        <section
          ref={asking}
          class={`asking${busy.value ? ' busy' : ''}`}
          aria-live="polite"
          data-asks={question.key}
        >
          <h1>{question.text}</h1>
          <Ask
            question={question}
            board={now.boards.find(board => board.id === question.board)}
            north={now.start.north}
            answer={value => answer(question.key, value)}
            change={change}
          />
          {now.reactions.length > 0 &&
            (playing ? (
              <div class="coptions many">
                {now.reactions.map(one => (
                  <button
                    key={one.id}
                    type="button"
                    data-played={one.id}
                    onClick={() => {
                      play(one.id);
                      setPlaying(false);
                    }}
                  >
                    {one.text}
                  </button>
                ))}
              </div>
            ) : (
              <button type="button" data-act="played" onClick={() => setPlaying(true)}>
                {say('played')}
              </button>
            ))}
        </section>
      ) : (
        <Result shown={now} />
      )}
      <p class="cfoot">
        <button type="button" data-act="undo" disabled={now.last < 0 && !waiting.value.length} onClick={undo}>
          {say('undo')}
        </button>
        <Link href={helpPath(now.start.game, 'legend')} cls="button">
          {say('legend')}
        </Link>
        {!now.over && (
          <button type="button" data-act="digital" onClick={digital}>
            {say('title', {}, 'position')}
          </button>
        )}
      </p>
    </>
  );
}

function Result({ shown: now }: { shown: Shown }) {
  const theirs = now.score.reduce((sum, row) => sum + row.value, 0);
  return (
    <section class="asking">
      <h1 class="cresult">{now.result}</h1>
      <dl class="cscore">
        {now.score.map(row => (
          <div key={row.id}>
            <dt>{row.text}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
        {now.score.length > 0 && (
          <div class="sum">
            <dt>{say('total')}</dt>
            <dd>{theirs}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
