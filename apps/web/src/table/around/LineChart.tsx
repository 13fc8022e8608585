import { useWords } from '../../text/context.ts';
import style from './chart.module.css';
import { chartScale, linePath } from './chart-scale.ts';

export interface Line {
  readonly id: string;
  readonly name: string;
  readonly colour: string | null;
  readonly points: readonly (number | null)[];
}

const WIDTH = 500;
const HEIGHT = 240;
const COLOURS = ['#0f6b50', '#b3441e', '#2257b0', '#8a2fb5', '#8a6d00', '#3d4a44'];
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '4 2', '12 5'];

/** Lines that differ by dash pattern as well as by colour, each labelled at its end. */
export function LineChart({
  at,
  lines,
  label,
}: {
  at: readonly number[];
  lines: readonly Line[];
  label: string;
}) {
  const words = useWords();
  const scale = chartScale(
    at,
    lines.map(({ points }) => points),
    WIDTH - 104,
    HEIGHT - 30,
  );
  const labels = apart(lines.map(({ points }) => scale.y(points.findLast((point) => point !== null) ?? 0)));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={style.chart} role="img" aria-label={label}>
      <g transform="translate(44 10)">
        {scale.ticks.map((tick) => (
          <g key={tick} transform={`translate(0 ${scale.y(tick)})`}>
            <line x2={WIDTH - 104} className={style.grid} />
            <text x={-6} dominantBaseline="central" textAnchor="end">
              {words.money(tick)}
            </text>
          </g>
        ))}
        {lines.map(({ id, name, points }, i) => (
          <g key={id}>
            <path
              d={linePath(at, points, scale)}
              className={style.line}
              stroke={COLOURS[i % COLOURS.length]}
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
function apart(preferred: readonly number[]): number[] {
  const places = [...preferred];
  let last = Number.NEGATIVE_INFINITY;
  for (const i of [...preferred.keys()].sort((a, b) => preferred[a]! - preferred[b]!)) {
    places[i] = Math.max(preferred[i]!, last + LETTERS);
    last = places[i]!;
  }
  return places;
}
