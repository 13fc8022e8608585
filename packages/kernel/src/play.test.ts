import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { choices, objectionTo } from './offer.ts';
import { copyState, decodeAction, newGame, pending, play, playInPlace, refusalOf } from './play.ts';
import { random } from './random.ts';
import { type LotsState, lots } from './testing/lots.ts';
import { randomGame } from './tools/random-game.ts';

const setup = { players: 3, options: {} };
const midGame = (seed: number) => randomGame(lots, setup, random(seed), seed).state;

test('on a copy and in place lead to the same state', () => {
  for (let seed = 0; seed < 25; seed++) {
    const { actions, state: end } = randomGame(lots, setup, random(seed));
    const inPlace = newGame(lots, setup);
    let state = newGame(lots, setup);
    for (const action of actions) {
      const played = play(lots, state, action);
      expect(playInPlace(lots, inPlace, action)).toBeNull();
      if (!played.ok) return expect.unreachable();
      state = played.state;
      expect(state).toEqual(inPlace);
      expect(played.events).toEqual(inPlace.events);
      expect(played.patches.some(({ path }) => path[0] === 'events')).toBe(false);
    }
    expect(state).toEqual(end);
  }
});

test('playing does not change the state before it', () => {
  const { actions } = randomGame(lots, setup, random(3));
  let state = newGame(lots, setup);
  for (const action of actions) {
    const before = JSON.stringify(state);
    const played = play(lots, state, action);
    expect(JSON.stringify(state)).toBe(before);
    if (played.ok) state = played.state;
  }
});

test('stopped before a procedure is called, it has done what comes before', () => {
  let stops = 0;
  for (let seed = 0; seed < 25; seed++) {
    let state = newGame(lots, setup);
    for (const action of randomGame(lots, setup, random(seed)).actions) {
      const played = play(lots, state, action);
      const called: number[] = [];
      const stopped = play(lots, state, action, undefined, (_, level) => called.push(level) > 0);
      if (!played.ok || !stopped.ok) return expect.unreachable();
      expect(played.events.slice(0, stopped.events.length)).toEqual(stopped.events);
      if (called.length === 0) expect(stopped.state).toEqual(played.state);
      else {
        stops += 1;
        expect(stopped.waiting).toBeNull();
        expect(called).toEqual([stopped.state.stack.length]);
      }
      state = played.state;
    }
  }
  expect(stops).toBeGreaterThan(0);
});

test('a copy of a state shares what is replaced as a whole, and nothing else', () => {
  const state = midGame(4);
  const copy = copyState({ replaced: ['lots'] }, state);
  expect(copy).toEqual(state);
  expect(copy.lots).toBe(state.lots);
  expect([copy.cash === state.cash, copy.bag === state.bag]).toEqual([false, false]);
});

test('a choice kept in the state is not shared with the caller', () => {
  const state = midGame(0);
  for (const seat of state.seats)
    playInPlace(lots, state, { seat, decision: 'opening-bid', choice: { bid: 1 } });
  playInPlace(lots, state, { seat: 'chance', decision: 'draw', choice: 'swap' });
  state.lots.p1 = ['red', 'blue'];
  playInPlace(lots, state, { seat: 'p1', decision: 'bid', choice: { bid: 1 } });
  for (const seat of ['p2', 'p3'])
    playInPlace(lots, state, { seat, decision: 'bid', choice: { pass: true } });
  const choice = ['red', 'blue'];
  expect(playInPlace(lots, state, { seat: 'p1', decision: 'swap', choice })).toBeNull();
  playInPlace(lots, state, { seat: 'p1', decision: 'next-given', choice: 'red' });
  expect(choice).toEqual(['red', 'blue']);
});

test('a muted game has no events', () => {
  const state: LotsState = { ...newGame(lots, setup), events: null };
  for (const seat of state.seats)
    playInPlace(lots, state, { seat, decision: 'opening-bid', choice: { bid: 1 } });
  expect(state.events).toBeNull();
});

