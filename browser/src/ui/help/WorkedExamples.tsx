/** Examples in pictures and words, made of recorded games that the rules have folded. */
import { t } from '../../core/text.ts';
import type { ExampleInfo, ExampleStep } from '../../core/wire.ts';
import { Figure, type Studio } from './Figure.tsx';

function Step({ step, studio }: { step: ExampleStep; studio: Studio | undefined }) {
  return (
    <li class="examplestep">
      <Figure studio={studio} of={step.show} moment={step.at}>
        <figcaption>
          {step.lines.length > 0 && (
            <ul class="examplelines" aria-label={t('log.title')}>
              {step.lines.map((line, n) => (
                <li key={n}>{line}</li>
              ))}
            </ul>
          )}
          <p>{step.text}</p>
        </figcaption>
      </Figure>
    </li>
  );
}

export function WorkedExamples({ all, studio }: { all: readonly ExampleInfo[]; studio: Studio | undefined }) {
  if (!all.length) return null;
  return (
    <section class="examples" aria-labelledby="examples">
      <h2 id="examples">{t('pages.examples')}</h2>
      {all.map(example => (
        <article key={example.id} id={`example-${example.id}`} aria-label={example.title}>
          <h3>{example.title}</h3>
          <ol class="examplesteps">
            {example.steps.map(step => (
              <Step key={step.at} step={step} studio={studio} />
            ))}
          </ol>
        </article>
      ))}
    </section>
  );
}
