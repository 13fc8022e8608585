import type { Face, Layout, Point, Revenue, Terrain } from '@signalbox/rails';
import { memo } from 'react';
import style from './face.module.css';
import { facePlan, type Lettering } from './geometry/face-plan.ts';
import type { TrackLine } from './geometry/track-lines.ts';
import { NodeDrawing } from './NodeDrawing.tsx';

/** Track, stops and lettering of one face, without its ground. */
export const FaceDrawing = memo(function FaceDrawing({
  layout,
  face,
  lettering,
  periods,
  period,
}: {
  layout: Layout;
  face: Face;
  lettering: Lettering;
  periods: readonly string[];
  period: number;
}) {
  const plan = facePlan(layout, face, lettering);
  return (
    <g>
      {plan.terrain && lettering.terrain && <TerrainDrawing at={plan.terrain} terrain={lettering.terrain} />}
      <TrackDrawing lines={plan.tracks} />
      {face.nodes.map((node, i) => (
        <NodeDrawing key={`${node.kind}${plan.nodes[i]!.at}`} node={node} place={plan.nodes[i]!} />
      ))}
      {face.nodes.map((node, i) =>
        node.kind === 'offboard' ? (
          <OffboardValues
            key={`off${plan.nodes[i]!.at}`}
            at={plan.nodes[i]!.at}
            revenue={node.revenue}
            periods={periods}
            period={period}
          />
        ) : null,
      )}
      {plan.values.map(({ value, at: [x, y] }) => (
        <g key={value} transform={`translate(${x} ${y})`} className={style.value}>
          <rect x={-8.5} y={-7} width={17} height={14} rx={7} />
          <text textAnchor="middle" dominantBaseline="central">
            {value}
          </text>
        </g>
      ))}
      {plan.label && (
        <text
          className={style.label}
          x={plan.label[0]}
          y={plan.label[1]}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {face.label}
        </text>
      )}
      {plan.name?.lines.map((line, i, { length }) => (
        <text
          key={line}
          className={style.name}
          x={plan.name!.at[0]}
          y={plan.name!.at[1] + (i - (length - 1) / 2) * plan.name!.size * 1.08}
          fontSize={plan.name!.size}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {line}
        </text>
      ))}
    </g>
  );
});

const VALUE_WIDTH = 23;

/** The values of an off-board box in the colours of their periods; the one that holds now is framed. */
function OffboardValues({
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
    left: (i - values.length / 2) * VALUE_WIDTH,
  }));
  return (
    <g transform={`translate(${x} ${y})`}>
      {entries.map(({ value, colour, left }, i) => (
        <g key={left} className={i === now ? style.periodNow : style.period}>
          <rect x={left} y={-8.5} width={VALUE_WIDTH - 1} height={17} rx={2} data-colour={colour} />
          <text x={left + (VALUE_WIDTH - 1) / 2} y={0.5} textAnchor="middle" dominantBaseline="central">
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A pass shows its own mountain, so a climb over it is only priced. */
const SHAPES: Readonly<Record<string, string>> = {
  swamp: 'M-9 -2h18M-5 -2v-5M0 -2v-7M5 -2v-5M-7 2h14',
  water: 'M-10 -6q2.5 -3 5 0t5 0t5 0t5 0M-10 0q2.5 -3 5 0t5 0t5 0t5 0',
  mountain: 'M-10 2L-3 -9L2 -2L5 -6L10 2Z',
};

function TerrainDrawing({ at: [x, y], terrain }: { at: Point; terrain: Terrain }) {
  const shape = SHAPES[terrain.kind];
  return (
    <g transform={`translate(${x} ${y})`}>
      {shape && <path d={shape} className={style.terrain} data-terrain={terrain.kind} />}
      <text className={style.cost} y={shape ? 9 : 0} textAnchor="middle" dominantBaseline="central">
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
