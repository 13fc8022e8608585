import { startCompany } from '@signalbox/titles/18fl/founding.ts';
import {
  closeAllPrivates,
  company,
  operate,
  phase,
  cash as setCash,
  table,
} from '@signalbox/titles/18fl/position.ts';
import { expect, it } from 'vitest';
import { UI } from '../../text/catalogue/index.ts';
import { wordsOf } from '../../text/words.ts';
import { EIGHTEEN_FL } from './presentation.ts';
import { companySheets, playerSheets } from './sheets.ts';

it('says how many shares a company still needs to float', () => {
  const state = table(2);
  company(state, 'FEC', { price: 100, held: { p2: 3 } });
  startCompany(state, 'p1', { do: 'start', company: 'ACL', price: 80, size: 5 });
  const notes = (id: string) => companySheets(state).find((sheet) => sheet.id === id)!.notes;
  expect(notes('ACL')).toContainEqual({ key: 'sheet/started', details: { shares: 1 } });
  expect(notes('FEC')).toContainEqual({ key: 'sheet/floated' });
  expect(notes('TPS')).toContainEqual({ key: 'sheet/not-started' });
});

it('says of a company without a president that it does not operate (8.4.3)', () => {
  const state = table(3);
  company(state, 'FEC', { price: 100, held: { p1: 1, p2: 1 }, pool: 3, president: 'pool' });
  company(state, 'ACL', { price: 90, held: { p1: 3 } });
  const sheet = (id: string) => companySheets(state).find((one) => one.id === id)!;
  expect(sheet('FEC').trouble).toEqual({ key: '18fl/no-president' });
  expect(sheet('FEC').notes).toContainEqual({ key: '18fl/no-president' });
  expect(['ACL', 'TPS'].map((id) => sheet(id).trouble)).toEqual([null, null]);
});

it('tells the homes in the two halves of Jacksonville apart (6)', () => {
  const state = table(2);
  const homes = (language: 'en' | 'ja') => {
    const words = wordsOf(language, { ...UI, ...EIGHTEEN_FL.title.messages, ...EIGHTEEN_FL.words });
    return ['SAL', 'SR', 'ACL'].map((id) => {
      const { notes } = companySheets(state).find((sheet) => sheet.id === id)!;
      return words.say('sheet/home', notes.find(({ key }) => key === 'sheet/home')!.details);
    });
  };
  expect(homes('en')).toEqual([
    'home Jacksonville (B23, south)',
    'home Jacksonville (B23, north)',
    'home Tampa (G20)',
  ]);
  expect(homes('ja')[0]).toBe('本社ジャクソンビル（B23、南）');
});

it.each([
  ['3', { key: 'sheet/size', details: { size: 5 } }, 5],
  ['4', { key: '18fl/either-size' }, 0],
  ['5', { key: 'sheet/size', details: { size: 10 } }, 10],
] as const)('says in which sizes a company can be started in phase %s', (now, note, shares) => {
  const state = table(2);
  company(state, 'FEC', { price: 100, held: { p2: 3 } });
  phase(state, now);
  const sheet = (id: string) => companySheets(state).find((one) => one.id === id)!;
  expect(sheet('TPS').notes).toContainEqual(note);
  // Where it can be chosen, nobody knows yet how many there will be to buy.
  expect(sheet('TPS').elsewhere).toContainEqual({ place: 'ipo', count: shares });
  expect(sheet('FEC').notes).toContainEqual({
    key: 'sheet/size',
    details: { size: state.companies.FEC.size },
  });
});

it('counts no share in the IPO that a player already has of a company that is not started', () => {
  const state = table(4);
  const sheet = companySheets(state).find(({ id }) => id === 'FEC')!;
  expect(sheet.active).toBe(false);
  expect(sheet.elsewhere).toContainEqual({ place: 'ipo', count: 4 });
});

it.each([
  [false, 2],
  [true, 3],
])('counts certificates as the rules do: privates count too: %s', (privatesCount, count) => {
  const state = table(2, { privatesCount });
  company(state, 'FEC', { price: 100, held: { p1: 3 } });
  const ids = Object.keys(state.privates) as (keyof typeof state.privates)[];
  for (const id of ids) state.privates = { ...state.privates, [id]: id === ids[0] ? 'p1' : null };
  const sheet = playerSheets(state).find(({ seat }) => seat === 'p1')!;
  expect(sheet.certificates?.count).toBe(count);
});

it.each([
  ['2', false],
  ['3', true],
  ['4', true],
  ['5', false],
] as const)('lists converting among the steps of a turn only where it can be: phase %s', (now, listed) => {
  const state = table(2);
  phase(state, now);
  const { steps, at } = EIGHTEEN_FL.sequence!(state, 'run-trains')!;
  expect(steps.includes('step/convert')).toBe(listed);
  expect(steps[at]).toBe('step/run-trains');
});

it.each([
  ['2', 'This town is worth $10 more to FEC, $20 more from phase 5 on.'],
  ['5', 'This town is worth $20 more to FEC.'],
] as const)('says what a hotel brings: phase %s', (now, text) => {
  const state = table(2);
  company(state, 'FEC');
  phase(state, now);
  operate(state);
  const { key, details, rule } = EIGHTEEN_FL.remark!(state, { do: 'hotel', hex: 'I28', node: 0 })!;
  expect(
    wordsOf('en', { ...EIGHTEEN_FL.title.messages, ...UI, ...EIGHTEEN_FL.words }).say(key, details),
  ).toBe(text);
  expect(rule).toBe('7.3.2');
});

it('says that shares that are sold in a stock round cannot be bought back in it', () => {
  const sale = { do: 'sell', company: 'SR', count: 1 };
  expect(EIGHTEEN_FL.remark!(table(3), sale)).toEqual({
    key: 'sold/not-again',
    details: { companies: ['SR'] },
    rule: '5.1',
  });
});

it('says who pays for a train in an emergency, and if it ends in bankruptcy (§8.4.3)', () => {
  const said = (cash: number) => {
    const state = table(2);
    closeAllPrivates(state);
    phase(state, '4');
    setCash(state, { p1: 20 });
    company(state, 'SR', { price: 125, size: 10, held: { p1: 3, p2: 2 }, cash });
    operate(state, 'buy-train');
    const { key, details } = EIGHTEEN_FL.remark!(state, { do: 'finance', train: '4', from: 'bank' })!;
    return wordsOf('en', { ...EIGHTEEN_FL.title.messages, ...UI, ...EIGHTEEN_FL.words }).say(key, details);
  };
  expect(said(380)).toBe('Treasury $380, p1 $20');
  expect(said(280)).toBe('Treasury $280, p1 $20, shares for $100 to sell');
  expect(said(50)).toBe(
    'Treasury $50, p1 $20, shares for $330 to sell: sales fall $220 short, and p1 goes bankrupt',
  );
});
