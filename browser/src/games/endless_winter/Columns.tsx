/** The four action columns and Rest: who stands where, what can be done there, and for how much. */
import { memo } from '../../core/memo.ts';
import { Icon } from '../../art/symbols.tsx';
import { choices, lit } from '../../core/choosing.ts';
import { labelled, named, t } from '../../core/text.ts';
import { sight, spot } from '../../ui/spot.ts';
import { book, lines, mark, own, sideName, term, view, type ColumnOption } from './catalogue.ts';
import { Arrows } from './Arrows.tsx';
import { RestTiles } from './Extras.tsx';
import { COLUMN_ICON, CostMarks, Ops, columnName } from './Ops.tsx';
import { FigureMark } from './Pieces.tsx';
import type { FigureView } from './view.ts';

function Option({ option, step }: { option: ColumnOption; step: string }) {
  const at = spot(`option:${option.id}`, 'woption');
  const seat = view.value?.seats[0];
  let cost = (
    <i class="bycard" title={term('cost')}>
      ▤
    </i>
  );
  if (typeof option.cost === 'object') cost = <CostMarks cost={option.cost} />;
  else if (option.cost === 'stone_slot') {
    const slot = book.value.stone_slots[ownSeat()?.stones.length ?? 0];
    if (slot) cost = <CostMarks cost={slot.cost} />;
  } else if (option.cost === 'village_slot') {
    const slot = book.value.village_slots[3 - (ownSeat()?.villages_on_board ?? seat?.villages_on_board ?? 3)];
    if (slot) cost = <CostMarks cost={slot.cost} />;
  }
  return (
    <button {...at} type="button" aria-label={labelled(step, named(option.name))} title={named(option.name)}>
      {(view.value?.columns.length ?? 0) < 5 && <em aria-hidden="true">{step}</em>}
      {cost}
      <Ops ops={option.effect} />
    </button>
  );
}

function ownSeat() {
  const now = view.value;
  if (!now) return undefined;
  return now.seats[typeof now.active === 'number' ? now.active : 0];
}

const standing = (figures: FigureView[]): string =>
  figures
    .map(f => `${sideName(f.seat)} (${f.figure === 'chief' ? term('figure_chief') : term('figure_tribe')})`)
    .join(', ');

const Stand = memo(function Stand({ figure, flip }: { figure: FigureView; flip: string }) {
  return (
    <span data-flip={flip} class="wstand">
      <FigureMark
        kind={figure.seat === 'neutral' ? 'tribe' : figure.figure}
        seat={mark(figure.seat)}
        size={38}
      />
    </span>
  );
});

function ColumnView({ id }: { id: string }) {
  const now = view.value;
  const data = book.value.columns[id];
  const here = now?.columns.find(c => c.id === id);
  if (!now || !here) return null;
  const first = here.first_figure_space;
  const at = spot(`column:${id}`, columnName(id).length > 9 ? 'wcolhead long' : 'wcolhead');
  const said = [...lines('column', id), first ? standing([first]) : '', standing(here.large_space)].filter(
    Boolean,
  );
  return (
    <li class={`wcolumn ${now.column === id ? 'open' : ''}`}>
      <button {...at} type="button" aria-label={said.join('. ')}>
        <Icon name={COLUMN_ICON[id] ?? 'totem'} />
        <b>{columnName(id)}</b>
        {now.column === id && (
          <span class="wlabornow" title={term('labor')}>
            {now.labor}
            <Icon name="hand" />
          </span>
        )}
        {now.column !== id && now.pledged_labor[id] ? (
          <span class="wlabornow">
            +{now.pledged_labor[id]}
            <Icon name="hand" />
          </span>
        ) : null}
      </button>
      <div class="wspaces" aria-hidden="true">
        <span
          class={`wfirst ${first ? 'taken' : ''}`}
          title={term('first_figure_term')}
          data-anchor={`first:${id}`}
        >
          {first ? (
            <Stand figure={first} flip={figureKey(first, id)} />
          ) : (
            <Ops ops={data?.first_figure ?? []} />
          )}
        </span>
        <span class="wlarge">
          {here.large_space.map((f, i) => (
            <Stand key={i} figure={f} flip={`${figureKey(f, id)}:${i}`} />
          ))}
          <Ghosts place={id} />
        </span>
      </div>
      <div class="woptions">
        {(data?.step_0.length ?? 0) > 0 && (
          <span class="woption plain" aria-hidden="true">
            {now.columns.length < 5 && <em>0</em>}
            <Ops ops={data?.step_0 ?? []} />
          </span>
        )}
        {data?.step_a.map(o => (
          <Option key={o.id} option={o} step="A" />
        ))}
        {id === 'migrate' && now.mammoth && <Option option={book.value.modules.mammoth} step="A" />}
        {data?.step_b.map(o => (
          <Option key={o.id} option={o} step="B" />
        ))}
      </div>
    </li>
  );
}

/** Where both kinds of figures may go, each as it would stand there: one click places it. */
function Ghosts({ place }: { place: string }) {
  const target = `column:${place}`;
  const here = choices.value.filter(c => c.targets.at(-1) === target);
  const at = sight(target, 'wghost');
  if (here.length < 2) return null;
  return (
    <>
      {here.map(choice => {
        const kind = choice.targets[0]?.endsWith('chief') ? 'chief' : 'tribe';
        return (
          <span key={kind} {...at} data-part={kind}>
            <FigureMark kind={kind} seat={mark(own.value)} size={26} />
          </span>
        );
      })}
    </>
  );
}

const figureKey = (f: FigureView, id: string): string => `figure:${f.seat}:${f.figure}:${id}`;

function RestView() {
  const now = view.value;
  if (!now) return null;
  const at = spot('column:rest', 'wcolhead');
  return (
    <li class="wcolumn rest">
      <button
        {...at}
        type="button"
        aria-label={[term('t_rest'), standing(now.rest)].filter(Boolean).join('. ')}
      >
        <Icon name="fire" />
        <b>{term('t_rest')}</b>
      </button>
      <div class="wspaces" aria-hidden="true">
        <span class="wlarge">
          {now.rest.map((f, i) => (
            <Stand key={i} figure={f} flip={`${figureKey(f, 'rest')}:${i}`} />
          ))}
          <Ghosts place="rest" />
        </span>
      </div>
      <div class="woptions" aria-hidden="true">
        <span class="woption plain">
          <Ops ops={book.value.rest} />
        </span>
        <span class="woption plain">
          <i class="disc" />+{book.value.rest_labor}
          <Icon name="hand" />
        </span>
      </div>
      <RestTiles />
    </li>
  );
}

export function Columns() {
  const now = view.value;
  if (!now) return null;
  const choosing = [...lit.value].some(x => x.startsWith('column:'));
  return (
    <ol
      class={`wcolumns ${choosing ? 'choosing' : ''} ${now.columns.length > 4 ? 'five' : ''}`}
      aria-label={t('endless_winter.columns')}
    >
      {now.columns.map(c => (
        <ColumnView key={c.id} id={c.id} />
      ))}
      <RestView />
      <Arrows kind="column" />
    </ol>
  );
}
