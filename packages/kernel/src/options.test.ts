import { describe, expect, test } from 'vitest';
import { decodeOptions, defaultOptions, offeredOptions, offeredPart, optionsFor } from './options.ts';
import { decodeSetup, decodeTableSetup } from './setup.ts';
import { lots } from './testing/lots.ts';

const decode = (input: unknown, players = 2) => decodeOptions(lots.options, players, input);

test('defaults complete what was chosen', () => {
  expect(decode(undefined)).toEqual({ ok: true, options: defaultOptions(lots.options) });
  expect(decode({ 'no-bell': true })).toEqual({ ok: true, options: { 'no-bell': true, purse: 'ten' } });
});

test.each<[unknown, string]>([
  [null, 'options-malformed'],
  [[], 'options-malformed'],
  ['no-bell', 'options-malformed'],
  [{ bell: true }, 'option-unknown'],
  [{ toString: true }, 'option-unknown'],
  [{ 'no-bell': 'yes' }, 'option-value'],
  [{ purse: 'twenty' }, 'option-value'],
  [{ purse: true }, 'option-value'],
])('%j: %s', (input, why) => {
  expect(decode(input)).toMatchObject({ ok: false, why });
});

test('an option for some numbers of players only; its default is always allowed', () => {
  expect(decode({ purse: 'five' }, 4)).toMatchObject({ ok: false, why: 'option-players', rule: '1' });
  expect(decode({ purse: 'ten' }, 4).ok).toBe(true);
});

describe('a table', () => {
  test('has a number of players that the title allows', () => {
    for (const players of [2, 3, 4]) expect(decodeSetup(lots, { players }).ok).toBe(true);
    for (const players of [1, 5, 2.5, '3', null, undefined]) {
      expect(decodeSetup(lots, { players })).toMatchObject({ ok: false, why: 'player-count' });
    }
  });

  test('has options that the title knows', () => {
    expect(decodeSetup(lots, { players: 2, options: { x: 1 } })).toMatchObject({ why: 'option-unknown' });
  });
});

test('options chosen for fewer players are dropped for more', () => {
  const chosen = { 'no-bell': true, purse: 'five' };
  expect(optionsFor(lots.options, 2, chosen)).toEqual(chosen);
  expect(optionsFor(lots.options, 4, chosen)).toEqual({ 'no-bell': true });
  expect(decode(optionsFor(lots.options, 4, chosen), 4).ok).toBe(true);
});

describe('an option that only imported games have', () => {
  const options = { ...lots.options, elsewhere: { rule: '1', default: false, importOnly: true } } as const;
  const title = { ...lots, options };
  const chosen = { elsewhere: true, purse: 'five' };

  test('is not offered to new tables', () => {
    expect(Object.keys(offeredOptions(options))).toEqual(Object.keys(lots.options));
    expect(offeredPart(options, chosen)).toEqual({ purse: 'five' });
    const refused = { ok: false, why: 'option-import-only', rule: '1', details: { option: 'elsewhere' } };
    expect(decodeTableSetup(title, { players: 2, options: chosen })).toMatchObject(refused);
    expect(decodeTableSetup(title, { players: 2, options: { purse: 'five' } }).ok).toBe(true);
    expect(decodeTableSetup(title, { players: 1 })).toMatchObject({ why: 'player-count' });
  });

  test('is accepted in an imported game', () => {
    expect(decodeSetup(title, { players: 2, options: chosen })).toMatchObject({ setup: { options: chosen } });
  });
});
