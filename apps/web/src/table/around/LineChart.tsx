import { useWords } from '../../text/context.ts';
import { lineColour } from '../player-colours.ts';
import style from './chart.module.css';
import { chartScale, linePath } from './chart-scale.ts';

export interface Line {
  readonly id: string;
  readonly name: string;
  readonly colour: string | null;
  readonly points: readonly (number | null)[];
}

const WIDTH = 500;
const HEIGHT = 256;
/** Below the lines: moves, and what they are. */
const FOOT = 46;
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '4 2', '12 5'];

/** Lines that differ by dash pattern as well as by colour, each labelled at its end. */
export function LineChart({
  at,
  lines,
  label,
  format,
  axis,
  marks = [],
}: {
  at: readonly number[];
  lines: readonly Line[];
  label: string;
  /** How values are written; if not given, they are money. */
  format?: (value: number) => string;
  /** What the numbers below count; if not given, they are moves. */
  axis?: string;
  /** Moves at which something begins. */
  marks?: readonly number[];
}) {
  const words = useWords();
  const written = format ?? words.money;
  const scale = chartScale(
    at,
    lines.map(({ points }) => points),
    WIDTH - 112,
    HEIGHT - FOOT,
  );
  const labels = spreadOut(
    lines.map(({ points }) => scale.y(points.findLast((point) => point !== null) ?? 0)),
  );
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={style.chart} role="img" aria-label={label}>
      <g transform="translate(52 10)">
        {scale.ticks.map((tick) => (
          <g key={tick} transform={`translate(0 ${scale.y(tick)})`}>
            <line x2={WIDTH - 112} className={style.grid} />
            <text x={-6} dominantBaseline="central" textAnchor="end">
              {written(tick)}
            </text>
          </g>
        ))}
        {marks.map((mark) => (
          <line
            key={mark}
            x1={scale.x(mark)}
            x2={scale.x(mark)}
            y2={HEIGHT - FOOT}
            className={style.grid}
            strokeDasharray="1 3"
          />
        ))}
        {scale.moves.map((move) => (
          <g key={move} transform={`translate(${scale.x(move)} ${HEIGHT - FOOT})`}>
            <line y2={4} className={style.grid} />
            <text y={14} textAnchor="middle">
              {move}
            </text>
          </g>
        ))}
        <text x={(WIDTH - 112) / 2} y={HEIGHT - FOOT + 29} textAnchor="middle">
          {axis ?? words.t('charts/move')}
        </text>
        {lines.map(({ id, name, colour, points }, i) => (
          <g key={id}>
            <path
              d={linePath(at, points, scale)}
              className={style.line}
              stroke={colour ?? lineColour(i)}
              strokeDasharray={DASHES[i % DASHES.length]}
            />
            <text x={WIDTH - 100} y={labels[i]} dominantBaseline="central">
              {name.slice(0, 9)}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

const LETTERS = 13;

/** Label positions without overlaps, as close as possible to the lines. */
function spreadOut(preferred: readonly number[]): number[] {
  const places = [...preferred];
  let last = Number.NEGATIVE_INFINITY;
  for (const i of [...preferred.keys()].sort((a, b) => preferred[a]! - preferred[b]!)) {
    places[i] = Math.max(preferred[i]!, last + LETTERS);
    last = places[i]!;
  }
  return places;
}
