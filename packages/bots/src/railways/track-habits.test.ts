import { type GameState, type Json, pending, random, type Title } from '@signalbox/kernel';
import { eighteenFL, eighteenSixty } from '@signalbox/titles';
import * as fl from '@signalbox/titles/18fl/position.ts';
import type { State } from '@signalbox/titles/18fl/state.ts';
import { boardOf } from '@signalbox/titles/1860/state.ts';
import { expect, test } from 'vitest';
import { Budget } from '../budget.ts';
import { because } from '../explanation.ts';
import type { Figures } from '../habits.ts';
import { untilDecision } from '../testing/positions.ts';
import { heuristicsFor } from '../titles/index.ts';

/** ACL of the first player lays track, also next to where SR, of this player, has its home. */
function laying(presidentOfSR = 'p2'): State {
  const state = fl.table(3);
  fl.closeAllPrivates(state);
  fl.phase(state, '3');
  fl.tiles(state, fl.COAST_LINE);
  fl.company(state, 'ACL', { held: { p1: 3 }, price: 110, cash: 300, trains: ['2'] });
  fl.company(state, 'SR', { held: { [presidentOfSR]: 3 }, price: 100, cash: 100, trains: ['2'] });
  fl.station(state, 'ACL', 'F23');
  fl.operate(state);
  fl.playTo(state, 'lay-track', 'ACL');
  return state;
}

/** What attracts people to choices, all with the same score. */
function figuresIn<S extends GameState>(
  title: Title<S>,
  state: S,
  all: readonly Json[],
  score = 0,
): readonly Figures[] {
  const { decision, offerTo, seats } = pending(title, state)!;
  const seat = seats[0]!;
  const habit = heuristicsFor(title).habits!.get(decision)!;
  const question = {
    state,
    seat,
    offer: offerTo(seat) as never,
    vars: state.stack.at(-1)!.vars as never,
    quick: false,
    budget: new Budget({ nodes: 100 }),
    rng: random(1),
  };
  return habit.figures(
    question,
    all.map((choice) => ({ choice, score, because: because('random') })),
  );
}

const figuresOf = (state: State, all: readonly Json[], score?: number) =>
  figuresIn(eighteenFL, state, all, score);

const lay = (hex: string, tile: string, rotation: number) => ({ do: 'lay', hex, tile, rotation });

test('straight and sharply curved first tiles are told apart', () => {
  const state = untilDecision(eighteenSixty, 3, 'lay-track');
  const bare = [...boardOf(state).hexes.values()].find(({ face }) => face.nodes.length === 0)!;
  const tiles = ['9', '8', '7'].map((tile) => lay(bare.id, tile, 0));
  const curves = figuresIn(eighteenSixty, state, tiles).map(({ straight, sharp }) => [straight, sharp]);
  expect(curves).toEqual([
    [1, 0],
    [0, 0],
    [0, 1],
  ]);
});

test('an upgrade is neither', () => {
  const [upgrade] = figuresOf(laying(), [lay('E24', '82', 0)]);
  expect([upgrade!.straight, upgrade!.sharp]).toEqual([undefined, undefined]);
});

test('a lay counts by its gain, and a pass by what it gives up', () => {
  const [gained, passed] = figuresOf(laying(), [lay('H21', '9', 2), { do: 'pass' }], 30);
  expect(gained!.gain).toBeCloseTo(Math.log(2));
  expect(passed!['pass-gain']).toBeCloseTo(Math.log(2));
});

test('what other companies of the same president reach is told apart from what others reach', () => {
  const home = lay('B23', '487', 4);
  const allied = (president: string) => figuresOf(laying(president), [home])[0]!['reached-allied'];
  expect([allied('p1'), allied('p2')]).toEqual([1, 0]);
  expect(figuresOf(laying(), [home])[0]!['reached-foreign']).toBe(1);
});
