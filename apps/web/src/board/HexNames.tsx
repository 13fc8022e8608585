import { type Board, hexOf, type Point } from '@signalbox/rails';
import { memo } from 'react';
import { sameValues } from '../parts/same-values.ts';
import type { Leader } from './geometry/belonging.ts';
import { centreOf, pair } from './geometry/hexagon.ts';
import type { HexLetters } from './geometry/name-places.ts';
import { lineOffset, type WrittenName } from './geometry/name-search.ts';
import style from './hex.module.css';

/** Names and coordinates, above all hexes: a name may reach into the next one. */
export function HexNames({
  board,
  letters,
  outlined,
  size,
}: {
  board: Board;
  letters: ReadonlyMap<string, HexLetters>;
  /** Hexes whose outline runs below their coordinates. */
  outlined: ReadonlySet<string>;
  size: number;
}) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an SVG group takes no focus, and a list describes the hexes
    <g className={style.letters} fontSize={size} aria-hidden="true">
      {[...letters].map(([id, { name, id: at }]) => (
        <OneHex
          key={id}
          centre={centreOf(board.layout, hexOf(board, id))}
          outlined={outlined.has(id)}
          {...{ id, name, at }}
        />
      ))}
    </g>
  );
}

/** Where a line is written; letters are narrowed towards its middle. */
function placed({ at: [x, y], narrowed }: WrittenName, down: number): string {
  return `translate(${x} ${y + down})${narrowed < 1 ? ` scale(${narrowed} 1)` : ''}`;
}

function LeaderLine({ leader }: { leader: Leader }) {
  const d = `M${leader.map(pair).join('L')}`;
  return (
    <>
      <path className={style.leader} data-edge d={d} />
      <path className={style.leader} d={d} />
    </>
  );
}

const OneHex = memo(function OneHex({
  centre: [x, y],
  id,
  outlined,
  name,
  at,
}: {
  centre: Point;
  id: string;
  outlined: boolean;
  name: HexLetters['name'];
  at: HexLetters['id'];
}) {
  return (
    <g transform={`translate(${x} ${y})`} data-letters={id}>
      {at && (
        <text
          className={style.id}
          data-outlined={outlined || undefined}
          x={at[0]}
          y={at[1]}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {id}
        </text>
      )}
      {name?.leader && <LeaderLine leader={name.leader} />}
      {name?.lines.map((line, i, { length }) => (
        <text
          key={line}
          className={style.name}
          transform={placed(name, lineOffset(i, length, name.size))}
          fontSize={name.size}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {line}
        </text>
      ))}
    </g>
  );
}, sameValues);
