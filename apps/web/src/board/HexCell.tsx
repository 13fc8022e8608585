import { type Face, hexOf, laidFace, type Station } from '@signalbox/rails';
import { memo } from 'react';
import { FaceDrawing } from './FaceDrawing.tsx';
import { facePlan } from './geometry/face-plan.ts';
import { centreOf } from './geometry/hexagon.ts';
import { HexGround } from './HexGround.tsx';
import { Markers } from './Markers.tsx';
import type { BoardModel, Marker } from './model.ts';
import { Tokens } from './Tokens.tsx';

const NONE: readonly string[] = [];

interface Props {
  readonly model: Pick<BoardModel, 'board' | 'emblems' | 'periods' | 'period' | 'flipped' | 'released'>;
  readonly id: string;
  /** The tile on it, if any. */
  readonly on: string | undefined;
  readonly stations: readonly Station[];
  readonly markers: readonly Marker[];
  /** The size of letters. */
  readonly size: number;
  /** Its name, for the tooltip. */
  readonly called: string;
}

/** Everything on one hex except its ground. Drawn again only when something on it changes. */
export const HexCell = memo(function HexCell(props: Props) {
  const { model, id, on, stations, markers, size, called } = props;
  const { board } = model;
  const hex = hexOf(board, id);
  const [x, y] = centreOf(board.layout, hex);
  const face: Face = on === undefined ? hex.face : laidFace(board, on);
  const terrain = on === undefined ? hex.terrain : null;
  const plan = facePlan(board.layout, face, terrain, size);
  return (
    <g transform={`translate(${x} ${y})`} data-hex={id}>
      <title>{called}</title>
      <FaceDrawing
        face={face}
        plan={plan}
        terrain={terrain}
        size={size}
        periods={model.periods}
        period={model.period}
      />
      <Tokens
        hex={hex}
        face={face}
        plan={plan}
        size={size}
        stations={stations}
        emblems={model.emblems}
        flipped={model.flipped ?? NONE}
        released={model.released ?? NONE}
      />
      {markers.length > 0 && (
        <Markers markers={markers} emblems={model.emblems} spare={plan.spare} size={size} />
      )}
    </g>
  );
}, sameHex);

/** The ground of a hex, or of the tile on it. */
export const GroundCell = memo(function GroundCell({
  board,
  id,
  on,
  called,
}: Pick<Props, 'id' | 'on' | 'called'> & Pick<BoardModel, 'board'>) {
  const hex = hexOf(board, id);
  const [x, y] = centreOf(board.layout, hex);
  return (
    <g transform={`translate(${x} ${y})`}>
      <title>{called}</title>
      <HexGround
        layout={board.layout}
        face={on === undefined ? hex.face : laidFace(board, on)}
        tile={on !== undefined}
      />
    </g>
  );
});

function sameHex(a: Props, b: Props): boolean {
  return (
    a.id === b.id &&
    a.on === b.on &&
    a.called === b.called &&
    a.size === b.size &&
    a.model.board === b.model.board &&
    a.model.period === b.model.period &&
    (a.model.flipped ?? NONE).join() === (b.model.flipped ?? NONE).join() &&
    (a.model.released ?? NONE).join() === (b.model.released ?? NONE).join() &&
    sameStations(a.stations, b.stations) &&
    sameMarkers(a.markers, b.markers)
  );
}

function sameStations(a: readonly Station[], b: readonly Station[]): boolean {
  return (
    a.length === b.length &&
    a.every(
      ({ owner, node, beside }, i) => owner === b[i]!.owner && node === b[i]!.node && beside === b[i]!.beside,
    )
  );
}

function sameMarkers(a: readonly Marker[], b: readonly Marker[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ kind, company }, i) => kind === b[i]!.kind && company === b[i]!.company)
  );
}
