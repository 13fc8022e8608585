import { describe, expect, it } from 'vitest';
import { commitment, seededOracle } from './chance.ts';
import { decision } from './decision.ts';
import { list } from './offer.ts';
import { type Action, newGame, pending, playInPlace } from './play.ts';
import { ask, procedure, run, whilst } from './procedure.ts';
import { decodeRecord, type GameRecord, recordEntries, recordOf, verifyRecord } from './record.ts';
import { rulebook } from './rulebook.ts';
import { CHANCE, endGame, type GameState, newGameState } from './state.ts';
import { defineTitle } from './title.ts';

/** Three times a card is drawn and a player says whether to keep it. */
interface Toy extends GameState {
  drawn: number[];
}

const drawCard = decision<Toy, object, number>({
  name: 'draw',
  rule: '1',
  actor: () => CHANCE,
  offer: () => list([1, 2, 3, 4, 5, 6, 7, 8, 9]),
  apply: (state, _, card) => {
    state.drawn.push(card);
  },
});

const keepCard = decision<Toy, object, boolean>({
  name: 'keep',
  rule: '1',
  actor: () => 'p1',
  offer: () => list([true, false]),
  apply: (state, _, keep) => {
    if (!keep) state.drawn[state.drawn.length - 1] = 0;
  },
});

const toy = defineTitle<Toy>({
  id: 'toy',
  name: 'Toy',
  players: [1, 2],
  options: {},
  presets: {},
  rulebook: rulebook('Toy', { '1': { en: 'All of it', ja: '全部' } }),
  messages: {},
  format: 1,
  migrations: {},
  setup: () => ({ ...newGameState(1), drawn: [] }),
  main: procedure<Toy>(
    'toy',
    '1',
    whilst((state) => state.drawn.length < 3, ask(drawCard), ask(keepCard)),
    run((state) => endGame(state, 'done', { p1: state.drawn.reduce((a, b) => a + b) })),
  ),
  invariants: () => [],
});

const SETUP = { players: 1, options: {} };

function played(seed: string, entries = Number.POSITIVE_INFINITY): GameRecord {
  const oracle = seededOracle(seed);
  const state = newGame(toy, SETUP);
  const log: Action[] = [];
  let draws = 0;
  for (let waiting = pending(toy, state); waiting && log.length < entries; waiting = pending(toy, state)) {
    const seat = waiting.seats[0]!;
    const choice = seat === CHANCE ? oracle(waiting.offerTo(seat), draws++) : true;
    const action = { seat, decision: waiting.decision, choice };
    expect(playInPlace(toy, state, action)).toBeNull();
    log.push(action);
  }
  return recordOf(toy, SETUP, state, log, seed);
}

/** The record with one entry of its log changed. */
function tampered(record: GameRecord, index: number, change: Partial<Action>): GameRecord {
  return { ...record, log: record.log.map((entry, i) => (i === index ? { ...entry, ...change } : entry)) };
}

describe('verifyRecord', () => {
  it('repeats every draw and finds it equal', () => {
    const record = played('a seed');
    expect(record.log).toHaveLength(6);
    const drawn = record.log.filter(({ seat }) => seat === CHANCE).map(({ choice }) => choice as number);
    expect(verifyRecord(toy, record)).toEqual({
      ok: true,
      draws: 3,
      undoneDraws: 0,
      outcome: { reason: 'done', scores: { p1: drawn.reduce((a, b) => a + b) }, winners: ['p1'] },
    });
  });

  it('names the first draw that the seed does not give', () => {
    const record = played('a seed');
    const drawn = record.log[2]!.choice as number;
    const recorded = (drawn % 9) + 1;
    expect(verifyRecord(toy, tampered(record, 2, { choice: recorded }))).toEqual({
      ok: false,
      rule: null,
      why: 'record-draw',
      details: { entry: 3, recorded, drawn },
    });
  });

  it('refuses a seed that was not committed to', () => {
    const record = { ...played('a seed'), seed: 'another seed' };
    expect(verifyRecord(toy, record)).toMatchObject({ ok: false, why: 'record-commitment' });
    const recommitted = { ...record, commitment: commitment('another seed') };
    expect(verifyRecord(toy, recommitted)).toMatchObject({ ok: false, why: 'record-draw' });
  });

  it('refuses an entry that the rules do not allow, and says which', () => {
    const record = played('a seed');
    const details = (why: string) => ({
      ok: false,
      why: 'record-entry',
      details: { entry: 2, reason: { why, details: {} } },
    });
    expect(verifyRecord(toy, tampered(record, 1, { choice: 'perhaps' }))).toMatchObject(
      details('not-offered'),
    );
    expect(verifyRecord(toy, tampered(record, 1, { seat: CHANCE }))).toMatchObject(details('not-your-turn'));
  });

  it('refuses a log that continues after the end or stops before it', () => {
    const record = played('a seed');
    const longer = { ...record, log: [...record.log, record.log[0]!] };
    expect(verifyRecord(toy, longer)).toMatchObject({
      why: 'record-entry',
      details: { entry: 7, reason: { why: 'game-over', details: {} } },
    });
    const shorter = { ...record, log: record.log.slice(0, 4) };
    expect(verifyRecord(toy, shorter)).toMatchObject({ why: 'record-ends-early', details: { entries: 4 } });
  });

  it('refuses another title, another number of players, and a game that is not over', () => {
    const record = played('a seed');
    expect(verifyRecord(toy, { ...record, title: 'chess' })).toMatchObject({ why: 'record-title' });
    expect(verifyRecord(toy, { ...record, players: 3 })).toMatchObject({ why: 'player-count' });
    expect(verifyRecord(toy, { ...record, options: { x: true } })).toMatchObject({ why: 'option-unknown' });
    expect(verifyRecord(toy, played('a seed', 3))).toMatchObject({ why: 'record-without-seed' });
  });
});

