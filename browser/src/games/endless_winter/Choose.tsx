/** The choices before the first round: Chief, its side, Setup card. Laid out over the land. */
import { Icon } from '../../art/symbols.tsx';
import { choices, decision } from '../../core/choosing.ts';
import { named, say, upper } from '../../core/text.ts';
import { spot } from '../../ui/spot.ts';
import { book, lines, mySeat, term, type Op } from './catalogue.ts';
import { COLUMN_ICON, Ops, columnName } from './Ops.tsx';

function Bonus({ bonus }: { bonus: { column: string; effect: Op[] }[] }) {
  return (
    <span class="wbonus" aria-hidden="true">
      {bonus.map((b, i) => (
        <span key={i}>
          <Icon name={COLUMN_ICON[b.column] ?? 'totem'} />
          <small>{b.column === 'any' ? term('in_every_column') : columnName(b.column)}</small>
          <i class="arrow">→</i>
          <Ops ops={b.effect} />
        </span>
      ))}
    </span>
  );
}

function Offer({
  target,
  title,
  said,
  children,
}: {
  target: string;
  title: string;
  said: string;
  children: preact.ComponentChildren;
}) {
  const at = spot(target, 'woffer');
  return (
    <button {...at} type="button" aria-label={said}>
      <b>{title}</b>
      {children}
    </button>
  );
}

export function Choose() {
  const asked = decision.value?.prompt.key ?? '';
  const open = choices.value.map(c => c.targets[0] ?? '');
  const kind = ['choose_chief', 'choose_side', 'choose_setup', 'keep_dog'].includes(asked) ? asked : '';
  if (!kind || !decision.value || !open.length) return null;
  return (
    <div class="wchoose" role="group" aria-label={say(decision.value.prompt)}>
      {open.map(target => {
        const id = target.split(':')[1] ?? '';
        if (kind === 'choose_setup') {
          const card = book.value.setup[id];
          return (
            <Offer key={id} target={target} title={named(card?.name)} said={lines('setup', id).join('. ')}>
              <Ops ops={card?.effect ?? []} />
              <small>{lines('setup', id)[1]}</small>
            </Offer>
          );
        }
        if (kind === 'keep_dog') {
          const dog = book.value.modules.dogs[id];
          return (
            <Offer key={id} target={target} title={named(dog?.name)} said={lines('dog', id).join('. ')}>
              <Bonus bonus={dog ? [dog] : []} />
              <small>{lines('dog', id)[1]}</small>
            </Offer>
          );
        }
        const name = kind === 'choose_chief' ? id : (mySeat.value?.chief ?? '');
        const chief = book.value.chiefs[name];
        const text = lines('chief', name);
        if (kind === 'choose_side') {
          const side = id === 'b' ? 'b' : 'a';
          return (
            <Offer
              key={id}
              target={target}
              title={upper(term(`side_${side}`))}
              said={text[side === 'a' ? 1 : 2] ?? ''}
            >
              <Bonus bonus={chief?.[`side_${side}`] ?? []} />
            </Offer>
          );
        }
        return (
          <Offer key={id} target={target} title={named(chief?.name)} said={text.join('. ')}>
            <em>{upper(term('side_a'))}</em>
            <Bonus bonus={chief?.side_a ?? []} />
            <em>{upper(term('side_b'))}</em>
            <Bonus bonus={chief?.side_b ?? []} />
          </Offer>
        );
      })}
    </div>
  );
}
