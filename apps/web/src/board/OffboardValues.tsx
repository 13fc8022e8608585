import type { Point, Revenue } from '@signalbox/rails';
import style from './face.module.css';

const WIDTH = 23;

/** The values of an off-board box in the colours of their periods; the one that holds now is framed. */
export function OffboardValues({
  at: [x, y],
  revenue,
  periods,
  period,
}: {
  at: Point;
  revenue: Revenue;
  periods: readonly string[];
  period: number;
}) {
  const values = typeof revenue === 'number' ? [revenue] : revenue;
  const now = Math.min(period, values.length - 1);
  const entries = values.map((value, i) => ({
    value,
    colour: periods[i] ?? 'gray',
    left: (i - values.length / 2) * WIDTH,
  }));
  return (
    <g transform={`translate(${x} ${y})`}>
      {entries.map(({ value, colour, left }, i) => (
        <g key={left} className={i === now ? style.periodNow : style.period}>
          <rect x={left} y={-8.5} width={WIDTH - 1} height={17} rx={2} data-colour={colour} />
          <text x={left + (WIDTH - 1) / 2} y={0.5} textAnchor="middle" dominantBaseline="central">
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}
