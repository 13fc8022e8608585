import { type Board, faceIn, hexOf, type Tiles } from '@signalbox/rails';
import { SLOT } from './geometry/city-slots.ts';
import { trackPlan } from './geometry/face-plan.ts';
import { centreOf, plus } from './geometry/hexagon.ts';
import type { MapStop } from './model.ts';
import style from './routes.module.css';

/** Stops to be pressed one after another, those chosen with their numbers. */
export function StopTargets({
  board,
  tiles,
  stops,
  colour,
  size,
  onStop,
}: {
  board: Board;
  tiles: Tiles;
  stops: readonly MapStop[];
  colour: string;
  /** Of letters. */
  size: number;
  onStop: (id: string, element: Element) => void;
}) {
  return stops.map(({ hex, node, meaning, number, reached }) => {
    const id = `${hex}.${node}`;
    const face = faceIn(board, tiles, hex);
    const place = trackPlan(board.layout, face).nodes[node]!;
    const [x, y] = plus(centreOf(board.layout, hexOf(board, hex)), place.at);
    const radius = face.nodes[node]!.slots > 1 ? SLOT * 1.6 : SLOT + 3;
    return (
      // biome-ignore lint/a11y/useSemanticElements: there is no button in SVG
      <g
        key={id}
        transform={`translate(${x} ${y})`}
        role="button"
        tabIndex={reached || number !== null ? 0 : -1}
        aria-label={meaning}
        aria-pressed={number !== null}
        className={style.stop}
        data-stop={id}
        data-reached={reached || undefined}
        onClick={(event) => onStop(id, event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onStop(id, event.currentTarget);
        }}
      >
        <circle r={radius} {...(number !== null && { style: { stroke: colour } })} />
        {number !== null && (
          <g transform={`translate(${radius * 0.75} ${-radius * 0.75})`}>
            <rect
              x={-size * 0.62}
              y={-size * 0.62}
              width={size * 1.24}
              height={size * 1.24}
              rx={size * 0.3}
              fill={colour}
              stroke="#fff"
            />
            <text fontSize={size} textAnchor="middle" dominantBaseline="central">
              {number}
            </text>
          </g>
        )}
      </g>
    );
  });
}
