/** The whole table as tables: for those who read it instead of looking at it. */
import { t } from '../../core/text.ts';
import { book, cardName, lines, named, sideName, term, total, view, type Figure } from './catalogue.ts';
import { columnName } from './Ops.tsx';
import { DescribeModules } from './DescribeModules.tsx';
import { Head, Row } from './Rows.tsx';
import { placeLabel } from './Site.tsx';

const figures = (all: (Figure | null)[]): string =>
  all
    .filter(f => f !== null)
    .map(f => `${sideName(f.seat)} (${term(`figure_${f.figure}`)})`)
    .join(', ') || '–';

export function Describe() {
  const now = view.value;
  if (!now) return <p />;
  const counted = (of: Record<string, { upright: number; tipped: number }>) =>
    Object.entries(of)
      .map(
        ([a, n]) =>
          `${named(book.value.animals[a]?.name)} ${n.upright}${n.tipped ? ` (+${n.tipped} ${term('t_tipped')})` : ''}`,
      )
      .join(', ');
  return (
    <div class="describe">
      <table>
        <caption>{t('winter.tribes')}</caption>
        <Head
          names={[
            t('describe.name'),
            t('describe.points'),
            term('t_food'),
            term('t_tools'),
            term('t_glory'),
            term('t_offering'),
            term('t_animals'),
            term('t_stones'),
            term('t_grave'),
            t('describe.rest'),
          ]}
        />
        <tbody>
          {now.seats.map((s, n) => (
            <Row
              key={n}
              head={sideName(s.seat)}
              cells={[
                total(n),
                s.food,
                s.tools,
                s.glory,
                s.offering,
                counted(s.animals),
                s.stones.map(x => lines('stone', x)[0]).join(', '),
                s.graveyard.map(cardName).join(', '),
                `${term('t_camps')} ${s.camps_on_board}, ${term('t_villages')} ${s.villages_on_board}, ${term('t_megaliths')} ${10 - s.megaliths_built}`,
              ]}
            />
          ))}
        </tbody>
      </table>
      <table>
        <caption>{t('winter.columns')}</caption>
        <Head names={[t('describe.name'), term('first_figure_term'), t('describe.there'), '']} />
        <tbody>
          {now.columns.map(c => (
            <Row
              key={c.id}
              head={columnName(c.id)}
              cells={[
                figures([c.first_figure_space]),
                figures(c.large_space),
                lines('column', c.id).slice(1).join('. '),
              ]}
            />
          ))}
          <Row head={term('t_rest')} cells={['', figures(now.rest), '']} />
        </tbody>
      </table>
      <table>
        <caption>{t('winter.land')}</caption>
        <Head
          names={[
            t('describe.name'),
            t('describe.terrain'),
            term('income'),
            term('t_camps'),
            term('influence'),
          ]}
        />
        <tbody>
          {Object.entries(now.map.hexes)
            .filter(([id]) => book.value.hexes[id])
            .map(([id, hex]) => (
              <Row
                key={id}
                head={named(book.value.hexes[id]?.name)}
                cells={[
                  named(book.value.tiles[hex.tile]?.name),
                  lines('tile', hex.tile)[1]?.split(': ')[1] ?? '',
                  pairs(hex.camps),
                  pairs(hex.influence),
                ]}
              />
            ))}
        </tbody>
      </table>
      <table>
        <caption>{term('t_villages')}</caption>
        <tbody>
          {Object.entries(now.map.junctions).map(([id, side]) => (
            <Row
              key={id}
              head={(book.value.junctions[id]?.hexes ?? [])
                .map(h => named(book.value.hexes[h]?.name))
                .join(' / ')}
              cells={[
                side === 'nomad_tile'
                  ? term('t_tile')
                  : side === 'mammoth'
                    ? term('t_mammoth')
                    : sideName(side),
              ]}
            />
          ))}
        </tbody>
      </table>
      <table>
        <caption>{t('winter.site')}</caption>
        <tbody>
          {now.site.spaces.map(s => (
            <Row
              key={`${s.row}-${s.column}`}
              head={`${s.row + 1}/${s.column + 1}`}
              cells={[placeLabel(1, s.row, s.column)]}
            />
          ))}
          {now.site.pieces
            .filter(p => p.level > 1)
            .map(p => (
              <Row
                key={`${p.level}-${p.row}-${p.column}`}
                head={String(p.level)}
                cells={[placeLabel(p.level, p.row, p.column)]}
              />
            ))}
        </tbody>
      </table>
      <Cells caption={t('winter.ground')} cells={now.hunting_ground} kind="animal" />
      <Cells caption={t('winter.culture')} cells={now.culture_display} kind="card" />
      <table>
        <caption>{t('winter.stones')}</caption>
        <tbody>
          {now.stone_rows
            .flat()
            .map(stone =>
              stone ? (
                <Row
                  key={stone}
                  head={lines('stone', stone)[0] ?? ''}
                  cells={[lines('stone', stone)[1] ?? '']}
                />
              ) : null,
            )}
        </tbody>
      </table>
      <DescribeModules />
      {now.nomads && (
        <table>
          <caption>{term('nomads_name')}</caption>
          <tbody>
            <Row head={term('arrows')} cells={[now.nomads.arrows.map(a => term(a)).join(', ')]} />
            {[...now.nomads.row].reverse().map(card => (
              <Row
                key={card}
                head={lines('nomad_card', card)[0] ?? ''}
                cells={[lines('nomad_card', card).slice(1).join('. ')]}
              />
            ))}
            <Row head={term('t_sacrifice')} cells={[now.nomads.sacrifice_pile.map(cardName).join(', ')]} />
            <Row
              head={term('t_land')}
              cells={[now.nomads.land_discard.map(l => lines('land_card', l)[0]).join(', ')]}
            />
          </tbody>
        </table>
      )}
    </div>
  );
}

const pairs = (of: Record<string, number>): string =>
  Object.entries(of)
    .map(([side, n]) => `${sideName(side)} ${n}`)
    .join(', ');

function Cells({
  caption,
  cells,
  kind,
}: {
  caption: string;
  cells: Record<string, string | null>;
  kind: string;
}) {
  return (
    <table>
      <caption>{caption}</caption>
      <tbody>
        {Object.entries(cells).map(([cell, card]) => (
          <Row
            key={cell}
            head={`${Number(cell[1]) + 1}/${Number(cell[3]) + 1}`}
            cells={card ? [lines(kind, card)[0] ?? '', lines(kind, card).slice(1).join('. ')] : ['', '']}
          />
        ))}
      </tbody>
    </table>
  );
}
