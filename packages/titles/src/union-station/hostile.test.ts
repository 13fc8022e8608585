import { type Json, pending, play, playInPlace, seededOracle } from '@signalbox/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unionStation } from './index.ts';
import type { State } from './state.ts';
import { fuzzedGame } from './testing/fuzzed.ts';
import { legal } from './testing/play.ts';

/** Positions of one game, as text. */
function positionsOf(game: number): string[] {
  const found: string[] = [];
  fuzzedGame({ players: 3 + (game % 3), options: {} }, game, seededOracle(`hostile ${game}`), (state) => {
    found.push(JSON.stringify(state));
  });
  return found;
}

const positions = [0, 1, 2].flatMap(positionsOf);

/** Refused with a reason on a draft and in place, and the state stays as it is, byte for byte. */
function expectRefused(text: string, input: unknown): void {
  const state = JSON.parse(text) as State;
  const said = play(unionStation, state, input);
  expect(said).toMatchObject({ ok: false, why: expect.any(String) });
  if (!said.ok && said.rule !== null) expect(unionStation.rulebook.sections).toHaveProperty(said.rule);
  expect(playInPlace(unionStation, state, input)).toEqual(said);
  expect(JSON.stringify(state)).toBe(text);
}

const anyPosition = fc.constantFrom(...positions);

test('any JSON at all as an action is refused', () => {
  fc.assert(fc.property(anyPosition, fc.jsonValue(), expectRefused), { numRuns: 2000 });
});

test('any JSON at all as a choice is refused, unless it is offered', () => {
  const nearly = fc.oneof(
    fc.jsonValue(),
    fc.record({ do: fc.constantFrom('buy', 'sell', 'lay', 'bid', 'pass', 1), space: fc.jsonValue() }),
    fc.record({
      do: fc.constantFrom('buy', 'sell', 'lay'),
      railroad: fc.constantFrom('PRR', 'prr', 'B&O', 0),
    }),
    fc.record({ do: fc.constant('bid'), amount: fc.oneof(fc.integer(), fc.double(), fc.string()) }),
    fc.tuple(fc.constantFrom('A', 'D', 'E', 'F', 'G', 'L', 'M'), fc.nat(30)).map(([row, n]) => row + n),
  );
  fc.assert(
    fc.property(anyPosition, nearly, (text, choice) => {
      const state = JSON.parse(text) as State;
      const waiting = pending(unionStation, state);
      const [seat, decision] = [waiting?.seats[0] ?? 'p1', waiting?.decision ?? 'choose-action'];
      const offered = legal(state).map((one: Json) => JSON.stringify(one));
      if (offered.includes(JSON.stringify(choice))) return;
      expectRefused(text, { seat, decision, choice });
    }),
    { numRuns: 3000 },
  );
});

test('a legal choice of the wrong seat or for another decision is refused', () => {
  for (const text of positions) {
    const state = JSON.parse(text) as State;
    const waiting = pending(unionStation, state);
    if (!waiting) continue;
    const choice = legal(state)[0]!;
    for (const seat of ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'chance', 'bank', '']) {
      if (seat !== waiting.seats[0]) expectRefused(text, { seat, decision: waiting.decision, choice });
    }
    for (const decision of unionStation.decisions.keys()) {
      if (decision !== waiting.decision) expectRefused(text, { seat: waiting.seats[0], decision, choice });
    }
  }
});
