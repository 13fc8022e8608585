import type { Board } from '@signalbox/rails';
import { memo } from 'react';
import { centreOf, edgeEnds, plus } from './geometry/hexagon.ts';
import style from './sides.module.css';

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
