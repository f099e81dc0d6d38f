/** Rule help: one ruling, or the whole book. */
import { useEffect, useState } from 'preact/hooks';
import { api } from '../core/api.ts';
import { Markdown } from '../core/markdown.tsx';
import { live } from '../core/table.ts';
import { t } from '../core/text.ts';
import { dialog } from '../core/ui.ts';
import { Window } from './Dialog.tsx';

export function RuleLink({ number }: { number: string }) {
  return (
    <button type="button" class="rulelink" onClick={() => (dialog.value = { kind: 'rules', number })}>
      {number}
    </button>
  );
}

export function RulesWindow({ number }: { number?: string }) {
  const [text, setText] = useState<string>();
  const game = live.value?.game ?? 'altay';
  useEffect(() => {
    setText(undefined);
    const found = number ? api.rule(game, number).then(r => r.text) : api.rules(game);
    found.then(setText, (e: Error) => setText(e.message));
  }, [number, game]);
  return (
    <Window title={number ? t('rules.one', { number }) : t('rules.title')} wide={!number}>
      {text === undefined ? <p>{t('app.loading')}</p> : <Markdown text={text} />}
      {number && (
        <p>
          <button type="button" onClick={() => (dialog.value = { kind: 'rules' })}>
            {t('rules.all')}
          </button>
        </p>
      )}
    </Window>
  );
}
