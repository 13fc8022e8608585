import type { Face, Layout } from '@signalbox/rails';
import { memo } from 'react';
import style from './face.module.css';
import { facePlan, type Lettering } from './geometry/face-plan.ts';
import { NodeDrawing } from './NodeDrawing.tsx';
import { OffboardValues } from './OffboardValues.tsx';
import { TerrainDrawing } from './TerrainDrawing.tsx';
import { TrackDrawing } from './TrackDrawing.tsx';

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
