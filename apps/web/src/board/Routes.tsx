import { type PointerEvent as ReactPointerEvent, useEffect, useState } from 'react';
import { centreOf, hexPath } from './geometry/hexagon.ts';
import { routeLines } from './geometry/route-line.ts';
import type { BoardModel, DrawnRoute } from './model.ts';
import { routeStyle } from './route-styles.ts';
import style from './routes.module.css';
import targets from './targets.module.css';

/** Where a drag has ended, in pixels of the window. */
export interface Dropped {
  readonly train: string;
  readonly hex: string;
  readonly x: number;
  readonly y: number;
}

/** Routes along the track they use, each with its own colour and dashes. */
export function Routes({
  model,
  routes,
  onReroute,
}: {
  model: BoardModel;
  routes: readonly DrawnRoute[];
  onReroute: ((dropped: Dropped) => void) | undefined;
}) {
  const { over, begin } = useRouteDrag(onReroute);
  const { board } = model;
  const hex = over === null ? undefined : board.hexes.get(over);
  return (
    <>
      {routes.map((route) => {
        const { colour, dashes } = routeStyle(route.order);
        const lines = routeLines(board, model.tiles, route);
        return (
          <g
            key={route.id}
            data-route={route.id}
            data-drag={onReroute ? true : undefined}
            className={onReroute && style.draggable}
            onPointerDown={(event) => begin(event, route.id)}
          >
            {lines.map(({ d, centre }) => (
              <g key={`${d} ${centre}`} transform={`translate(${centre.join(' ')})`}>
                <path d={d} className={style.routeEdge} />
                <path d={d} className={style.route} stroke={colour} strokeDasharray={dashes} />
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

interface Drag {
  readonly train: string;
  readonly from: string | null;
}

/** Drags a route onto a hex. */
function useRouteDrag(onReroute: ((dropped: Dropped) => void) | undefined): {
  readonly over: string | null;
  readonly begin: (event: ReactPointerEvent, train: string) => void;
} {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (drag === null) return;
    const move = (event: PointerEvent) => setOver(hexAt(event.clientX, event.clientY));
    const drop = (event: PointerEvent) => {
      const { clientX: x, clientY: y } = event;
      const hex = hexAt(x, y);
      if (event.type === 'pointerup' && hex !== null && hex !== drag.from)
        onReroute?.({ train: drag.train, hex, x, y });
      setDrag(null);
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
  }, [drag, onReroute]);
  const begin = (event: ReactPointerEvent, train: string) => {
    if (!onReroute || event.button !== 0) return;
    event.preventDefault();
    setDrag({ train, from: hexAt(event.clientX, event.clientY) });
  };
  return { over, begin };
}
