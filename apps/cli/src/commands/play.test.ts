import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseTranscript } from '@signalbox/kernel/tools';
import { TITLES } from '@signalbox/titles';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'signalbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

const alone = 'play lots --players 2 --people 1 --seed s';

test('bots alone play to the end', async () => {
  const { code, out } = await run('play lots --players 3 --people none --seed s');
  expect(code).toBe(0);
  expect(out).toContain('The game is over.');
  expect(out).toMatch(/Winner: Player \d/);
  expect(out).toContain('The seed of this game was s.');
  expect((await run('play lots --players 3 --people none --seed s')).out).toBe(out);
});

test('asks for title, players and people, again if an answer makes no sense', async () => {
  const { code, out } = await run('play', ['7', '1', '9', '2', 'everybody', 'all', 'quit']);
  expect(code).toBe(0);
  expect(out.match(/Please choose one of these/g)).toHaveLength(3);
  expect(out).toContain('Player 1: opening-bid (§1 Opening bids)');
});

test('without any input it says how it is used', async () => {
  const { code, out } = await run('play');
  expect(code).toBe(0);
  expect(out).toContain('nothing was typed');
});

test('input that ends early leaves the game', async () => {
  const { code, out } = await run(alone, ['1 0']);
  expect(code).toBe(0);
  expect(out).toMatch(/stopped after \d+ entries/);
});

describe('choosing', () => {
  test('by number, by name and written out; refusals in words', async () => {
    const { out } = await run(alone, ['1', '9', '1 8', 'bid=9', '[', '1 3', 'quit']);
    expect(out).toContain('  1  bid from 0 to 3');
    expect(out).toContain('Type the choice and a number, for example “1 0”.');
    expect(out.match(/Please choose one of these/g)).toHaveLength(2);
    expect(out.match(/Not possible \(§1\): Choose a whole number from 0 to 3/g)).toHaveLength(2);
    expect(out).toContain('opener seat=p1');
  });

  test('help, why, show, log and search', async () => {
    const { out } = await run(alone, [
      'help',
      'why',
      'show cash',
      'show me',
      '/bid',
      '/nothing',
      'log',
      'quit',
    ]);
    expect(out).toMatch(/There are these panels: .*cash/);
    expect(out).toContain('undo your last choice');
    expect(out).toContain('Nothing is ruled out here.');
    expect(out).toContain('cash: p1=10 p2=10');
    expect(out).toContain('No choice contains “nothing”.');
    expect(out).toContain('  Player 2: …');
  });

  test('auto actions: listed, set, ended with the reason', async () => {
    const two = 'play lots --players 2 --people all --seed s';
    const wrong = ['auto 99', 'auto 1 most=many', 'auto 1 ['];
    const { out } = await run(two, ['auto', ...wrong, 'auto 7', '1 1', '1 1', '1 1', 'quit']);
    expect(out).toContain('  1  bid: lot=red most=0');
    expect(out).toContain('  7  pass: heed=[sold]');
    expect(out.match(/Please choose one of these/g)).toHaveLength(3);
    expect(out).toContain('Auto action ended (pass heed=[sold]): sold');
    const { out: off } = await run(alone, ['auto 1 most=1', 'auto off', 'auto', 'quit']);
    expect(off.match(/bid lot=red most=1/g)).toHaveLength(1);
    expect(off).toContain('All auto actions are off.');
  });

  test('undo: own actions freely, more only if all agree', async () => {
    const two = 'play lots --players 2 --people all --seed s';
    const { out } = await run(two, ['undo', '1 1', 'undo', '1 1', '1 2', 'undo', 'undo all', 'quit']);
    expect(out).toContain('There is nothing to undo.');
    expect(out).toContain('Undone: 1 entry.');
    expect(out).toContain('type “undo all”');
    expect(out).toContain('Undone: 2 entries.');
  });

  test('in Japanese', async () => {
    const { out } = await run(`${alone} --lang ja`, ['1 8', 'quit']);
    expect(out).toContain('プレイヤー1：opening-bid（§1 最初の入札）');
    expect(out).toContain('0から3まで');
  });
});

test('--json: one object per line', async () => {
  const { out } = await run(`${alone} --json`, ['{"bid":9}', 'bid=1', 'quit']);
  const lines = out.split('\n').map((line) => JSON.parse(line));
  expect(lines.map(({ type }) => type)).toEqual([
    'entry',
    'turn',
    'refused',
    'turn',
    'entry',
    'entry',
    'entry',
    'turn',
    'end',
  ]);
  expect(lines[0]).toMatchObject({
    type: 'entry',
    kind: 'action',
    seat: 'p2',
    by: 'bot',
    decision: 'opening-bid',
    choice: null,
    hidden: true,
    events: [],
  });
  expect(lines[1]).toMatchObject({
    sealed: true,
    offer: { kind: 'range', base: {}, field: 'bid', min: 0, max: 3, step: 1 },
  });
  expect(lines.at(-1)).toMatchObject({ outcome: null, seed: null });
});

describe('a saved game', () => {
  const file = join(folder, 'game.json');

  test('is a record that can be verified once it is over', async () => {
    const early = await run(alone, [`save ${file}`, 'save', `save ${folder}`, 'quit']);
    expect(early.out).toContain('Saved as');
    expect(early.out).toContain('Type “save” and the name of a file.');
    expect(early.out).toContain('Not saved');
    const unfinished = await run(`verify ${file}`);
    expect(unfinished.code).toBe(1);
    expect(unfinished.out).toContain('The seed is missing');
  });

  test('or a transcript', async () => {
    const text = join(folder, 'game.txt');
    await run(alone, ['1 1', `save ${text}`, 'quit']);
    expect(parseTranscript(readFileSync(text, 'utf8'))).toMatchObject({ title: 'lots', players: 2 });
  });

  test('verify finds a changed draw', async () => {
    const { record } = await import('../testing/record.ts');
    writeFileSync(file, JSON.stringify(record));
    expect((await run(`verify ${file}`)).out).toMatch(/^Verified: lots, \d+ entries, \d+ draws/);
    writeFileSync(file, JSON.stringify({ ...record, seed: 'other' }));
    const changed = await run(`verify ${file} --json`);
    expect(changed.code).toBe(1);
    expect(JSON.parse(changed.out)).toMatchObject({ ok: false, why: 'record-commitment' });
  });
});

test('a hint says what a good bot would do and why; reasons explain the bots’ moves', async () => {
  const game = 'play union-station --players 3 --people 1 --seed s --bots apprentice';
  const { code, out } = await run(game, ['hint', 'do=pass', 'reasons', 'quit'], TITLES);
  expect(code).toBe(0);
  expect(out).toMatch(/: (Bid|Pass).*\(best in \d+ simulated games?/);
  expect(out).toMatch(/Player \d: (bids|passes)/);
  const japanese = await run(`${game} --lang ja`, ['hint', 'quit'], TITLES);
  expect(japanese.out).toMatch(/回の試行で最善/);
});
