import { faceIn, hexOf, type Station } from '@signalbox/rails';
import { memo } from 'react';
import { ValueDrawing } from './FaceDrawing.tsx';
import { facePlan } from './geometry/face-plan.ts';
import { centreOf } from './geometry/hexagon.ts';
import type { BoardModel } from './model.ts';
import style from './routes.module.css';
import { Tokens } from './Tokens.tsx';

const NONE: readonly string[] = [];

/** What lines of routes and rings around stops must not strike through: the tokens and values of these hexes. */
export const AboveRoutes = memo(function AboveRoutes({
  model: { board, tiles, stations, emblems, flipped = NONE, released = NONE },
  hexes,
  size,
}: {
  model: BoardModel;
  hexes: readonly string[];
  /** Of letters. */
  size: number;
}) {
  return (
    <g className={style.above} data-above-routes>
      {hexes.map((id) => {
        const hex = hexOf(board, id);
        const face = faceIn(board, tiles, id);
        const plan = facePlan(board.layout, face, tiles[id] === undefined ? hex.terrain : null, size);
        const here: readonly Station[] = stations.filter((station) => station.hex === id);
        return (
          <g key={id} transform={`translate(${centreOf(board.layout, hex).join(' ')})`} fontSize={size}>
            <Tokens {...{ hex, face, plan, size, emblems, flipped, released }} stations={here} />
            {plan.values.map(({ value, at }) => (
              <ValueDrawing key={value} value={value} at={at} size={size} />
            ))}
          </g>
        );
      })}
    </g>
  );
});
