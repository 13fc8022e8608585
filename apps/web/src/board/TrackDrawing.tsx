import style from './face.module.css';
import type { TrackLine } from './geometry/track-lines.ts';

/** Each piece has its own pale edges, so that crossings read as bridges. */
export function TrackDrawing({ lines }: { lines: readonly TrackLine[] }) {
  return (
    <g>
      {lines.map(({ d }) => (
        <path key={`edge ${d}`} d={d} className={style.trackEdge} />
      ))}
      {lines.map(({ d }) => (
        <path key={d} d={d} className={style.track} />
      ))}
    </g>
  );
}
