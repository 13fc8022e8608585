import { expect, test } from 'vitest';
import { configFrom } from '../config.ts';
import { createLog } from './log.ts';

function logged(format: 'json' | 'lines', level = 'info') {
  const lines: string[] = [];
  return { lines, log: createLog(level, format, (line) => lines.push(line)) };
}

test('log collectors get JSON, without secrets', () => {
  const { lines, log } = logged('json');
  log.info({ token: 'secret' }, 'signed in');
  expect(JSON.parse(lines[0]!)).toMatchObject({ msg: 'signed in', token: '[removed]' });
});

test('a terminal gets plain lines', () => {
  const { lines, log } = logged('lines');
  log.warn({ err: new Error('connect ECONNREFUSED') }, 'the mail server does not answer');
  expect(lines).toEqual(['warning: the mail server does not answer (connect ECONNREFUSED)\n']);
});

test('the format follows the terminal unless LOG_FORMAT says otherwise', () => {
  expect(configFrom({}, true)).toMatchObject({ logFormat: 'lines', logLevel: 'warn' });
  expect(configFrom({}, false)).toMatchObject({ logFormat: 'json', logLevel: 'info' });
  expect(configFrom({ LOG_FORMAT: 'json' }, true)).toMatchObject({ logFormat: 'json', logLevel: 'info' });
});
