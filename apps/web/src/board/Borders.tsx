import { type Board, hexOf } from '@signalbox/rails';
import { memo } from 'react';
import { centreOf, edgeEnds, plus } from './geometry/hexagon.ts';
import style from './sides.module.css';

/** Borders in force now; each is drawn once, between its two hexes. */
export const Borders = memo(function Borders({ board, sides }: { board: Board; sides: ReadonlySet<string> }) {
  return (
    <g data-borders={sides.size}>
      {[...sides].map((side) => {
        const [id, edge] = side.split('|') as [string, string];
        // Sides 3 to 5 are drawn from the neighbouring hex.
        if (Number(edge) > 2) return null;
        const centre = centreOf(board.layout, hexOf(board, id));
        const [a, b] = edgeEnds(board.layout, Number(edge)).map((end) => plus(centre, end)) as [
          readonly [number, number],
          readonly [number, number],
        ];
        const line = { x1: a[0], y1: a[1], x2: b[0], y2: b[1] };
        return (
          <g key={side}>
            <line className={style.borderEdge} {...line} />
            <line className={style.border} {...line} />
          </g>
        );
      })}
    </g>
  );
});

/** Sides that no track may cross. */
export const ClosedSides = memo(function ClosedSides({ board }: { board: Board }) {
  return (
    <g>
      {[...board.hexes.values()].flatMap((hex) =>
        hex.closedSides.map((edge) => {
          const centre = centreOf(board.layout, hex);
          const [a, b] = edgeEnds(board.layout, edge).map((end) => plus(centre, end)) as [
            readonly [number, number],
            readonly [number, number],
          ];
          return (
            <line
              key={`${hex.id}|${edge}`}
              className={style.closed}
              x1={a[0]}
              y1={a[1]}
              x2={b[0]}
              y2={b[1]}
            />
          );
        }),
      )}
    </g>
  );
});
