/** One ruling in a window; from there to its place in the whole book. */
import { useEffect, useState } from 'preact/hooks';
import { api } from '../core/api.ts';
import { Markdown } from '../core/markdown.tsx';
import { helpPath } from '../core/route.ts';
import { live } from '../core/picture.ts';
import { language, t } from '../core/text.ts';
import { dialog } from '../core/ui.ts';
import { Window } from './Dialog.tsx';
import { Link } from './Link.tsx';

export function RuleLink({ number }: { number: string }) {
  return (
    <button type="button" class="rulelink" onClick={() => (dialog.value = { kind: 'rules', number })}>
      {number}
    </button>
  );
}

export function RulesWindow({ number }: { number: string }) {
  const [text, setText] = useState<string>();
  const game = live.value?.game ?? '';
  useEffect(() => {
    setText(undefined);
    api.rule(game, number).then(
      rule => setText(rule.text),
      (e: Error) => setText(e.message),
    );
  }, [number, game]);
  return (
    <Window title={t('rules.one', { number })}>
      {text === undefined ? (
        <p>{t('app.loading')}</p>
      ) : (
        <div lang={language.value === 'en' ? undefined : 'en'}>
          <Markdown text={text} />
        </div>
      )}
      <p>
        <Link href={helpPath(game, 'rules', number)} cls="button" act="in-the-book">
          {t('rules.all')}
        </Link>
      </p>
    </Window>
  );
}
