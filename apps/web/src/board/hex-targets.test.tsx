import { BOARD } from '@signalbox/titles/18fl/data/board.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HexTargets } from './HexTargets.tsx';
import style from './targets.module.css';

it('gives every hex that can be chosen, and the chosen one, an outline that no tile colour hides', () => {
  const [a, b, c] = [...BOARD.hexes.keys()];
  const targets = new Map([
    [a!, 'one'],
    [b!, 'another'],
  ]);
  const drawn = renderToStaticMarkup(
    <svg aria-hidden="true">
      <HexTargets
        board={BOARD}
        targets={targets}
        selected={c!}
        shown={undefined}
        onHex={undefined}
        onTurn={undefined}
      />
    </svg>,
  );
  expect(drawn.split(`class="${style.halo}"`)).toHaveLength(4);
  expect(drawn.lastIndexOf(style.halo!)).toBeLessThan(drawn.indexOf(style.legal!));
});
