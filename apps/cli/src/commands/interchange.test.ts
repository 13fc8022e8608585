import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TITLES } from '@signalbox/titles';
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
  'export and replay of a file %s: a reason at once, and nothing is written',
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

test('fuzz --export plays with --sense and random options, and refuses options that do not fit', async () => {
  const games = join(folder, 'games');
  const written = await run(
    `fuzz 18FL --games 2 --players 2 --seed 3 --sense 100 --random-options --export ${games}`,
    [],
    TITLES,
  );
  expect(written.code).toBe(0);
  expect(written.out).toMatch(/2 of 2 games, \d+ actions written and read again/);
  const refused = await run(`fuzz 18FL --games 1 --hostile --export ${games}`, [], TITLES);
  expect(refused.code).toBe(2);
  expect(refused.err).toMatch(/--hostile cannot be combined with --export/);
  const converted = await run(`convert ${games} --json --to ${join(folder, 'ours')}`, [], TITLES);
  expect(converted.code).toBe(0);
  const [first] = JSON.parse(converted.out);
  expect(first).toMatchObject({ title: '18FL', whole: true, stopped: null, differences: [] });
  expect(converted.err).toMatch(/1 of 2/);
  expect((await run(`verify ${join(folder, 'ours', '18FL-2p-3.json')}`, [], TITLES)).out).not.toBe('');
});

test('fuzz --export says with which seed a game was left out, and why', async () => {
  const command = `fuzz 1860 --games 2 --players 2 --seed 4 --own-rules --export ${join(folder, 'own')}`;
  const { code, out } = await run(`${command} --json`, [], TITLES);
  expect(code).toBe(0);
  const [{ tried, equal, leftOut, broken, reasons }] = JSON.parse(out).runs;
  expect({ tried, equal, broken }).toEqual({ tried: 2, equal: 2 - leftOut.length, broken: [] });
  const [first] = leftOut;
  expect(first).toMatchObject({ seed: expect.any(Number), why: expect.stringMatching(/^export\//) });
  expect(reasons[first.why]).toContain(first.seed);
  const told = (await run(command, [], TITLES)).out;
  expect(told).toContain(`left out: ${first.why} (seed ${first.seed}`);
});

test('convert overwrites neither a recording nor a game that it has just written', async () => {
  const there = mkdtempSync(join(tmpdir(), 'signalbox-there-'));
  const beside = join(there, 'beside');
  mkdirSync(beside);
  for (const one of [there, beside]) writeFileSync(join(one, 'game.json'), GAME);
  const onto = await run(`convert ${there} --to ${there}`, [], TITLES);
  expect(onto).toMatchObject({ code: 2, err: expect.stringContaining('game.json would be overwritten') });
  expect(readFileSync(join(there, 'game.json'), 'utf8')).toBe(GAME);
  const twice = await run(`convert ${there} ${beside} --to ${join(there, 'ours')}`, [], TITLES);
  expect(twice).toMatchObject({
    code: 2,
    err: expect.stringContaining('Several games are called game.json'),
  });
});

test('a place where nothing can be written is named', async () => {
  const file = join(folder, 'in-the-way');
  const game = join(folder, 'writes.json');
  writeFileSync(file, '');
  writeFileSync(game, GAME);
  for (const command of [
    `convert ${game} --to ${file}`,
    `export ${game} --out ${join(file, 'game.json')}`,
    `export ${game} --out ${folder}`,
    `fuzz 18FL --games 1 --players 2 --export ${file}`,
  ]) {
    const { code, err } = await run(command, [], TITLES);
    expect(err, command).toMatch(/Cannot (create the folder|write) \S+: (there is|it is|a part)/);
    expect(code, command).toBe(2);
  }
});

test('a file that is not a trace is named', async () => {
  const game = join(folder, 'traced.json');
  const trace = join(folder, 'traced.trace.json');
  writeFileSync(game, GAME);
  for (const content of ['null', '[]', '{}', '{"title": "18FL", "steps": [null]}']) {
    writeFileSync(trace, content);
    for (const command of [`replay ${game} --trace ${trace}`, `site ${game}`]) {
      const { code, err } = await run(command, [], TITLES);
      expect([code, err], command).toEqual([2, `${trace} is not a trace of a recorded game.`]);
    }
  }
});

test('routes says when no run is meant', async () => {
  const file = join(folder, 'no-runs.json');
  writeFileSync(file, GAME);
  const { code, err } = await run(`routes ${file} --company ACL`, [], TITLES);
  expect([code, err]).toEqual([2, `${file}: there is no such run.`]);
});

test('site says when there is nothing to compare', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'signalbox-empty-'));
  const { code, err } = await run(`site ${empty}`, [], TITLES);
  expect([code, err]).toEqual([2, `There are no games with a .trace.json beside them in ${empty}.`]);
});

test('convert says why a file is not read to the end, and fails', async () => {
  const file = join(folder, 'tampered.json');
  writeFileSync(file, GAME.replace('"price":5', '"price":7'));
  const converted = await run(`convert ${file}`, [], TITLES);
  expect(converted.code).toBe(1);
  expect(converted.out).toMatch(/tampered.json: 18FL, 0 actions read; stopped at action 1 \(bid\)/);
  expect(converted.out).toMatch(/0 of 1 games/);
});

test('convert reads the good files of a folder, and says what is wrong with each bad one', async () => {
  const mixed = mkdtempSync(join(tmpdir(), 'signalbox-mixed-'));
  const files: Readonly<Record<string, string>> = {
    'a-good': GAME,
    'b-cut': GAME.slice(0, -30),
    'c-empty': '\n',
    'd-huge': 'x'.repeat(9 * 1024 * 1024),
    'e-list': '[]',
    'f-other': GAME.replace('18FL', '1830'),
    'g-page': '<!DOCTYPE html><html></html>',
    'h-link': 'https://18xx.games/game/138436',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(mixed, `${name}.json`), text);
  const { code, out } = await run(`convert ${mixed}`, [], TITLES);
  expect(code).toBe(1);
  expect(out.trim().split('\n')).toEqual([
    'a-good.json: 18FL, 1 action read',
    'b-cut.json: This is not a JSON file, or only a part of one.',
    'c-empty.json: The file is empty.',
    'd-huge.json: The file is larger than 8 MB.',
    'e-list.json: This is not a recorded game.',
    'f-other.json: Recorded games of 1830 cannot be opened.',
    'g-page.json: This is a web page, not the JSON of a game.',
    'h-link.json: This is the address of a game. Open https://18xx.games/api/game/138436 in the browser and paste what it shows.',
    '1 of 8 games were read to the end and agree with their files.',
  ]);
});