describe('a move that the host made for a player', () => {
  it('is marked in the file, and nothing else is', () => {
    const own = { seat: 'p1', decision: 'keep', choice: true };
    const log = recordEntries([
      { ...own, madeBy: null },
      { ...own, madeBy: 'p2' },
    ]);
    expect(log).toEqual([own, { ...own, madeBy: 'p2' }]);
    const record = recordOf(toy, SETUP, newGame(toy, SETUP), log, 'a seed');
    expect(decodeRecord(JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, record });
    expect(record.log).toEqual(log);
  });
});

describe('draws that were made and undone', () => {
  const chance = (draw: number | null) => ({ seat: CHANCE, decision: 'draw', choice: 5, draw });
  const keep = { seat: 'p1', decision: 'keep', choice: true };

  it('leave a number after a gap, and only there', () => {
    const drawsOf = (...draws: (number | null)[]) =>
      recordEntries([...draws.map(chance), keep]).map(({ draw }) => draw);
    expect(drawsOf(0, 1, 2)).toEqual([undefined, undefined, undefined, undefined]);
    expect(drawsOf(0, 2, 3, 5)).toEqual([undefined, 2, undefined, 5, undefined]);
    expect(drawsOf(null, null, 3)).toEqual([undefined, undefined, 3, undefined]);
  });

  it('are counted, and no draw is used twice', () => {
    const oracle = seededOracle('a seed');
    const record = played('a seed');
    const cards = list([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const drawnAs = (...draws: number[]): GameRecord => ({
      ...record,
      log: draws.flatMap((draw) => [{ ...chance(draw), choice: oracle(cards, draw), draw }, keep]),
    });
    expect(verifyRecord(toy, drawnAs(0, 2, 3))).toMatchObject({ ok: true, draws: 3, undoneDraws: 1 });
    expect(verifyRecord(toy, drawnAs(0, 2, 1))).toMatchObject({
      why: 'record-draw-again',
      details: { entry: 5 },
    });
    expect(verifyRecord(toy, drawnAs(0, 0, 1))).toMatchObject({
      why: 'record-draw-again',
      details: { entry: 3 },
    });
  });
});

describe('a record', () => {
  it('keeps the seed back until the game is over', () => {
    const unfinished = played('a seed', 5);
    expect(unfinished.seed).toBeNull();
    expect(JSON.stringify(unfinished)).not.toContain('a seed');
    expect(played('a seed').seed).toBe('a seed');
  });

  it('is the same after it was written to a file and read back', () => {
    const record = played('a seed');
    expect(decodeRecord(JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, record });
    // Numbers of draws, which undone ones have made higher, are kept.
    const log = record.log.map((entry, i) => (entry.seat === CHANCE ? { ...entry, draw: i } : entry));
    expect(decodeRecord({ ...record, log })).toEqual({ ok: true, record: { ...record, log } });
  });

  it('says which part is wrong', () => {
    const record = played('a seed');
    const part = (change: object) => {
      const decoded = decodeRecord({ ...record, ...change });
      return decoded.ok ? null : (decoded.details?.part ?? decoded.why);
    };
    expect(part({ form: 'chess' })).toBe('form');
    expect(part({ version: '1' })).toBe('version');
    expect(part({ version: 4 })).toBe('record-version');
    expect(part({ title: 7 })).toBe('title');
    expect(part({ players: '3' })).toBe('players');
    expect(part({ options: [] })).toBe('options');
    expect(part({ commitment: null })).toBe('commitment');
    expect(part({ seed: undefined })).toBe('seed');
    expect(part({ log: {} })).toBe('log');
    expect(part({ log: [...record.log, { seat: 'p1' }] })).toBe('log 7');
    expect(part({ log: [{ ...record.log[0], draw: 'first' }] })).toBe('log 1');
    expect(part({ log: [{ ...record.log[0], draw: -1 }] })).toBe('log 1');
    expect(part({ log: [{ ...record.log[0], draw: 0.5 }] })).toBe('log 1');
    expect(part({ log: [{ ...record.log[0], draw: 0 }] })).toBeNull();
    for (const junk of [null, 4, 'x', [], {}]) expect(decodeRecord(junk).ok).toBe(false);
  });
});
