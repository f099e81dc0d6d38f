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
import type { Ruling } from '../core/wire.ts';

export function RuleLink({ number }: { number: string }) {
  return (
    <button type="button" class="rulelink" onClick={() => (dialog.value = { kind: 'rules', number })}>
      {number}
    </button>
  );
}

export function RulesWindow({ number }: { number: string }) {
  const [rule, setRule] = useState<Pick<Ruling, 'text' | 'language'>>();
  const game = live.value?.game ?? '';
  useEffect(() => {
    setRule(undefined);
    api
      .rule(game, number, language.value)
      .then(setRule, (e: Error) => setRule({ text: e.message, language: 'en' }));
  }, [number, game, language.value]);
  return (
    <Window title={t('rules.one', { number })}>
      {rule === undefined ? (
        <p>{t('app.loading')}</p>
      ) : (
        <div lang={rule.language}>
          <Markdown text={rule.text} />
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
