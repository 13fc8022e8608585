import { expect, test } from 'vitest';
import { newGame, pending, play } from './play.ts';
import { lots } from './testing/lots.ts';
import { CHOSEN_UNSEEN, view } from './view.ts';

const played = play(lots, newGame(lots, { players: 3, options: {} }), {
  seat: 'p1',
  decision: 'opening-bid',
  choice: { bid: 3 },
});
if (!played.ok) throw new Error(played.why);
const { state } = played;

test('a sealed choice is seen by its owner alone', () => {
  expect(view(lots, state, 'p1').stack[0]?.sealed).toEqual({ p1: { bid: 3 } });
  for (const seat of ['p2', 'p3', null]) {
    const seen = view(lots, state, seat);
    expect(seen.stack[0]?.sealed).toEqual({ p1: CHOSEN_UNSEEN });
    expect(JSON.stringify(seen)).not.toContain('"bid":3');
  }
});

test('a view shows who still has to choose', () => {
  expect(pending(lots, view(lots, state, null))?.seats).toEqual(['p2', 'p3']);
});

test('a title hides what it must, the kernel the rest', () => {
  const hiding = { ...lots, view: (seen: typeof state) => ({ ...seen, bag: [] }) };
  const seen = view(hiding, state, 'p2');
  expect(seen.bag).toEqual([]);
  expect(seen.stack[0]?.sealed).toEqual({ p1: CHOSEN_UNSEEN });
  expect(state.bag).not.toEqual([]);
});
