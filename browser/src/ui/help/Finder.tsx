/** Searching in a help page: a field, what was found, and whatever else stands above the page. */
import type { ComponentChildren } from 'preact';

interface Props {
  label: string;
  words: string;
  setWords: (words: string) => void;
  /** How much was found, or a hint. */
  found: string;
  children: ComponentChildren;
}

export function Finder({ label, words, setWords, found, children }: Props) {
  return (
    <div class="finder">
      <label class="field">
        {label}
        <input type="search" value={words} data-act="search" onInput={e => setWords(e.currentTarget.value)} />
      </label>
      <p role="status" class="hint">
        {found}
      </p>
      {children}
    </div>
  );
}
