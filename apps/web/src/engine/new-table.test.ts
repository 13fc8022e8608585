import { optionsFor } from '@signalbox/kernel';
import { describe, expect, it } from 'vitest';
import type { LocalSeat } from './calls.ts';
import { newTable, sameAgain } from './new-table.ts';
import { titleOf } from './titles.ts';

const people = (count: number) =>
  Array.from({ length: count }, (_, i): LocalSeat => ({ name: `Player ${i + 1}`, kind: 'you' }));

const wanted = (players: number, options = {}) => ({
  title: '1841',
  name: '1841',
  options,
  seats: people(players),
});

describe('a new table on this device', () => {
  it('says why a game cannot be set up', async () => {
    const refused = { why: 'option-players', rule: '8.3', details: { option: 'lite' } };
    expect(await newTable(wanted(7, { lite: true }), 0)).toMatchObject(refused);
    expect(await newTable(wanted(2), 0)).toMatchObject({ why: 'player-count' });
  });

  it('of 7 players starts without Lite, which was chosen for fewer', async () => {
    const { options } = await titleOf('1841');
    const chosen = { lite: true, wholeSets: true };
    const six = await newTable(wanted(6, optionsFor(options, 6, chosen)), 0);
    expect(six).toMatchObject({ position: 0, options: { lite: true, wholeSets: true } });
    const seven = await newTable(wanted(7, optionsFor(options, 7, chosen)), 0);
    expect(seven).toMatchObject({ position: 0, options: { lite: false, wholeSets: true } });
  });

  it('after a recorded game has none of the options that only recorded games have', async () => {
    const { options, presets } = await titleOf('1841');
    const recorded = { ...presets['18xx.games'], wholeSets: true };
    expect(Object.keys(recorded).some((name) => options[name]!.importOnly)).toBe(true);
    const seats = people(3).map((seat, i) => ({ ...seat, seat: `p${i + 1}`, present: true }));
    const table = {
      id: 'x',
      title: '1841',
      name: '1841',
      options: recorded,
      seats,
      commitment: null,
      seed: null,
    };
    const again = await newTable(await sameAgain(table), 0);
    expect(again).toMatchObject({
      position: 0,
      options: { wholeSets: true, noPlayerTrade: true, anyRun: false },
    });
  });
});
