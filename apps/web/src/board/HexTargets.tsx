import { type Board, hexOf } from '@signalbox/rails';
import { centreOf, hexPath } from './geometry/hexagon.ts';
import type { HexMarked } from './HexMarks.tsx';
import style from './targets.module.css';

/** Hexes that can be pressed. Their marks are below what is on them (`HexMarks`). */
export function HexTargets({
  board,
  targets,
  selected,
  several,
  onHex,
  onTurn,
}: Omit<HexMarked, 'shown'> & {
  board: Board;
  onHex: ((hex: string) => void) | undefined;
  onTurn: ((direction: 1 | -1) => void) | undefined;
}) {
  const path = hexPath(board.layout);
  const press = (id: string) => (selected === id && onTurn ? onTurn(1) : onHex?.(id));
  return [...(targets ?? [])].map(([id, meaning]) => (
    // biome-ignore lint/a11y/useSemanticElements: there is no button in SVG
    <g
      key={id}
      transform={`translate(${centreOf(board.layout, hexOf(board, id)).join(' ')})`}
      role="button"
      tabIndex={0}
      aria-label={meaning}
      aria-pressed={selected === id || several?.has(id) === true}
      className={style.focusable}
      data-target={id}
      data-wheel={selected === id && onTurn ? true : undefined}
      onClick={() => press(id)}
      onWheel={(event) => selected === id && onTurn?.(event.deltaY > 0 ? 1 : -1)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        press(id);
      }}
    >
      <path d={path} className={style.pressed} />
    </g>
  ));
}
