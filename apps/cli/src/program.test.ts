import { describe, expect, test } from 'vitest';
import { run } from './testing/run.ts';

describe('titles', () => {
  test('lists players and options', async () => {
    const { code, out } = await run('titles');
    expect(code).toBe(0);
    expect(out).toContain('lots (Lots): 2–4 players');
    expect(out).toContain('--option purse=ten|five  (§1, default ten)');
  });

  test('--json', async () => {
    const [title] = JSON.parse((await run('titles --json')).out);
    expect(title).toMatchObject({ id: 'lots', players: { min: 2, max: 4 } });
  });
});

describe('a usage error is reported in one line, with exit code 2', () => {
  test.each([
    ['fuzz chess', /no title “chess”. Titles: lots/],
    ['play chess', /no title “chess”/],
    ['fuzz lots --games many', /whole number of at least 1/],
    ['fuzz lots --games 0', /whole number of at least 1/],
    ['fuzz lots --players 9', /for 2 to 4 players/],
    ['fuzz lots --players 2 --option bell=on', /no option bell. Options: no-bell, purse/],
    ['play lots --players 2 --people 5', /seats from 1 to 2/],
    ['play lots --lang fr', /Allowed choices are en, ja/],
    ['perft lots --position middle', /no position “middle”. Positions: start/],
    ['verify no-such-file.json', /Cannot read no-such-file.json: there is no such file/],
    ['verify package.json', /package.json: This is not a saved game/],
    ['verify LICENSE', /LICENSE is not JSON/],
    ['replay apps', /Cannot read apps: it is a folder/],
    ['routes no-such-file.json --at x', /whole number/],
    ['rules lots --clauses no-such-list.md', /Cannot read no-such-list.md/],
    ['deal', /unknown command 'deal'/],
    ['fuzz', /missing required argument 'title'/],
    ['fuzz lots --sense 101', /whole number from 0 to 100/],
    ['fuzz lots --after 3', /--after is only for --from/],
    ['fuzz lots --own-rules', /--own-rules is only for --export/],
    ['fuzz lots --from LICENSE', /LICENSE: Line \d+: /],
    ['fuzz lots --players 2 --option purse=many', /cannot have that value. Values: ten, five\./],
    ['fuzz lots --players 2 --option no-bell=many', /cannot have that value. Values: on, off\./],
    ['perft lots --position toString', /no position “toString”/],
    ['arena --title lots --games 9007199254740991', /whole number from 1 to 1000000/],
    ['arena --title lots --players 2 --bots random,random,random', /names 3 bots for 2 players/],
    ['puzzles mine', /required option '--title <title>' not specified/],
    ['puzzles verify all', /too many arguments for 'verify'/],
  ])('%s', async (command, message) => {
    const { code, err } = await run(command);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/^\s+at /m);
    expect(code).toBe(2);
  });
});

describe('every command has help', () => {
  test.each(['titles', 'play', 'fuzz', 'perft', 'rules', 'replay', 'routes', 'verify'])(
    '%s',
    async (command) => {
      const { code, out } = await run(`${command} --help`);
      expect(code).toBe(0);
      expect(out).toContain(`Usage: signalbox ${command}`);
      expect(out).toContain('--json');
    },
  );
});
