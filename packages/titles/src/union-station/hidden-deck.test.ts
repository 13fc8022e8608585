import {
  type Action,
  commitment,
  type Json,
  pending,
  play,
  recordOf,
  type Setup,
  seededOracle,
  verifyRecord,
  view,
} from '@signalbox/kernel';
import { beforeAll, expect, test } from 'vitest';
import { proves } from '../testing/proves.ts';
import { CHARTERS, RAILROADS } from './data/railroads.ts';
import { unionStation } from './index.ts';
import { position } from './position.ts';
import type { State } from './state.ts';
import { fuzzedGame, oracleAfter } from './testing/fuzzed.ts';
import { legal } from './testing/play.ts';

const GAMES = 1000;
const setupOf = (game: number): Setup => ({ players: 3 + (game % 3), options: {} });
const seedOf = (game: number, deck: string) => `secret-${deck}-${game}`;

/** Actions most of which are refused, whatever the table: their refusals are shown to players. */
const TRIED: readonly Json[] = [
  null,
  'E12',
  { do: 'pass' },
  { do: 'bid', amount: 999 },
  { do: 'buy', space: 1 },
  { do: 'buy', space: 3 },
  ...RAILROADS.flatMap((railroad) => [{ do: 'lay', railroad }, { do: 'sell', railroad }, railroad]),
];

/** Everything that leaves the table: every seat's view, the offer, the log, refusals, the file. */
function everything(state: State, log: readonly Action[], setup: Setup, seed: string): string {
  const waiting = pending(unionStation, state);
  const views = [...state.seats, null].map((seat) => view(unionStation, state, seat));
  const { commitment: published, ...file } = recordOf(unionStation, setup, state, log, seed);
  expect(published).toBe(commitment(seed));
  const refusals = TRIED.map((choice) => {
    const said = play(unionStation, state, {
      seat: state.toAct,
      decision: waiting?.decision ?? '',
      choice,
    });
    return said.ok ? 'accepted' : said;
  });
  return JSON.stringify({ views, offer: waiting && legal(state), log, refusals, file });
}

/**
 * Where a view names a railroad as a value, or has the seed in a value or a name: the slice of the state, and the name
 * it stands under.
 */
function placesOfSecrets(json: unknown, found: Set<string>, slice = '', name = ''): Set<string> {
  if (typeof json === 'string') {
    if (Object.hasOwn(CHARTERS, json)) found.add(`${slice} ${name}`);
    else if (json.includes('secret')) found.add(`${slice} ${name}: the seed`);
  } else if (Array.isArray(json)) {
    for (const item of json) placesOfSecrets(item, found, slice, name);
  } else if (typeof json === 'object' && json !== null) {
    for (const key in json) {
      if (key.includes('secret')) found.add(`${slice} ${key}: the seed`);
      placesOfSecrets(json[key as keyof typeof json], found, slice || key, key);
    }
  }
  return found;
}

/** Where a card may be seen: in the column, on the deck, in the offer; as track; in what has just happened. */
const OPEN_PLACES =
  /^(column column|open open|offer offer|track [A-L]\d+|stack (lot|railroad)|events (lot|railroad))$/;

/** What was seen of a game until it was over. */
interface Watched {
  readonly log: readonly Action[];
  /** Where a card was shown that should not be, or the seed. */
  readonly leaks: readonly string[];
  /** Everything that had left the table when `cutOf` actions had been played. */
  readonly output: string | null;
}

const cutOf = (game: number) => (game * 37) % 120;
/** Games on the other deck go on for so long after they were compared, which shows that it is another deck. */
const FURTHER = 40;

function watched(game: number): Watched {
  const [setup, seed] = [setupOf(game), seedOf(game, 'a')];
  const leaks: string[] = [];
  let output: string | null = null;
  const { log } = fuzzedGame(setup, game, seededOracle(seed), (state, log) => {
    // Every seat in turn, and a spectator.
    const seat = state.seats[log.length % (state.seats.length + 1)] ?? null;
    const seen = view(unionStation, state, seat);
    for (const place of placesOfSecrets(seen, new Set()))
      if (!OPEN_PLACES.test(place)) leaks.push(`A secret in ${place}, after ${log.length} actions.`);
    if (log.length === cutOf(game)) output = everything(state, log, setup, seed);
    return undefined;
  });
  return { log, leaks, output };
}

/** Both tests below look at the same games. */
let games: readonly Watched[] = [];
beforeAll(() => {
  games = Array.from({ length: GAMES }, (_, game) => watched(game));
}, 300_000);

proves(['A4', 'SET-f'], `no view at any point of ${GAMES} games names a card that is face down`, () => {
  expect(games.flatMap(({ leaks }, game) => leaks.map((leak) => `game ${game}: ${leak}`))).toEqual([]);
});

proves(['A4', 'SET-f'], `decks that have shown the same cards are indistinguishable, ${GAMES} games`, () => {
  let different = 0;
  for (const [game, first] of games.entries()) {
    const [setup, seed, cut] = [setupOf(game), seedOf(game, 'b'), cutOf(game)];
    // The end reveals the seed.
    if (first.log.length <= cut) continue;
    let output: string | null = null;
    const second = fuzzedGame(setup, game, oracleAfter(first.log.slice(0, cut), seed), (state, log) => {
      if (log.length === cut) output = everything(state, log, setup, seed);
      return log.length < cut + FURTHER ? undefined : 'enough';
    });
    expect(first.output!.includes('secret')).toBe(false);
    if (first.output !== output) expect(first.output).toEqual(output);
    const same = first.log.slice(0, second.log.length);
    if (JSON.stringify(same) !== JSON.stringify(second.log)) different++;
  }
  // The decks really were different.
  expect(different).toBeGreaterThan(GAMES / 2);
});

proves('A4', 'the seed is revealed when the game is over, and then the whole game can be verified', () => {
  for (let game = 0; game < 60; game++) {
    const setup = setupOf(game);
    const seed = seedOf(game, 'a');
    const { state, log } = fuzzedGame(setup, game, seededOracle(seed));
    const record = recordOf(unionStation, setup, state, log, seed);
    expect(record.seed).toBe(seed);
    expect(verifyRecord(unionStation, record)).toMatchObject({ ok: true, outcome: state.outcome });
    const other = verifyRecord(unionStation, { ...record, seed: 'x', commitment: commitment('x') });
    expect(other).toMatchObject({ ok: false, why: 'record-draw' });
  }
});

test('every card of the deck is equally likely to be turned up', () => {
  const state = position({ held: { PRR: { p1: 1 } }, deck: { PRR: 3, ALTON: 1 } });
  state.stack.push({ procedure: 'move-offer', label: 'turn-up-share', vars: {} });
  const offer = pending(unionStation, state)!.offerTo('chance');
  const draws = 4000;
  const cards = Array.from({ length: draws }, (_, i) => seededOracle(`seed ${i}`)(offer, 0));
  const altons = cards.filter((card) => card === 'ALTON').length;
  // A quarter; five standard deviations are 137.
  expect(Math.abs(altons - draws / 4)).toBeLessThan(137);
});
