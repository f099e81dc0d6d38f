/** What is wrong with a field, beside it. */
import type { Problem } from './draft.ts';

export function Wrong({ at, problem }: { at: string; problem: Problem | undefined }) {
  if (problem?.at !== at) return null;
  return (
    <p class="fieldwrong" role="alert" data-wrong={at}>
      {problem.text}
    </p>
  );
}
