import type { Board, Station } from '@signalbox/rails';
import { Minus, Plus, Scan } from 'lucide-react';
import {
  type CSSProperties,
  memo,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { grouped } from '../parts/grouped.ts';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../text/context.ts';
import { AboveRoutes } from './AboveRoutes.tsx';
import { Borders, ClosedSides } from './Borders.tsx';
import style from './frame.module.css';
import { type Area, surroundings, viewBox, widened } from './geometry/bounds.ts';
import { NARROW } from './geometry/fit.ts';
import { placeNames } from './geometry/name-places.ts';
import { GroundCell, HexCell } from './HexCell.tsx';
import { type HexMarked, HexMarks, outlinedHexes } from './HexMarks.tsx';
import { HexNames } from './HexNames.tsx';
import { HexTargets } from './HexTargets.tsx';
import type { BoardModel, DrawnRoute, MapStop, Marker } from './model.ts';
import { placeName, placeText } from './place-name.ts';
import { type Dropped, Routes } from './Routes.tsx';
import { StopRings, StopTargets } from './StopTargets.tsx';
import { useFrame } from './use-frame.ts';
import { useZoom } from './use-zoom.ts';

export interface BoardMapProps {
  readonly model: BoardModel;
  /** Hexes that can be chosen, with what choosing them means. */
  readonly targets?: ReadonlyMap<string, string>;
  readonly selected?: string | null;
  /** Those chosen so far, where several can be. */
  readonly several?: ReadonlySet<string>;
  readonly onHex?: (hex: string) => void;
  readonly onTurn?: (direction: 1 | -1) => void;
  /** Hexes mentioned in a line of the log. */
  readonly shown?: ReadonlySet<string>;
  readonly routes?: readonly DrawnRoute[];
  /** A route was dragged onto a hex. */
  readonly onReroute?: (train: string, hex: string) => void;
  /** Stops for the train whose colour this is. */
  readonly stops?: readonly MapStop[];
  readonly colour?: string;
  readonly onStop?: (id: string) => void;
  /** A message shown where something was pressed or dropped. */
  readonly note?: ReactNode;
  readonly label: string;
  /** Something printed on the board next to the map; it moves and scales with the map. */
  readonly printed?: { readonly area: Area; readonly drawing: ReactNode } | null;
  /** Only a picture: shown as a whole, without zoom. */
  readonly small?: boolean;
}

const NO_MARKERS: readonly Marker[] = [];
const NO_STOPS: readonly MapStop[] = [];
const NO_ROUTES: readonly DrawnRoute[] = [];
const NO_STATIONS: readonly Station[] = [];

export function BoardMap(props: BoardMapProps) {
  const { model, targets, selected = null, several, onHex, onTurn, shown, label } = props;
  const { printed, small = false } = props;
  const { routes = NO_ROUTES, onReroute, stops = NO_STOPS, colour = '', onStop, note } = props;
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const group = useRef<SVGGElement>(null);
  const { zoom, zoomed } = useZoom(svg, group);
  // To place the names of a crowded map takes longer than to draw it: the map is seen at once, its names follow.
  const lettered = useDeferredValue(model);
  const chosen = useDeferredValue(selected);
  const { board, tiles } = model;
  const box = useMemo(() => viewBox(board), [board]);
  const { size, least, margin, corner } = useFrame(frame, board, box, printed?.area ?? null, small, zoomed);
  // Names may have been placed beside the map where the picture was wide; it may be narrow now. Their widths are estimates.
  const drawn = small ? widened(box, margin + size) : box;
  useEffect(() => {
    if (small) zoom.fit();
  }, [small, zoom]);
  useNearness(svg, zoom, board, targets ? [...targets.keys()].join() : hexesOf(routes, stops).join());
  const onRoutes = useMemo(() => hexesOf(routes, onStop ? stops : NO_STOPS), [routes, stops, onStop]);
  const { pressedAt, dropped, pressed } = usePressed(frame, onReroute, onStop);
  const marked = { targets, selected, several, shown };
  return (
    <div ref={frame} className={style.frame} data-tools={small ? undefined : (corner ?? 'below')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot contain an SVG drawing */}
      <svg
        ref={svg}
        className={style.svg}
        viewBox={`${drawn.x} ${drawn.y} ${drawn.width} ${drawn.height}`}
        role="group"
        aria-label={words.t('board/map')}
      >
        <g ref={group}>
          {/* A screen reader would read the drawing as loose numbers, so it is one image, and a list describes the hexes. */}
          {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an SVG group is not interactive */}
          <g role="img" aria-label={label}>
            <Hexes model={model} size={size} printed={printed?.drawing} marked={marked} />
            <Routes model={model} routes={routes} onReroute={dropped} />
            {onStop && <StopRings board={board} tiles={tiles} stops={stops} colour={colour} />}
            {onRoutes.length > 0 && <AboveRoutes model={model} hexes={onRoutes} size={size} />}
          </g>
          <HexTargets {...marked} board={board} onHex={onHex} onTurn={onTurn} />
          <Letters model={lettered} {...{ targets, selected, chosen, size, least, margin }} />
          {onStop && (
            <StopTargets
              board={board}
              tiles={tiles}
              stops={stops}
              colour={colour}
              size={size}
              onStop={pressed}
            />
          )}
        </g>
      </svg>
      {note && pressedAt && <Note at={pressedAt}>{note}</Note>}
      {!small && <ZoomTools zoom={zoom} />}
    </div>
  );
}

/** Off-board areas come last: where the map is small, their values reach into the hexes beside them. */
function drawingOrder(board: Board): readonly string[] {
  const isOffBoard = (id: string) => board.hexes.get(id)!.face.nodes.some(({ kind }) => kind === 'offboard');
  const ids = [...board.hexes.keys()];
  return [...ids.filter((id) => !isOffBoard(id)), ...ids.filter(isOffBoard)];
}

/** The map itself, without its letters and the overlays for choosing. */
function Hexes({
  model,
  size,
  printed,
  marked,
}: {
  model: BoardModel;
  size: number;
  printed: ReactNode;
  marked: HexMarked;
}) {
  const words = useWords();
  const { board, tiles, markers, stations, borders } = model;
  const stationsIn = useMemo(() => grouped(stations, ({ hex }) => hex), [stations]);
  const order = useMemo(() => drawingOrder(board), [board]);
  return (
    <>
      {order.map((id) => (
        <GroundCell key={id} board={board} id={id} on={tiles[id]} called={placeText(words, board, id)} />
      ))}
      <HexMarks {...marked} board={board} />
      {/* Above all grounds: values and markers of a crowded hex reach beyond it. */}
      {order.map((id) => (
        <HexCell
          key={id}
          model={model}
          id={id}
          on={tiles[id]}
          stations={stationsIn.get(id) ?? NO_STATIONS}
          markers={markers[id] ?? NO_MARKERS}
          size={size}
          called={placeText(words, board, id)}
        />
      ))}
      {printed}
      <ClosedSides board={board} />
      {borders && <Borders board={board} sides={borders} />}
    </>
  );
}

/** Names and coordinates, which the outlines of hexes that can be chosen must not cross. */
const Letters = memo(function Letters({
  model: { board, tiles, stations, markers },
  targets,
  selected,
  chosen,
  size,
  least,
  margin,
}: Pick<HexMarked, 'targets' | 'selected'> & {
  model: BoardModel;
  chosen: string | null;
  /** The size of letters, and that of names where there is hardly any room. */
  size: number;
  least: number;
  /** How far the picture extends beyond the map on both sides. */
  margin: number;
}) {
  const words = useWords();
  const { coordinates } = useSettings();
  const letters = useMemo(() => {
    const nameOf = (hex: string) => placeName(words, board, hex);
    return placeNames({
      ...{ board, tiles, stations, markers, chosen },
      ...{ nameOf, coordinates, size, least, margin },
    });
  }, [words, board, tiles, stations, markers, chosen, coordinates, size, least, margin]);
  const outlined = useMemo(() => outlinedHexes({ targets, selected }), [targets, selected]);
  return <HexNames {...{ board, letters, outlined, size }} />;
});

/** Where trains run, or could stop. */
function hexesOf(routes: readonly DrawnRoute[], stops: readonly MapStop[]): string[] {
  const run = routes.flatMap(({ pieces }) => pieces.map(({ hex }) => hex));
  return [...new Set([...run, ...stops.filter(({ reached }) => reached).map(({ hex }) => hex)])];
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** In the lower half of the frame? */
  readonly low: boolean;
}

/** Remembers where something was pressed or dropped, so that the message about it appears there. */
function usePressed(
  frame: RefObject<HTMLDivElement | null>,
  onReroute: BoardMapProps['onReroute'],
  onStop: BoardMapProps['onStop'],
) {
  const [pressedAt, setPressedAt] = useState<Place | null>(null);
  return useMemo(() => {
    const point = (x: number, y: number) => {
      const { left = 0, top = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
      setPressedAt({ x: x - left, y: y - top, low: y - top > height / 2 });
    };
    const dropped = ({ train, hex, x, y }: Dropped) => {
      point(x, y);
      onReroute?.(train, hex);
    };
    const pressed = (id: string, element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      point(x + width / 2, y + height / 2);
      onStop?.(id);
    };
    return { pressedAt, dropped: onReroute && dropped, pressed };
  }, [frame, onReroute, onStop, pressedAt]);
}

function Note({ at: { x, y, low }, children }: { at: Place; children: ReactNode }) {
  return (
    <div
      className={style.note}
      role="alert"
      style={{ '--x': `${x}px`, '--y': `${y}px` } as CSSProperties}
      data-low={low || undefined}
    >
      {children}
    </div>
  );
}

type Zoom = ReturnType<typeof useZoom>['zoom'];

/** On a phone hexes are too small to tap: zoom in on those that can be chosen, and out again afterwards. */
function useNearness(
  svg: RefObject<SVGSVGElement | null>,
  zoom: Zoom,
  board: BoardModel['board'],
  wanted: string,
): void {
  const near = useRef(false);
  useEffect(() => {
    if (!svg.current || svg.current.clientWidth > NARROW) return;
    if (!wanted) {
      if (near.current) zoom.fit();
      near.current = false;
      return;
    }
    near.current = true;
    zoom.show(surroundings(board, wanted.split(',')));
  }, [svg, wanted, board, zoom]);
}

function ZoomTools({ zoom }: { zoom: Zoom }) {
  const words = useWords();
  return (
    <div className={style.tools}>
      <button type="button" onClick={zoom.closer} aria-label={words.t('board/closer')}>
        <Plus size={18} />
      </button>
      <button type="button" onClick={zoom.further} aria-label={words.t('board/further')}>
        <Minus size={18} />
      </button>
      <button type="button" onClick={zoom.fit} aria-label={words.t('board/fit')}>
        <Scan size={18} />
      </button>
    </div>
  );
}
