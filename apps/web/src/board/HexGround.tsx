import type { Face, Layout } from '@signalbox/rails';
import { hexPath } from './geometry/hexagon.ts';
import style from './hex.module.css';

/** The coloured area of a hex. */
export function HexGround({ layout, face, tile }: { layout: Layout; face: Face; tile: boolean }) {
  return <path d={hexPath(layout)} className={tile ? style.tile : style.ground} data-colour={face.colour} />;
}
