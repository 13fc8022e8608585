import { sharesOf } from '@signalbox/rails';
import { expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import type { OfferSpace } from './data/board-tracks.ts';
import { RAILROADS, type Railroad } from './data/railroads.ts';
import { position } from './position.ts';
import { FACE_DOWN, type State } from './state.ts';
import { asked, buy, choose, lay, legal, sell } from './testing/play.ts';

type Row = (Railroad | null)[];
const [A, B, C, N, _]: [Railroad, Railroad, Railroad, Railroad, null] = ['PRR', 'PFWC', 'MILW', 'CBQ', null];

/** A row while the deck still has cards, its open one N; or (open null) while it has none. */
function row(offer: Row, open: Railroad | null = N): State {
  const deck = open === null ? { deck: {} } : {};
  return position({ offer, open, held: { ALTON: { p1: 1, p2: 1 } }, ...deck });
}

/** How a row looks after somebody has laid track. */
function afterLaying(offer: Row, open: Railroad | null = N): Row {
  const state = row(offer, open);
  lay(state, 'ALTON', 'G12', 'H11');
  return state.offer;
}

function afterBuying(offer: Row, space: OfferSpace): Row {
  const state = row(offer);
  buy(state, space);
  return state.offer;
}

const faceDown = (state: State) => RAILROADS.reduce((sum, r) => sum + sharesOf(state, r, FACE_DOWN), 0);

proves('OFF-a', 'the open share comes to +1 and pushes the others on; the next is turned up', () => {
  expect(afterLaying([A, B, _])).toEqual([N, A, B]);
  const state = row([A, B, _]);
  const before = faceDown(state);
  lay(state, 'ALTON', 'G12', 'H11');
  expect(asked(state)).toBe('chance turn-up-share');
  choose(state, 'ALTON');
  expect(state.events).toContainEqual({ type: 'share-turned-up', railroad: 'ALTON' });
  expect(state.open).toBe('ALTON');
  expect(faceDown(state)).toBe(before - 1);
});

proves('OFF-b', 'with +1 empty only +1 is filled', () => {
  expect(afterLaying([_, B, _])).toEqual([N, B, _]);
  expect(afterLaying([_, B, C])).toEqual([N, B, C]);
  expect(afterLaying([_, _, C])).toEqual([N, _, C]);
  expect(afterLaying([_, _, _])).toEqual([N, _, _]);
});

proves('OFF-c', 'a gap stops the push', () => {
  expect(afterLaying([A, _, C])).toEqual([N, A, C]);
  expect(afterLaying([A, _, _])).toEqual([N, A, _]);
});

proves(['OFF-d', 'G-2'], 'a full row stays as it is, and no card is turned', () => {
  const state = row([A, B, C]);
  const before = faceDown(state);
  lay(state, 'ALTON', 'G12', 'H11');
  expect(state).toMatchObject({ offer: [A, B, C], open: N });
  expect(faceDown(state)).toBe(before);
  expect(asked(state)).toBe('p2 choose-action');
});

proves(['OFF-e', 'G-1'], 'with the deck empty every share moves one space where there is room', () => {
  const moves: [Row, Row][] = [
    [
      [_, B, _],
      [_, _, B],
    ],
    [
      [A, B, _],
      [_, A, B],
    ],
    [
      [A, _, C],
      [_, A, C],
    ],
    [
      [A, _, _],
      [_, A, _],
    ],
    [
      [_, B, C],
      [_, B, C],
    ],
    [
      [_, _, C],
      [_, _, C],
    ],
    [
      [A, B, C],
      [A, B, C],
    ],
  ];
  for (const [before, after] of moves) expect(afterLaying(before, null)).toEqual(after);
  const state = row([A, B, _], null);
  buy(state, 1);
  expect(state).toMatchObject({ offer: [_, _, B], open: null });
  expect(state.events?.some(({ type }) => type === 'share-offered')).toBe(false);
});

proves(['OFF-f', 'SELL-h'], 'selling does not move the offer', () => {
  const state = row([A, _, _]);
  sell(state, 'ALTON');
  expect(state).toMatchObject({ offer: [A, _, _], open: N });
  expect(asked(state)).toBe('p2 choose-action');
});

proves('OFF-g', 'a purchase from a full row makes room', () => {
  expect(afterBuying([A, B, C], 2)).toEqual([N, A, C]);
  expect(afterBuying([A, B, C], 3)).toEqual([N, A, B]);
  expect(afterBuying([A, B, C], 1)).toEqual([N, B, C]);
});

proves('OFF-h', 'when the last card has come in there is nothing to turn up', () => {
  const state = position({ offer: [A, _, _], open: N, deck: {}, held: { ALTON: { p1: 1, p2: 1 } } });
  lay(state, 'ALTON', 'G12', 'H11');
  expect(state).toMatchObject({ offer: [N, A, _], open: null });
  expect(asked(state)).toBe('p2 choose-action');
});

proves('OFF-a', 'each card of the deck counts once in the draw', () => {
  const state = position({
    offer: [A, _, _],
    open: N,
    deck: { PRR: 2, MILW: 1 },
    held: { ALTON: { p1: 1, p2: 1 } },
  });
  lay(state, 'ALTON', 'G12', 'H11');
  expect(legal(state)).toEqual(['PRR', 'PRR', 'MILW']);
});
