import type { Face, Point, Revenue, Terrain } from '@signalbox/rails';
import { memo } from 'react';
import style from './face.module.css';
import { type FacePlan, periodBoxes, valueBox } from './geometry/face-plan.ts';
import type { TrackLine } from './geometry/track-lines.ts';
import { NodeDrawing } from './NodeDrawing.tsx';

/** Track, stops and values of one face, without its background. */
export const FaceDrawing = memo(function FaceDrawing({
  face,
  plan,
  terrain,
  size,
  periods,
  period,
}: {
  face: Face;
  plan: FacePlan;
  terrain: Terrain | null;
  /** The size of letters. */
  size: number;
  periods: readonly string[];
  period: number;
}) {
  return (
    <g fontSize={size}>
      {plan.terrain && terrain && <TerrainDrawing at={plan.terrain} terrain={terrain} size={size} />}
      <TrackDrawing lines={plan.tracks} />
      {face.nodes.map((node, i) => (
        <NodeDrawing
          key={`${node.kind}${plan.nodes[i]!.at}`}
          node={node}
          place={plan.nodes[i]!}
          size={size}
        />
      ))}
      {face.nodes.map((node, i) =>
        node.kind === 'offboard' ? (
          <OffboardValues
            key={`off${plan.nodes[i]!.at}`}
            at={plan.nodes[i]!.at}
            revenue={node.revenue}
            periods={periods}
            period={period}
            size={size}
          />
        ) : null,
      )}
      {plan.values.map(({ value, at }) => (
        <ValueDrawing key={value} value={value} at={at} size={size} />
      ))}
      {plan.label && (
        <text
          className={style.label}
          x={plan.label[0]}
          y={plan.label[1]}
          fontSize={size * 1.1}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {face.label}
        </text>
      )}
    </g>
  );
});

export function ValueDrawing({ value, at: [x, y], size }: { value: number; at: Point; size: number }) {
  const { width, height } = valueBox(value, size);
  return (
    <g transform={`translate(${x} ${y})`} className={style.value}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
      <text textAnchor="middle" dominantBaseline="central">
        {value}
      </text>
    </g>
  );
}

/** The values of an off-board area in the colours of their periods; the current one is framed. */
function OffboardValues({
  at: [x, y],
  revenue,
  periods,
  period,
  size,
}: {
  at: Point;
  revenue: Revenue;
  periods: readonly string[];
  period: number;
  size: number;
}) {
  const values = typeof revenue === 'number' ? [revenue] : revenue;
  const height = size * 1.25;
  const now = Math.min(period, values.length - 1);
  const entries = periodBoxes(values, size).map((box, i) => ({
    ...box,
    value: values[i],
    colour: periods[i] ?? 'gray',
  }));
  return (
    <g transform={`translate(${x} ${y})`}>
      {entries.map(({ value, colour, left, width }, i) => (
        <g key={left} className={i === now ? style.periodNow : style.period}>
          <rect x={left} y={-height / 2} width={width - 1} height={height} rx={2} data-colour={colour} />
          <text x={left + (width - 1) / 2} y={0.5} textAnchor="middle" dominantBaseline="central">
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A pass has its own drawing of a mountain, so only the terrain cost is added. */
const SHAPES: Readonly<Record<string, string>> = {
  swamp: 'M-9 -2h18M-5 -2v-5M0 -2v-7M5 -2v-5M-7 2h14',
  water: 'M-10 -6q2.5 -3 5 0t5 0t5 0t5 0M-10 0q2.5 -3 5 0t5 0t5 0t5 0',
  mountain: 'M-10 2L-3 -9L2 -2L5 -6L10 2Z',
};

function TerrainDrawing({ at: [x, y], terrain, size }: { at: Point; terrain: Terrain; size: number }) {
  const shape = SHAPES[terrain.kind];
  return (
    <g transform={`translate(${x} ${y})`}>
      {shape && (
        <path
          d={shape}
          transform={`translate(0 ${-size * 0.42})`}
          className={style.terrain}
          data-terrain={terrain.kind}
        />
      )}
      <text className={style.cost} y={shape ? 6 : 0} textAnchor="middle" dominantBaseline="central">
        {terrain.cost}
      </text>
    </g>
  );
}

/** Each piece has its own pale edges, so that crossings read as bridges. */
function TrackDrawing({ lines }: { lines: readonly TrackLine[] }) {
  return (
    <g>
      {lines.map(({ d }) => (
        <path key={`edge ${d}`} d={d} className={style.trackEdge} />
      ))}
      {lines.map(({ d }) => (
        <path key={d} d={d} className={style.track} />
      ))}
    </g>
  );
}
