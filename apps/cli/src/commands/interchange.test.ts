import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../testing/run.ts';

const GAME = JSON.stringify({
  title: '18FL',
  players: [
    { id: 1, name: 'A' },
    { id: 2, name: 'B' },
  ],
  settings: { optional_rules: [] },
  actions: [{ id: 1, type: 'bid', entity: 1, entity_type: 'player', price: 5 }],
});

const FILES: readonly (readonly [string, string, RegExp])[] = [
  ['cut off', GAME.slice(0, -30), /not a JSON file/i],
  ['of another title', GAME.replace('18FL', '1830'), /1830/],
  ['of 50 MB', `{"title":"18FL","x":"${'x'.repeat(50 * 1024 * 1024)}"}`, /8 MB|larger/i],
  ['tampered with', GAME.replace('"price":5', '"price":7'), /bid.*3\.2/s],
];

const folder = mkdtempSync(join(tmpdir(), 'signalbox-'));

test.each(FILES)(
  'export and replay of a file %s: the reason at once, and nothing is written',
  async (_, text, why) => {
    const file = join(folder, 'game.json');
    const out = join(folder, 'exported.json');
    writeFileSync(file, text);
    const began = process.cpuUsage();
    const exported = await run(`export ${file} --out ${out}`);
    const replayed = await run(`replay ${file}`);
    const { user, system } = process.cpuUsage(began);
    expect(exported.code).not.toBe(0);
    expect(replayed.code).not.toBe(0);
    expect(`${exported.err}${exported.out}`).toMatch(why);
    expect(`${replayed.err}${replayed.out}`).toMatch(why);
    expect(existsSync(out)).toBe(false);
    // Both commands together.
    expect((user + system) / 1e6).toBeLessThan(2);
  },
);
