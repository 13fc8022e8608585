import { type Board, hexOf } from '@signalbox/rails';
import { memo } from 'react';
import { centreOf, hexPath } from './geometry/hexagon.ts';
import style from './targets.module.css';

/** How far marks are from the sides of a hex, where borders are. */
const WITHIN = 6;

/** Hexes that are marked on the map. */
export interface HexMarked {
  /** Hexes that can be chosen, with what choosing them means. */
  readonly targets: ReadonlyMap<string, string> | undefined;
  readonly selected: string | null;
  /** Those chosen so far, where several can be. */
  readonly several: ReadonlySet<string> | undefined;
  /** Highlighted hexes. */
  readonly shown: ReadonlySet<string> | undefined;
}

/** The hexes that have an outline because they can be chosen, or are. */
export function outlinedHexes({ targets, selected }: Pick<HexMarked, 'targets' | 'selected'>) {
  return new Set([...(targets?.keys() ?? []), ...(selected ? [selected] : [])]);
}

/** Marks on the grounds of hexes, below track, values and tokens, and inside their sides: they hide nothing. */
export const HexMarks = memo(function HexMarks({
  board,
  targets,
  selected,
  several,
  shown,
}: HexMarked & { board: Board }) {
  const path = hexPath(board.layout, WITHIN);
  const at = (id: string) => `translate(${centreOf(board.layout, hexOf(board, id)).join(' ')})`;
  const isChosen = (id: string) => id === selected || several?.has(id) === true;
  const outlined = [...outlinedHexes({ targets, selected })];
  return (
    <g className={style.marks}>
      {outlined
        .filter((id) => board.hexes.has(id))
        .map((id) => (
          <g key={id} transform={at(id)} data-chosen={isChosen(id)} data-left={several && !isChosen(id)}>
            {!isChosen(id) && <path d={hexPath(board.layout)} className={style.tint} />}
            <path d={path} className={style.halo} />
            <path d={path} className={isChosen(id) ? style.selected : style.legal} />
          </g>
        ))}
      {[...(shown ?? [])]
        .filter((id) => board.hexes.has(id))
        .map((id) => (
          <path key={id} d={path} transform={at(id)} className={style.shown} />
        ))}
    </g>
  );
});
