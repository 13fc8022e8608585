import { Minus, Plus, Scan } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { grouped } from '../parts/grouped.ts';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../text/context.ts';
import { Borders, ClosedSides } from './Borders.tsx';
import style from './frame.module.css';
import { type Area, viewBox } from './geometry/bounds.ts';
import { placeNames } from './geometry/name-places.ts';
import { HexCell } from './HexCell.tsx';
import { HexNames } from './HexNames.tsx';
import { HexTargets } from './HexTargets.tsx';
import type { BoardModel, DrawnRoute, Marker } from './model.ts';
import { placeName, placeText } from './place-name.ts';
import { Routes } from './Routes.tsx';
import { NARROW, useFrame } from './use-frame.ts';
import { useZoom } from './use-zoom.ts';

export interface BoardMapProps {
  readonly model: BoardModel;
  /** Hexes that can be chosen, with what choosing them means. */
  readonly targets?: ReadonlyMap<string, string>;
  readonly selected?: string | null;
  readonly onHex?: (hex: string) => void;
  readonly onTurn?: (direction: 1 | -1) => void;
  /** Hexes mentioned in a line of the log. */
  readonly shown?: ReadonlySet<string>;
  readonly routes?: readonly DrawnRoute[];
  /** A route was dragged onto a hex. */
  readonly onReroute?: (hex: string) => void;
  readonly label: string;
  /** Something printed on the board next to the map; it moves and scales with the map. */
  readonly printed?: { readonly area: Area; readonly drawing: ReactNode } | null;
  /** Only a picture: shown as a whole, without zoom. */
  readonly small?: boolean;
}

const NO_MARKERS: readonly Marker[] = [];

export function BoardMap(props: BoardMapProps) {
  const {
    model,
    targets,
    selected = null,
    onHex,
    onTurn,
    shown,
    routes = [],
    onReroute,
    label,
    printed,
    small = false,
  } = props;
  const words = useWords();
  const { coordinates } = useSettings();
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const group = useRef<SVGGElement>(null);
  const zoom = useZoom(svg, group);
  const { board } = model;
  const box = useMemo(() => viewBox(board), [board]);
  const { size, corner } = useFrame(frame, board, box, printed?.area ?? null, small);
  const { tiles, markers } = model;
  const letters = useMemo(
    () =>
      placeNames({
        board,
        tiles,
        stations: model.stations,
        markers,
        nameOf: (hex) => placeName(words, board, hex),
        coordinates,
        size,
      }),
    [words, board, tiles, model.stations, markers, coordinates, size],
  );
  const stations = useMemo(() => grouped(model.stations, ({ hex }) => hex), [model.stations]);
  useEffect(() => {
    if (small) zoom.fit();
  }, [small, zoom]);
  const run = routes.flatMap(({ pieces }) => pieces.map(({ hex }) => hex));
  useNearness(svg, zoom, board, targets ? [...targets.keys()].join() : [...new Set(run)].join());
  return (
    <div ref={frame} className={style.frame} data-tools={small ? undefined : (corner ?? 'below')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no drawing */}
      <svg
        ref={svg}
        className={style.svg}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        role="group"
        aria-label={words.t('board/map')}
      >
        <g ref={group}>
          {/* To a screen reader the drawing would be a heap of numbers: it is one image, and a list describes the hexes. */}
          {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of SVG is nothing to press */}
          <g role="img" aria-label={label}>
            {[...board.hexes.keys()].map((id) => (
              <HexCell
                key={id}
                model={model}
                id={id}
                on={tiles[id]}
                stations={stations.get(id) ?? []}
                markers={markers[id] ?? NO_MARKERS}
                size={size}
                called={placeText(words, board, id)}
              />
            ))}
            {printed?.drawing}
            <ClosedSides board={board} />
            {model.borders && <Borders board={board} sides={model.borders} />}
            <HexNames board={board} letters={letters} size={size} />
            <Routes model={model} routes={routes} onReroute={onReroute} />
          </g>
          <HexTargets
            board={board}
            targets={targets}
            selected={selected}
            shown={shown}
            onHex={onHex}
            onTurn={onTurn}
          />
        </g>
      </svg>
      {!small && <ZoomTools zoom={zoom} />}
    </div>
  );
}

type Zoom = ReturnType<typeof useZoom>;

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
    zoom.show(viewBox(board, wanted.split(',')));
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
