/** The choice of a folk: each with the ten cards that it begins with. */
import { choices, decision } from '../../core/choosing.ts';
import { nameOf, say } from '../../core/text.ts';
import { spot } from '../../ui/spot.ts';
import { Picker } from '../../ui/table/Picker.tsx';
import { CardView } from './Card.tsx';
import { book } from './catalogue.ts';

export function Folks() {
  const folks = choices.value.map(c => c.targets[0] ?? '').filter(x => x.startsWith('folk:'));
  if (!folks.length || !decision.value) return null;
  return (
    <Picker title={say(decision.value.prompt)} cls="folks">
      {folks.map(target => (
        <Folk key={target} id={target.slice('folk:'.length)} />
      ))}
    </Picker>
  );
}

function Folk({ id }: { id: string }) {
  return (
    <div class="folk">
      <button {...spot(`folk:${id}`, 'folkname')} type="button">
        {nameOf('folk', id)}
      </button>
      <div class="folkcards">
        {Object.entries(book.value.decks[id] ?? {}).map(([card, n]) => (
          <CardView key={card} card={card} target={`look:${card}`} size="market" count={n} />
        ))}
      </div>
    </div>
  );
}
