import { type Board, laidFace } from '@signalbox/rails';
import { FaceDrawing } from './FaceDrawing.tsx';
import { hexPath, SIDE } from './geometry/hexagon.ts';
import { HexGround } from './HexGround.tsx';

const BARE = { name: null, terrain: null };

/** A tile by itself, as it would lie. */
export function TilePicture({ board, on, size = 84 }: { board: Board; on: string; size?: number }) {
  const face = laidFace(board, on);
  const half = SIDE + 2;
  return (
    <svg viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`} width={size} height={size} aria-hidden="true">
      <HexGround layout={board.layout} face={face} tile />
      <FaceDrawing layout={board.layout} face={face} lettering={BARE} periods={[]} period={0} />
      <path d={hexPath(board.layout)} fill="none" stroke="#1f1d18" strokeWidth={1.5} />
    </svg>
  );
}
