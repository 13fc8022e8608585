import { type Board, hexOf } from '@signalbox/rails';
import { memo } from 'react';
import { centreOf } from './geometry/hexagon.ts';
import { type HexLetters, lineOffset } from './geometry/name-places.ts';
import style from './hex.module.css';

/** Names and coordinates, above all hexes: a name may reach into the next one. */
export function HexNames({
  board,
  letters,
  size,
}: {
  board: Board;
  letters: ReadonlyMap<string, HexLetters>;
  size: number;
}) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an SVG group takes no focus, and a list describes the hexes
    <g className={style.letters} fontSize={size} aria-hidden="true">
      {[...letters].map(([id, { name, id: at }]) => (
        <OneHex key={id} board={board} id={id} name={name} at={at} size={size} />
      ))}
    </g>
  );
}

const OneHex = memo(
  function OneHex({
    board,
    id,
    name,
    at,
    size,
  }: {
    board: Board;
    id: string;
    name: HexLetters['name'];
    at: HexLetters['id'];
    size: number;
  }) {
    const [x, y] = centreOf(board.layout, hexOf(board, id));
    return (
      <g transform={`translate(${x} ${y})`} data-letters={id}>
        {at && (
          <text className={style.id} x={at[0]} y={at[1]} textAnchor="middle" dominantBaseline="central">
            {id}
          </text>
        )}
        {name?.lines.map((line, i, { length }) => (
          <text
            key={line}
            className={style.name}
            x={name.at[0]}
            y={name.at[1] + lineOffset(i, length, size)}
            textAnchor="middle"
            dominantBaseline="central"
          >
            {line}
          </text>
        ))}
      </g>
    );
  },
  (a, b) =>
    a.board === b.board &&
    a.size === b.size &&
    String(a.at) === String(b.at) &&
    String(a.name?.at) === String(b.name?.at) &&
    a.name?.lines.join('\n') === b.name?.lines.join('\n'),
);
