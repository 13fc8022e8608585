import type { Point, Terrain } from '@signalbox/rails';
import style from './face.module.css';

/** A pass shows its own mountain, so a climb over it is only priced. */
const SHAPES: Readonly<Record<string, string>> = {
  swamp: 'M-9 -2h18M-5 -2v-5M0 -2v-7M5 -2v-5M-7 2h14',
  water: 'M-10 -6q2.5 -3 5 0t5 0t5 0t5 0M-10 0q2.5 -3 5 0t5 0t5 0t5 0',
  mountain: 'M-10 2L-3 -9L2 -2L5 -6L10 2Z',
};

export function TerrainDrawing({ at: [x, y], terrain }: { at: Point; terrain: Terrain }) {
  const shape = SHAPES[terrain.kind];
  return (
    <g transform={`translate(${x} ${y})`}>
      {shape && <path d={shape} className={style.terrain} data-terrain={terrain.kind} />}
      <text className={style.cost} y={shape ? 9 : 0} textAnchor="middle" dominantBaseline="central">
        {terrain.cost}
      </text>
    </g>
  );
}
