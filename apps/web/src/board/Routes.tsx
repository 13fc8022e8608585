import { type PointerEvent as ReactPointerEvent, useEffect, useState } from 'react';
import { centreOf, hexPath } from './geometry/hexagon.ts';
import { routeLines } from './geometry/route-line.ts';
import type { BoardModel, DrawnRoute } from './model.ts';
import { ROUTE_COLOURS } from './route-colours.ts';
import style from './routes.module.css';
import targets from './targets.module.css';

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

function hexAt(x: number, y: number): string | null {
  const found = document.elementsFromPoint(x, y).map((element) => element.closest('[data-hex]'));
  return found.find((element) => element !== null)?.getAttribute('data-hex') ?? null;
}

/** Drags a route onto a hex. */
function useRouteDrag(onReroute: ((hex: string) => void) | undefined): {
  readonly over: string | null;
  readonly begin: (event: ReactPointerEvent) => void;
} {
  const [from, setFrom] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (from === null) return;
    const move = (event: PointerEvent) => setOver(hexAt(event.clientX, event.clientY));
    const drop = (event: PointerEvent) => {
      const hex = hexAt(event.clientX, event.clientY);
      if (event.type === 'pointerup' && hex !== null && hex !== from) onReroute?.(hex);
      setFrom(null);
      setOver(null);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
    };
  }, [from, onReroute]);
  const begin = (event: ReactPointerEvent) => {
    if (!onReroute || event.button !== 0) return;
    event.preventDefault();
    setFrom(hexAt(event.clientX, event.clientY) ?? '');
  };
  return { over, begin };
}
