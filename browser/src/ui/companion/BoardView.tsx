/** A board to look at and to touch. */
import { Art, useDrawn } from './Art.tsx';
import type { Board, Spot } from './wire.ts';

interface Props {
  board: Board;
  /** Spots that may be touched; all of them if nothing is said. */
  open?: ReadonlySet<string> | undefined;
  marked?: ReadonlySet<string> | undefined;
  /** What lies where, in place of what the board says. */
  texts?: Record<string, string> | undefined;
  arts?: Record<string, string> | undefined;
  /** The spot that is asked for. */
  focus?: string | undefined;
  north?: string;
  touch?: ((id: string) => void) | undefined;
}

const TURNS: Record<string, number> = { up: 0, right: 90, down: 180, left: 270 };
const LETTERS = 14; // in a line of a cell that is one unit wide
const ART = 0.6; // the width of a picture beside words
const TILE = 1 / 48; // of a picture of a whole hex, whose edge is 48 pixels long

/** Whether a picture has room beside the words. */
const isWide = (spot: Spot): boolean => spot.shape === 'cell' && spot.width >= 1.8;

export function BoardView({ board, open, marked, texts, arts, focus, north = 'up', touch }: Props) {
  const turn = board.turns ? (TURNS[north] ?? 0) : 0;
  const [x, y, width, height] = board.box;
  const side = Math.max(width, height);
  // A turned board needs its longer side both ways.
  const box =
    turn % 180 ? [x + (width - side) / 2, y + (height - side) / 2, side, side] : [x, y, width, height];
  const edge = 0.12;
  const view = [
    (box[0] ?? 0) - edge,
    (box[1] ?? 0) - edge,
    (box[2] ?? 1) + 2 * edge,
    (box[3] ?? 1) + 2 * edge,
  ];
  const middle = `${x + width / 2} ${y + height / 2}`;
  const spots = board.spots.filter(spot => spot.look !== 'hidden' || open?.has(spot.id));
  return (
    <svg class={`cboard ${board.id}`} viewBox={view.join(' ')} role="group" aria-label={board.name}>
      <g transform={`rotate(${turn} ${middle})`}>
        {spots.map(spot => (
          <SpotView
            key={spot.id}
            spot={spot}
            turn={turn}
            text={texts?.[spot.id] ?? spot.text}
            drawn={texts ? (arts?.[spot.id] ?? '') : spot.art}
            open={Boolean(touch) && (!open || open.has(spot.id))}
            marked={marked?.has(spot.id) ?? false}
            focus={focus === spot.id}
            touch={touch}
          />
        ))}
      </g>
    </svg>
  );
}

interface SpotProps {
  spot: Spot;
  turn: number;
  text: string;
  drawn: string;
  open: boolean;
  marked: boolean;
  focus: boolean;
  touch: ((id: string) => void) | undefined;
}

function SpotView({ spot, turn, text, drawn, open, marked, focus, touch }: SpotProps) {
  const cls = `cspot ${spot.shape} look-${spot.look || 'none'}${open ? ' open' : ''}${marked ? ' marked' : ''}${
    focus ? ' focus' : ''
  }`;
  const hex = spot.shape === 'hex';
  const whole = useDrawn() && hex && Boolean(drawn);
  const beside = Boolean(drawn) && isWide(spot);
  const press = open && touch ? () => touch(spot.id) : undefined;
  return (
    <g
      class={cls}
      data-spot={spot.id}
      transform={`translate(${spot.x} ${spot.y}) rotate(${-turn})`}
      onClick={press}
      onKeyDown={
        press &&
        (e => {
          if (e.key !== 'Enter' && e.key !== ' ') return;
          e.preventDefault();
          press();
        })
      }
      {...(press
        ? { role: 'button', tabIndex: 0, 'aria-pressed': marked, 'aria-label': `${spot.name} ${text}`.trim() }
        : { 'aria-label': `${spot.name} ${text}`.trim() })}
    >
      <title>{spot.name}</title>
      <Outline spot={spot} turn={turn} />
      {whole && (
        <g
          class={turn % 180 ? 'ctile turned' : 'ctile'}
          transform={`translate(${-42 * TILE} -1) scale(${TILE})`}
        >
          <foreignObject width={84} height={96}>
            <div>
              <Art art={drawn} />
            </div>
          </foreignObject>
        </g>
      )}
      {whole && (open || marked || focus) && (
        <g class="rim">
          <Outline spot={spot} turn={turn} />
        </g>
      )}
      {drawn && !hex && (
        // Laid out in whole pixels, then drawn small.
        <g
          transform={
            beside
              ? `translate(${-spot.width / 2 + 0.1} -0.25) scale(0.0125)`
              : `translate(-0.25 ${-spot.height / 2 + 0.08}) scale(0.0125)`
          }
        >
          <foreignObject width={40} height={40}>
            {/* Pictures that come later would be taken for parts of the drawing without it. */}
            <div>
              <Art art={drawn} large />
            </div>
          </foreignObject>
        </g>
      )}
      {text && !whole && spot.shape !== 'dot' && (
        <Lines text={text} spot={spot} art={!drawn || hex ? '' : beside ? 'left' : 'above'} />
      )}
      {spot.pieces.map((piece, n) => (
        <Piece key={n} piece={piece} at={n} of={spot.pieces.length} spot={spot} />
      ))}
    </g>
  );
}

