/** Every symbol of a game's table with its name and a sentence: a page, and a window at the table. */
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/symbols.tsx';
import { api } from '../../core/api.ts';
import { language, t } from '../../core/text.ts';
import type { SymbolGroupInfo, SymbolInfo } from '../../core/wire.ts';
import { whyNoPage } from './missing.ts';
import { fetchContent } from './pageContent.ts';
import { usePictures, type GetPictures, type Pictures } from './pictures.ts';

export function Mark({ mark, pictures }: { mark: string; pictures: Pictures }) {
  const [kind = '', id = ''] = mark.split(':');
  if (kind === 'icon') return <Icon name={id} />;
  return pictures.Mark ? <pictures.Mark kind={kind} id={id} /> : null;
}

function Entry({ symbol, pictures }: { symbol: SymbolInfo; pictures: Pictures | undefined }) {
  return (
    <div class="symbolentry" data-mark={symbol.mark}>
      <dt>
        <span class="symbolmark" inert>
          {pictures && <Mark mark={symbol.mark} pictures={pictures} />}
        </span>
        <b>{symbol.name}</b>
      </dt>
      <dd>{symbol.about}</dd>
    </div>
  );
}

export function Legend({ game, drawings }: { game: string; drawings: Record<string, GetPictures> }) {
  const pictures = usePictures(game, true, drawings[game]);
  const [groups, setGroups] = useState<SymbolGroupInfo[]>();
  const [failed, setFailed] = useState('');
  useEffect(() => {
    let gone = false;
    setFailed('');
    Promise.all([api.legend(game, language.value), fetchContent(game)]).then(
      ([found]) => gone || setGroups(found),
      (e: Error) => gone || setFailed(whyNoPage(e)),
    );
    return () => {
      gone = true;
    };
  }, [game, language.value]);
  if (failed) return <p>{failed}</p>;
  if (!groups) return <p>{t('app.loading')}</p>;
  if (!groups.length) return <p>{t('pages.none')}</p>;
  return (
    <div class={`symbols ${pictures?.scope ?? ''}`}>
      {pictures?.Symbols && <pictures.Symbols />}
      {groups.map(group => (
        <section key={group.id} aria-labelledby={`legend-${group.id}`}>
          <h2 id={`legend-${group.id}`}>{group.title}</h2>
          <dl>
            {group.symbols.map(symbol => (
              <Entry key={symbol.mark} symbol={symbol} pictures={pictures} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
