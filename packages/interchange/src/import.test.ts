import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importGame, importText } from './replay.ts';
import { hasReplays, recordedGames } from './testing/traces.ts';

const bid = (id: number, entity: number, price: number) => ({
  id,
  type: 'bid',
  entity,
  entity_type: 'player',
  price,
});
const GAME = {
  title: '18FL',
  players: [
    { id: 7, name: 'Ada' },
    { id: 9, name: 'Bo' },
  ],
  settings: { optional_rules: [] },
  actions: [
    bid(1, 7, 5),
    { id: 2, type: 'message', entity: 9, entity_type: 'player', message: 'hello', created_at: 12 },
    bid(3, 9, 10),
    { id: 4, type: 'undo', entity: 9, entity_type: 'player' },
    { id: 5, type: 'redo', entity: 9, entity_type: 'player' },
  ],
};

describe('an unfinished game', () => {
  it('is read as far as it goes, with its chat', () => {
    const { report, actions, state, messages } = importGame(GAME);
    expect(report).toMatchObject({ ok: true, actions: 2 });
    expect(actions.filter(({ decision }) => decision === 'bid-for-choice')).toHaveLength(2);
    expect(state?.outcome).toBeNull();
    expect(messages).toEqual([{ seat: 'p2', text: 'hello', at: 12, action: 2 }]);
  });
});

const OLD_PRICES = recordedGames('18FL').filter(([name]) => /^138436/.test(name));

describe.skipIf(!hasReplays)('a game whose result shows that a private cost less than today', () => {
  it.each(OLD_PRICES)('is the same, read again or played again: %s', (_, path) => {
    const file = JSON.parse(readFileSync(path, 'utf8'));
    const { state, ...played } = importGame(file);
    // A reading that is watched shows its watcher every action of each try.
    let tries = 0;
    const { state: readState, ...read } = importGame(file, undefined, (_state, { id }) => {
      if (id === file.actions[0].id) tries++;
    });
    expect(tries).toBe(2);
    expect(played).toEqual(read);
    expect(state).toMatchObject({ options: { steamshipPrice: '30' } });
    expect({ ...state, events: null }).toEqual({ ...readState, events: null });
  });
});

describe('a file that is not a game', () => {
  const text = JSON.stringify(GAME);
  it.each([
    ['cut off', text.slice(0, -40), 'recording/cut-off'],
    ['empty', '', 'recording/empty'],
    ['the address of a game', 'https://18xx.games/game/138436?action=4', 'recording/link'],
    ['50 MB', `{"title":"18FL","x":"${'x'.repeat(50 * 1024 * 1024)}"}`, 'recording/too-large'],
    ['of another title', text.replace('18FL', '1830'), 'recording/title'],
    ['of a title named like a part of every object', text.replace('18FL', 'constructor'), 'recording/title'],
    [
      'with too many actions',
      JSON.stringify({ ...GAME, actions: new Array(60_001).fill(GAME.actions[0]) }),
      'recording/too-long',
    ],
  ])('is refused in less than a second: %s', (_, content, why) => {
    const began = performance.now();
    expect(importText(content)).toMatchObject({
      state: null,
      actions: [],
      report: { ok: false, unreadable: { why } },
    });
    expect(performance.now() - began).toBeLessThan(1000);
  });
});

describe('a manipulated action', () => {
  const bids = [bid(1, 7, 5), bid(2, 9, 0)];
  it.each([
    ['a bid that is not offered', [bid(1, 7, 7)], 0, '3.2'],
    [
      'an action of another step',
      [...bids, { id: 3, type: 'dividend', entity: 'LN', entity_type: 'corporation' }],
      2,
      '3.2',
    ],
  ])('stops the import there, with our section: %s', (_, actions, before, rule) => {
    const { report } = importGame({ ...GAME, actions });
    expect(report).toMatchObject({ ok: false, actions: before, refused: { refusal: { ok: false, rule } } });
    expect(report.refused?.action.id).toBe(before + 1);
  });

  it('reports a missing field', () => {
    const choices = [
      { id: 3, type: 'bid', entity: 7, entity_type: 'player', company: 'TR', price: 0 },
      { id: 4, type: 'bid', entity: 9, entity_type: 'player', company: 'POSC', price: 0 },
      { id: 5, type: 'buy_shares', entity: 7, entity_type: 'player' },
    ];
    const { report, state } = importGame({ ...GAME, actions: [...bids, ...choices] });
    expect(report.refused).toMatchObject({ action: { id: 5 }, refusal: { why: 'recording/unread' } });
    expect(state).not.toBeNull();
  });
});