function Outline({ spot, turn }: { spot: Spot; turn: number }) {
  if (spot.shape === 'hex') {
    const points = [0, 1, 2, 3, 4, 5].map(n => {
      const angle = (n * 60 + 30 + turn) * (Math.PI / 180);
      return `${(0.96 * Math.cos(angle)).toFixed(3)},${(0.96 * Math.sin(angle)).toFixed(3)}`;
    });
    return <polygon points={points.join(' ')} />;
  }
  if (spot.shape === 'cell')
    return (
      <rect
        x={-spot.width / 2 + 0.04}
        y={-spot.height / 2 + 0.04}
        width={spot.width - 0.08}
        height={spot.height - 0.08}
        rx={0.1}
      />
    );
  return <circle r={spot.width / 2 - 0.03} />;
}

/** Words that fit into a spot, in up to three lines. */
function Lines({ text, spot, art }: { text: string; spot: Spot; art: '' | 'left' | 'above' }) {
  const width = art === 'left' ? spot.width - ART : spot.width;
  const room = spot.shape === 'hex' ? 11 : Math.max(4, width * LETTERS * 0.45);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && `${last} ${word}`.length <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const longest = Math.max(...lines.map(line => line.length), 5);
  const high = (spot.height * 0.85) / (Math.min(lines.length, 4) * 1.1);
  const size = Math.min(0.26, (width * 1.5) / longest, high);
  const top = -((lines.length - 1) * size * 1.1) / 2 + size * 0.35;
  const up = art === 'above' ? 0.24 : spot.pieces.length ? (spot.shape === 'hex' ? -0.24 : -0.14) : 0;
  return (
    <text font-size={size} text-anchor="middle">
      {lines.slice(0, 4).map((line, n) => (
        <tspan key={n} x={(spot.width - width) / 2} y={top + up + n * size * 1.1}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

const PIECES: Record<string, string> = {
  camp: 'M0-.22L.24.2H-.24Z',
  village: 'M-.22.2V-.05L0-.24L.22-.05V.2Z',
  tile: 'M-.24-.24H.24V.24H-.24Z',
  figure: 'M0-.26a.11.11 0 1 1-.01 0ZM-.17.24L0-.06L.17.24Z',
  megalith: 'M-.15.24L-.11-.2Q0-.3.11-.2L.15.24Z',
  beast: 'M-.28.2V-.02Q-.2-.24.06-.2Q.28-.16.28.1V.2H.16V.08H-.08V.2Z',
};

function Piece({ piece, at, of, spot }: { piece: string; at: number; of: number; spot: Spot }) {
  const [kind = '', side = ''] = piece.split(' ');
  // Beside a picture there is room to its right; a hex has it below.
  const hex = spot.shape === 'hex';
  const beside = spot.art && !hex;
  const x = beside ? (of > 1 ? 0.3 + at * 0.28 : 0.42) : (at - (of - 1) / 2) * 0.36;
  const y = hex ? 0.56 : beside ? -0.16 : spot.shape === 'cell' && spot.text ? 0.24 : 0;
  const small = beside && of > 1 ? ' scale(0.8)' : '';
  return (
    <path
      class={`cpiece ${side || 'own'}`}
      d={PIECES[kind] ?? ''}
      transform={`translate(${x} ${y})${small}`}
    />
  );
}
