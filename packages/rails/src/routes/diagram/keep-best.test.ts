import { expect, it } from 'vitest';
import { dice } from '../../testing/dice.ts';
import { Rows } from './grow.ts';
import { keepBest } from './keep-best.ts';

/** A layer of states with these bounds, all of whose other numbers tell which state they belong to. */
function layer(bounds: readonly number[]) {
  const states = new Rows(3);
  for (const i of bounds.keys()) states.number(Int32Array.of(100 + i, 200 + i, 300 + i));
  const numbers = (from: number) => Int32Array.from(bounds, (_, i) => from + i);
  const steps = { parent: numbers(400), places: numbers(500), arc: numbers(600) };
  return { states, values: numbers(700), bounds: Int32Array.from(bounds), steps };
}

/** Which states of a layer are kept, in which order, and the bound that is returned. */
function kept(all: readonly number[], width: number) {
  const { states, values, bounds, steps } = layer(all);
  const dropped = keepBest(states, values, bounds, steps, width);
  const cut = (items: Int32Array) => [...items.subarray(0, states.count)];
  const places = cut(values).map((value) => value - 700);
  expect([...states.rows.subarray(0, 3 * states.count)]).toEqual(
    places.flatMap((i) => [100 + i, 200 + i, 300 + i]),
  );
  expect([cut(steps.parent), cut(steps.places), cut(steps.arc)]).toEqual(
    [400, 500, 600].map((from) => places.map((i) => from + i)),
  );
  return { places, dropped };
}

it('the most promising states are kept in their order, of equal ones the first', () => {
  expect(kept([5, 9, 7, 8], 2)).toEqual({ places: [1, 3], dropped: 7 });
  expect(kept([7, 9, 7, 7, 3], 3)).toEqual({ places: [0, 1, 2], dropped: 7 });
  expect(kept([4, 4, 4], 1)).toEqual({ places: [0], dropped: 4 });
  expect(kept([1, 10, 9, 2], 3)).toEqual({ places: [1, 2, 3], dropped: 1 });
});

it('as sorting all of them says', () => {
  const { below } = dice(1);
  for (let board = 0; board < 100; board++) {
    const bounds = Array.from({ length: 2 + below(12) }, () => below(8));
    const width = 1 + below(bounds.length - 1);
    const ranked = [...bounds.keys()].sort((a, b) => bounds[b]! - bounds[a]! || a - b);
    expect(kept(bounds, width), JSON.stringify({ bounds, width })).toEqual({
      places: ranked.slice(0, width).sort((a, b) => a - b),
      dropped: bounds[ranked[width]!],
    });
  }
});
