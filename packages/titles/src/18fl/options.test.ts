import { decodeSetup } from '@signalbox/kernel';
import { expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { eighteenFL } from './index.ts';
import { OPTIONS, PRESETS } from './options.ts';
import { asked, company, operate, play, table, why } from './position.ts';

proves(['A2', '1.4k'], 'optional rules are off by default, and only available where they apply', () => {
  expect(table(2).options.seventyPercent).toBe(false);
  expect(decodeSetup(eighteenFL, { players: 2, options: { seventyPercent: true } }).ok).toBe(true);
  expect(decodeSetup(eighteenFL, { players: 3, options: { seventyPercent: true } })).toMatchObject({
    ok: false,
    why: 'option-players',
    rule: '1.4',
  });
});

proves('A2', "defaults are the text's own rule", () => {
  expect(table(2).options).toEqual({
    seventyPercent: false,
    anyRun: false,
    consent: 'asked',
    bonusTiming: 'after-own-action',
    terminalInstead: false,
    trainDuty: 'always',
    presidentTopsUp: false,
    emergencySales: 'as-needed',
    mayCutOff: false,
    privatesCount: false,
    bankruptcyEnds: 'last-survivor',
    steamshipPrice: '40',
    sizeAfterPrice: false,
    everyStep: false,
    discardOrder: 'buyer-first',
    drownedTilesLost: false,
    stubsCount: false,
    junctionsTwice: false,
  });
});

proves(['A2', 'A6', 'C-17'], 'a preset plays as 18xx.games does, in all that is known to differ', () => {
  const preset = PRESETS['18xx.games']!;
  expect(preset).toEqual({
    anyRun: true,
    consent: 'assumed',
    bonusTiming: 'any-step',
    terminalInstead: true,
    trainDuty: 'with-route',
    emergencySales: 'before-choosing',
    mayCutOff: true,
    privatesCount: true,
    bankruptcyEnds: 'first',
    sizeAfterPrice: true,
    everyStep: true,
    discardOrder: 'by-charter',
    drownedTilesLost: true,
    stubsCount: true,
    junctionsTwice: true,
  });
  for (const name of Object.keys(preset)) expect(OPTIONS).toHaveProperty(name);
  const state = table(2, preset);
  company(state, 'SR', { trains: ['2'], held: { p1: 3 } });
  operate(state, 'run-trains');
  expect(why(state, { routes: [] })).toBeNull();
});

proves('C-5', 'there the Terminal uses up the token of the turn', () => {
  for (const terminalInstead of [false, true]) {
    const state = table(3, { terminalInstead, bonusTiming: 'before-running' });
    company(state, 'SR', { held: { p3: 3 }, cash: 500, trains: ['2'] });
    state.tiles = { B21: '9/1', B19: '4/1' };
    operate(state, 'place-token');
    play(state, { do: 'terminal', hex: 'K28', node: 0 });
    expect(asked(state)).toBe(terminalInstead ? 'p3 run-trains' : 'p3 place-token');
  }
});
