import { type Board, laidFace } from '@signalbox/rails';
import { FaceDrawing } from './FaceDrawing.tsx';
import { facePlan } from './geometry/face-plan.ts';
import { hexPath, SIDE } from './geometry/hexagon.ts';
import { HexGround } from './HexGround.tsx';

/** The size of letters: pictures of tiles are small. */
const LETTERS = 13;
const NO_PERIODS: readonly string[] = [];

/** A single tile, in its rotation. */
export function TilePicture({ board, on, size = 84 }: { board: Board; on: string; size?: number }) {
  const face = laidFace(board, on);
  const half = SIDE + 2;
  return (
    <svg viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`} width={size} height={size} aria-hidden="true">
      <HexGround layout={board.layout} face={face} tile />
      <FaceDrawing
        face={face}
        plan={facePlan(board.layout, face, null, LETTERS)}
        terrain={null}
        size={LETTERS}
        periods={NO_PERIODS}
        period={0}
      />
      <path d={hexPath(board.layout)} fill="none" stroke="#1f1d18" strokeWidth={1.5} />
    </svg>
  );
}