describe('any JSON at all', () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.record({ seat: fc.jsonValue(), decision: fc.jsonValue(), choice: fc.jsonValue() }),
    fc.record({
      seat: fc.constantFrom('p1', 'p2', 'p3', 'p9', 'chance'),
      decision: fc.constantFrom('opening-bid', 'draw', 'bid', 'loan', 'swap', 'next-given'),
      choice: fc.oneof(
        fc.jsonValue(),
        fc.record({ bid: fc.jsonValue() }),
        fc.array(fc.constantFrom('red', 'blue')),
      ),
    }),
  );

  test('is refused with a reason and does not change the state by a byte, unless it is offered', () => {
    fc.assert(
      fc.property(fc.nat(40), anything, (moves, input) => {
        const state = midGame(moves);
        const before = JSON.stringify(state);
        const played = play(lots, state, input);
        expect(JSON.stringify(state)).toBe(before);
        const refused = playInPlace(lots, state, input);
        if (played.ok) {
          expect(refused).toBeNull();
          expect(JSON.stringify(state)).not.toBe(before);
        } else {
          expect(refused).toEqual(played);
          expect(played.why).toMatch(/^[a-z-]+$/);
          expect(JSON.stringify(state)).toBe(before);
        }
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    [null, 'action'],
    [[], 'action'],
    ['p1 passes', 'action'],
    [{ decision: 'bid', choice: 1 }, 'seat'],
    [{ seat: 'p1', choice: 1 }, 'decision'],
    [{ seat: 'p1', decision: 'bid' }, 'choice'],
    [{ seat: 'p1', decision: 'bid', choice: Number.NaN }, 'choice'],
    [{ seat: 'p1', decision: 'bid', choice: { at: new Date(0) } }, 'choice'],
    [{ seat: 'p1', decision: 'bid', choice: new Array(2) }, 'choice'],
    [{ seat: 'p1', decision: 'bid', choice: { bid: undefined } }, 'choice'],
    [{ seat: 'p1', decision: 'bid', choice: { bid: 1, at: undefined } }, 'choice'],
    [{ seat: 'p1', decision: 'bid', choice: JSON.parse('{"__proto__": {"bid": 1}}') }, 'choice'],
    [{ seat: 'p1', decision: 'bid', choice: JSON.parse(`${'['.repeat(99)}${']'.repeat(99)}`) }, 'choice'],
  ])('%j is not an action', (input, part) => {
    expect(decodeAction(input)).toEqual({
      ok: false,
      rule: null,
      why: 'malformed-action',
      details: { part },
    });
  });
});

test('a choice is nested at most 32 levels deep', () => {
  const isDecoded = (text: string) =>
    !('ok' in decodeAction({ seat: 'p1', decision: 'bid', choice: JSON.parse(text) }));
  const lists = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;
  const records = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  for (const nested of [lists, records]) {
    expect([isDecoded(nested(32)), isDecoded(nested(33))]).toEqual([true, false]);
  }
});

describe('refusals say who or what the game waits for', () => {
  const state = newGame(lots, setup);
  const refuse = (seat: string, decision: string, choice: number) =>
    refusalOf(lots, state, { seat, decision, choice: { bid: choice } });

  test('another decision, another seat, another choice', () => {
    expect(refuse('p1', 'bid', 1)).toMatchObject({
      why: 'other-decision',
      details: { pending: 'opening-bid' },
    });
    expect(refuse('p9', 'opening-bid', 1)).toMatchObject({
      why: 'not-your-turn',
      details: { seats: ['p1', 'p2', 'p3'] },
    });
    expect(refuse('p1', 'opening-bid', 4)).toMatchObject({ why: 'out-of-range', rule: '1' });
    expect(refuse('p1', 'opening-bid', 3)).toBeNull();
  });

  test('asking does not change what is pending', () => {
    expect(pending(lots, state)).toMatchObject({ decision: 'opening-bid', rule: '1', forced: false });
  });
});

test('an offer is computed once: for asking, showing and checking', () => {
  const state = midGame(7);
  const waiting = pending(lots, state)!;
  const seat = waiting.seats[0]!;
  const [choice] = choices(waiting.offerTo(seat));
  const offers = [...lots.decisions.values()].flatMap((decision) =>
    'apply' in decision ? [vi.spyOn(decision, 'offer')] : [],
  );
  const calls = () => offers.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  const played = play(lots, state, { seat, decision: waiting.decision, choice }, waiting);
  if (!played.ok) return expect.unreachable(played.why);
  const found = calls();
  expect(found).toBeGreaterThan(0);
  const next = played.waiting!;
  const [answer] = choices(next.offerTo(next.seats[0]!));
  expect(objectionTo(next.offerTo(next.seats[0]!), answer!)).toBeNull();
  expect(calls()).toBe(found);
  for (const offer of offers) offer.mockRestore();
});
