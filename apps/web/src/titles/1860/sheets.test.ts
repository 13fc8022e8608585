import { changeCharter, IPO, POOL, setPresident } from '@signalbox/rails';
import { parPrices } from '@signalbox/titles/1860/data/market.ts';
import { PRIVATE_IDS } from '@signalbox/titles/1860/data/privates.ts';
import { play } from '@signalbox/titles/1860/positions/play.ts';
import { closePrivates, company, table } from '@signalbox/titles/1860/positions/position.ts';
import { startCompany } from '@signalbox/titles/1860/starting.ts';
import { expect, it } from 'vitest';
import { UI } from '../../text/catalogue/index.ts';
import { wordsOf } from '../../text/words.ts';
import { EIGHTEEN_SIXTY } from './presentation.ts';
import { companySheets } from './sheets.ts';
import { WORDS } from './words.ts';

it('says how many shares a company still needs to float', () => {
  const state = table(2);
  company(state, 'IOW', { price: 100, held: { p2: 5 } });
  startCompany(state, 'p1', { company: 'FYN', par: parPrices('FYN')[0]! });
  const notes = (id: string) => companySheets(state).find((sheet) => sheet.id === id)!.notes;
  expect(notes('FYN')).toContainEqual({ key: 'sheet/started', details: { shares: 3 } });
  expect(notes('IOW')).toContainEqual({ key: 'sheet/floated' });
  expect(notes('VYSC')).toContainEqual({ key: 'sheet/not-started' });
});

it('says of a company that was started again after a bankruptcy how many shares it needs to float', () => {
  const state = table(2);
  changeCharter(state, 'FYN', { bankrupt: true });
  const notes = () => companySheets(state).find(({ id }) => id === 'FYN')!.notes;
  expect(notes()[0]).toEqual({ key: '1860/bankrupt' });
  expect(notes()).not.toContainEqual(expect.objectContaining({ key: 'sheet/started' }));
  startCompany(state, 'p1', { company: 'FYN', par: 40 });
  expect(notes().slice(0, 2)).toEqual([
    { key: '1860/bankrupt' },
    { key: 'sheet/started', details: { shares: 3 } },
  ]);
});

it('says what is wrong with a company, and nothing where all is well', () => {
  const state = table(2);
  company(state, 'IOW', { price: 100, held: { p2: 5 } });
  const trouble = () => companySheets(state).find((sheet) => sheet.id === 'IOW')!.trouble;
  expect(trouble()).toBeNull();
  changeCharter(state, 'IOW', { insolvent: true });
  expect(trouble()).toEqual({ key: '1860/insolvent' });
  setPresident(state, 'IOW', POOL);
  expect(trouble()).toEqual({ key: '1860/receivership-insolvent' });
});

it('shows no private company by its id where there is little room', () => {
  for (const id of PRIVATE_IDS) {
    const short = WORDS[`private-short/${id}`];
    expect(short, id).toBeDefined();
    expect(Object.values(short!), id).not.toContain(id);
  }
});

it('says how many shares of the IPO are kept for a private company', () => {
  const state = table(2);
  const ipo = () =>
    companySheets(state)
      .find(({ id }) => id === 'C&N')!
      .elsewhere.find(({ place }) => place === IPO)!;
  const en = wordsOf('en', { ...UI, ...WORDS });
  expect(ipo()).toEqual({ place: IPO, count: 8, reserved: 1 });
  expect(en.say('place/ipo', { ...ipo(), company: IPO })).toBe('8 in the IPO (1 reserved)');
  const { CMH: _, ...others } = state.privates;
  state.privates = others;
  expect(ipo()).toEqual({ place: IPO, count: 8, reserved: 0 });
  expect(en.say('place/ipo', { ...ipo(), company: IPO })).toBe('8 in the IPO');
});

it('says that the price of the lot comes on top of a bid', () => {
  const [en, ja] = [wordsOf('en', { ...UI, ...WORDS }), wordsOf('ja', { ...UI, ...WORDS })];
  expect(en.say('auction/cash-after', { amount: 400 })).toMatch(/^if you win.*before the price of the lot$/);
  expect(ja.say('auction/cash-after', { amount: 400 })).toContain('定価は別');
});

/** What is said of a sale of p1. */
function saidOfSale(price: number, count: number, trains: readonly '2+1'[]) {
  const state = table(2);
  closePrivates(state);
  company(state, 'IOW', { price, held: { p1: 4, p2: 5 }, trains });
  const sale = { do: 'sell', company: 'IOW', count };
  const { key, details } = EIGHTEEN_SIXTY.remark!(state, sale) ?? { key: null };
  const said = key && wordsOf('en', { ...EIGHTEEN_SIXTY.title.messages, ...UI, ...WORDS }).say(key, details);
  play(state, sale);
  return [said, state.companies.IOW.bankrupt];
}

it('says that what is sold cannot be bought back in the round, unless a bankruptcy ends it', () => {
  const half = 'IOW has no train, so each share is sold for half of the price, rounded down.';
  const notAgain = 'You cannot buy shares of IOW again in this round.';
  expect(saidOfSale(100, 1, ['2+1'])).toEqual([notAgain, false]);
  expect(saidOfSale(100, 1, [])).toEqual([`${half} ${notAgain}`, false]);
  expect(saidOfSale(20, 3, ['2+1'])).toEqual([notAgain, false]);
  expect(saidOfSale(20, 4, ['2+1'])).toEqual([null, true]);
  expect(saidOfSale(20, 4, [])).toEqual([half, true]);
});

it('says what the bank pays for a private company, even if that is nothing (PRIV-a)', () => {
  const remark = (id: string) => EIGHTEEN_SIXTY.remark!(table(2), { do: 'sell-private', private: id });
  expect(remark('BHC')).toEqual({ key: '1860/private-sale', details: { price: 0 }, rule: 'PRIV' });
  expect(remark('CMH')).toMatchObject({ details: { price: 60 } });
});
