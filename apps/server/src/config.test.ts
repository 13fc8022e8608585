import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configFrom, VARIABLES } from './config.ts';

test('without variables everything has its default, and an empty variable counts as not set', () => {
  const usual = configFrom({}, false);
  expect(usual).toMatchObject({ port: 8080, host: '127.0.0.1', dataFolder: './data', databaseUrl: null });
  expect(configFrom(Object.fromEntries(VARIABLES.map((name) => [name, ''])), false)).toEqual(usual);
});

test.each([
  ['PORT', 'abc', 'must be a whole number from 0 to 65535'],
  ['PORT', '80.5', 'must be a whole number from 0 to 65535'],
  ['BOT_PAUSE_MS', '1e30', 'must be a whole number from 0 to 2147483647'],
  ['LIVE_GAMES', '1', 'must be a whole number from 10 to 2147483647'],
  ['LOG_LEVEL', 'loud', 'must be one of silent, error, warn, info, debug'],
  ['DATABASE_URL', 'postgres', 'must begin with postgres://'],
  ['SMTP_URL', 'mail.example.net', 'must begin with smtp:// or smtps://'],
  ['MAIL_FROM', 'nobody', 'must be a mail address'],
  ['METRICS_TOKEN', 'short', 'must have at least 16 characters'],
  ['PUBLIC_URL', 'games.example.net', 'must be an address without a path, such as https://games.example.net'],
  ['PUBLIC_URL', 'games.example.net:443', 'must be an address without a path'],
  ['PUBLIC_URL', 'ftp://games.example.net', 'must be an address without a path'],
  ['PUBLIC_URL', 'https://example.net/games', 'must be an address without a path'],
])('%s=%s is refused, with what is allowed', (name, value, what) => {
  expect(() => configFrom({ [name]: value })).toThrow(`The configuration is invalid.\n${name} ${what}`);
});

test('all that is wrong is told at once', () => {
  expect(() => configFrom({ PORT: 'abc', TRUST_PROXY: 'yes' })).toThrow(/PORT must.*\nTRUST_PROXY must/);
});

test('the guide for operators has every variable, with its default', () => {
  const guide = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
  const rows = [...guide.matchAll(/^\| `([A-Z_]+)` \| (.+?) \|/gm)].map(([, name, usual]) => [name!, usual!]);
  expect(rows.map(([name]) => name).sort()).toEqual([...VARIABLES].sort());
  const stated = rows.filter(([name, usual]) => usual !== '–' && !name!.startsWith('LOG_'));
  expect(configFrom(Object.fromEntries(stated), false)).toEqual(configFrom({}, false));
});
