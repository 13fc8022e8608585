import { type Board, faceIn, hexOf, type Point, type Tiles } from '@signalbox/rails';
import { SLOT } from './geometry/city-slots.ts';
import { trackPlan } from './geometry/face-plan.ts';
import { centreOf, plus } from './geometry/hexagon.ts';
import type { MapStop } from './model.ts';
import style from './routes.module.css';

interface Props {
  readonly board: Board;
  readonly tiles: Tiles;
  readonly stops: readonly MapStop[];
  readonly colour: string;
}

/** Where a stop is, and how far around it can be pressed. */
function placeOf({ board, tiles }: Props, { hex, node }: MapStop): { at: Point; radius: number } {
  const face = faceIn(board, tiles, hex);
  const { at } = trackPlan(board.layout, face).nodes[node]!;
  return {
    at: plus(centreOf(board.layout, hexOf(board, hex)), at),
    radius: face.nodes[node]!.slots > 1 ? SLOT * 1.6 : SLOT + 3,
  };
}

/** The rings of stops that are chosen or could be: below the values beside them. */
export function StopRings(props: Props) {
  return props.stops
    .filter(({ number, reached }) => reached || number !== null)
    .map((stop) => {
      const { at, radius } = placeOf(props, stop);
      const isChosen = stop.number !== null;
      return (
        <circle
          key={`${stop.hex}.${stop.node}`}
          transform={`translate(${at.join(' ')})`}
          className={style.ring}
          r={radius}
          data-chosen={isChosen || undefined}
          {...(isChosen && { style: { stroke: props.colour } })}
        />
      );
    });
}

/** Stops to be pressed one after another, those chosen with their numbers. */
export function StopTargets({
  size,
  onStop,
  ...props
}: Props & {
  /** Of letters. */
  readonly size: number;
  readonly onStop: (id: string, element: Element) => void;
}) {
  return props.stops.map((stop) => {
    const { hex, node, meaning, number, reached } = stop;
    const id = `${hex}.${node}`;
    const { at, radius } = placeOf(props, stop);
    return (
      // biome-ignore lint/a11y/useSemanticElements: there is no button in SVG
      <g
        key={id}
        transform={`translate(${at.join(' ')})`}
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
        <circle r={radius} />
        {number !== null && (
          <g transform={`translate(${radius * 0.75} ${-radius * 0.75})`}>
            <rect
              x={-size * 0.62}
              y={-size * 0.62}
              width={size * 1.24}
              height={size * 1.24}
              rx={size * 0.3}
              fill={props.colour}
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
