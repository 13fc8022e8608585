import style from './board.module.css';
import { routeLines } from './geometry/route-line.ts';
import type { BoardModel, DrawnRoute } from './model.ts';
import { ROUTE_COLOURS } from './route-colours.ts';

/** Where trains run, drawn along the track: a line of its own for each train, with dashes that move along it. */
export function Routes({ model, routes }: { model: BoardModel; routes: readonly DrawnRoute[] }) {
  return (
    <>
      {routes.map((route, i) => {
        const colour = ROUTE_COLOURS[i % ROUTE_COLOURS.length]!;
        const lines = routeLines(model.board, model.tiles, route);
        return (
          <g key={route.id} data-route={route.id}>
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
    </>
  );
}
