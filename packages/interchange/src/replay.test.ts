import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replay } from './replay.ts';
import type { Trace } from './runs/trace.ts';
import { hasReplays, REPLAYS } from './testing/traces.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

describe('what is not a recorded game', () => {
  it.each([
    [null, 'recording/not-a-game'],
    [[], 'recording/not-a-game'],
    [{ title: '18FL' }, 'recording/part'],
    [{ title: '18FL', players: [], actions: [] }, 'recording/players'],
    [{ title: '18FL', players: [{}, {}], actions: [{ type: 3 }] }, 'recording/action'],
    [{ title: '1830', players: [{}, {}], actions: [] }, 'recording/title'],
  ])('%j is refused with %s', (input, why) => {
    expect(replay(input)).toMatchObject({ ok: false, actions: 0, unreadable: { why } });
  });

  const game = (...actions: unknown[]) => ({ title: '18FL', players: [{}, {}], actions });
  /** Actions nested this deep. */
  const nested = (depth: number): unknown => ({
    type: 'pass',
    ...(depth > 0 && { auto_actions: [nested(depth - 1)] }),
  });
  it.each([
    [{ ...game(), players: 'two' }, { part: 'players' }],
    [{ ...game(), players: [{}, null] }, { part: 'players.1' }],
    [game({ type: 'pass' }, { type: 3 }), { index: 2, at: 'actions.1.type' }],
    [game({ type: 'pass', id: 1.5 }), { index: 1, at: 'actions.0.id' }],
    [
      game({ type: 'pass', auto_actions: [{ type: 'pass' }, {}] }),
      { index: 1, at: 'actions.0.auto_actions.1.type' },
    ],
    [game(nested(20)), { index: 1 }],
  ])('%j says where it is wrong', (input, details) => {
    expect(replay(input)).toMatchObject({ ok: false, unreadable: { details } });
  });
});

describe.each([
  ['18FL', 7, '3.2'],
  ['1860', 9_999, 'AUC'],
  ['1841', 7, '2.1'],
] as const)('recorded games of %s', (title, impossibleBid, section) => {
  const folder = join(REPLAYS, title);
  const games =
    hasReplays && existsSync(folder) ? readdirSync(folder).filter((file) => !file.includes('.trace.')) : [];

  it.skipIf(games.length === 0)('exist (in a folder next to the repository)', () => {
    expect(games.length).toBeGreaterThan(0);
  });

  // All of them are compared in recorded-games.test.ts; here the report of one.
  it.each(games.slice(0, 1))('%s replays with the same state after every action', (file) => {
    const trace = read(join(folder, file.replace('.json', '.trace.json'))) as Trace;
    const report = replay(read(join(folder, file)), trace);
    expect(report).toMatchObject({ ok: true });
    // A game ended manually stops before its last step.
    expect(report.compared).toBeGreaterThanOrEqual(trace.steps.length - 1);
  });

  it.each(games)('%s with an impossible action stops there and names the rule', (file) => {
    const recording = read(join(folder, file)) as { actions: { type: string; price?: number }[] };
    const tampered = recording.actions.map((action) =>
      action.type === 'bid' ? { ...action, price: impossibleBid } : action,
    );
    const report = replay({ ...recording, actions: tampered });
    expect(report).toMatchObject({ ok: false, refused: { refusal: { ok: false, rule: section } } });
    expect(report.actions).toBeLessThan(3);
  });
});
