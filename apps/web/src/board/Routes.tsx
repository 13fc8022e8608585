import { centreOf, hexPath } from './geometry/hexagon.ts';
import { routeLines } from './geometry/route-line.ts';
import type { BoardModel, DrawnRoute } from './model.ts';
import { ROUTE_COLOURS } from './route-colours.ts';
import style from './routes.module.css';
import targets from './targets.module.css';
import { useRouteDrag } from './use-route-drag.ts';

/** Routes along the track they use, each with its own colour, moving in the direction of travel. */
export function Routes({
  model,
  routes,
  onReroute,
}: {
  model: BoardModel;
  routes: readonly DrawnRoute[];
  onReroute: ((hex: string) => void) | undefined;
}) {
  const { over, begin } = useRouteDrag(onReroute);
  const { board } = model;
  const hex = over === null ? undefined : board.hexes.get(over);
  return (
    <>
      {routes.map((route, i) => {
        const colour = ROUTE_COLOURS[i % ROUTE_COLOURS.length]!;
        const lines = routeLines(board, model.tiles, route);
        return (
          <g
            key={route.id}
            data-route={route.id}
            data-drag={onReroute ? true : undefined}
            className={onReroute && style.draggable}
            onPointerDown={begin}
          >
            {lines.map(({ d, centre }) => (
              <g key={`${d} ${centre}`} transform={`translate(${centre.join(' ')})`}>
                <path d={d} className={style.routeEdge} />
                <path d={d} className={style.route} stroke={colour} />
                <path d={d} className={style.flow} />
              </g>
            ))}
          </g>
        );
      })}
      {hex && (
        <path
          d={hexPath(board.layout)}
          transform={`translate(${centreOf(board.layout, hex).join(' ')})`}
          className={targets.shown}
        />
      )}
    </>
  );
}
