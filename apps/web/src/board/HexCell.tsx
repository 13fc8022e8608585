import { type Face, type Hex, hexOf, laidFace, type Station } from '@signalbox/rails';
import { memo } from 'react';
import { FaceDrawing } from './FaceDrawing.tsx';
import { facePlan, type Lettering, letteringOf } from './geometry/face-plan.ts';
import { centreOf } from './geometry/hexagon.ts';
import { HexGround } from './HexGround.tsx';
import style from './hex.module.css';
import { Markers } from './Markers.tsx';
import type { BoardModel, Marker } from './model.ts';
import { Tokens } from './Tokens.tsx';

const NONE: readonly string[] = [];

interface Props {
  readonly model: Pick<BoardModel, 'board' | 'emblems' | 'periods' | 'period' | 'flipped'>;
  readonly id: string;
  /** The tile on it, if any. */
  readonly on: string | undefined;
  readonly stations: readonly Station[];
  readonly markers: readonly Marker[];
  readonly coordinates: boolean;
  readonly name: string | null;
}

/** One hex with everything on it. Drawn again only when something on it changes. */
export const HexCell = memo(function HexCell(props: Props) {
  const { model, id, on, stations, markers, coordinates, name } = props;
  const { board } = model;
  const hex = hexOf(board, id);
  const [x, y] = centreOf(board.layout, hex);
  const face: Face = on === undefined ? hex.face : laidFace(board, on);
  const lettering = letteringFor(hex, name, on !== undefined);
  const { id: idAt, spare } = facePlan(board.layout, face, lettering);
  return (
    <g transform={`translate(${x} ${y})`} data-hex={id}>
      <HexGround layout={board.layout} face={face} tile={on !== undefined} />
      <FaceDrawing
        layout={board.layout}
        face={face}
        lettering={lettering}
        periods={model.periods}
        period={model.period}
      />
      <Tokens
        layout={board.layout}
        hex={hex}
        face={face}
        lettering={lettering}
        stations={stations}
        emblems={model.emblems}
        flipped={model.flipped ?? NONE}
      />
      {markers.length > 0 && <Markers markers={markers} emblems={model.emblems} spare={spare} />}
      {coordinates && (
        <text className={style.id} x={idAt[0]} y={idAt[1]} textAnchor="middle" dominantBaseline="central">
          {id}
        </text>
      )}
    </g>
  );
}, sameHex);

const letterings = new WeakMap<Hex, Map<string, Lettering>>();

/** A constant, so that it causes no rendering. */
function letteringFor(hex: Hex, name: string | null, covered: boolean): Lettering {
  let known = letterings.get(hex);
  if (!known) {
    known = new Map();
    letterings.set(hex, known);
  }
  const key = `${covered} ${name}`;
  let lettering = known.get(key);
  if (!lettering) {
    lettering = letteringOf({ ...hex, name }, covered);
    known.set(key, lettering);
  }
  return lettering;
}

function sameHex(a: Props, b: Props): boolean {
  return (
    a.id === b.id &&
    a.on === b.on &&
    a.name === b.name &&
    a.coordinates === b.coordinates &&
    a.model.board === b.model.board &&
    a.model.period === b.model.period &&
    (a.model.flipped ?? NONE).join() === (b.model.flipped ?? NONE).join() &&
    sameStations(a.stations, b.stations) &&
    sameMarkers(a.markers, b.markers)
  );
}

function sameStations(a: readonly Station[], b: readonly Station[]): boolean {
  return (
    a.length === b.length && a.every(({ owner, node }, i) => owner === b[i]!.owner && node === b[i]!.node)
  );
}

function sameMarkers(a: readonly Marker[], b: readonly Marker[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ kind, company }, i) => kind === b[i]!.kind && company === b[i]!.company)
  );
}
