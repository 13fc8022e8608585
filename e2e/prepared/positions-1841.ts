import type { Frame, GameState } from '@signalbox/kernel';
import type { Company } from '@signalbox/titles/1841/data/companies.ts';
import { newFinancialActions } from '@signalbox/titles/1841/finance/financial-actions.ts';
import { newTokenPurchase } from '@signalbox/titles/1841/operating-round/token-purchase.ts';
import { newTrainStep } from '@signalbox/titles/1841/operating-round/train-step.ts';
import { give, inPhase, inTurn, lay, put, table } from '@signalbox/titles/1841/position.ts';
import type { State } from '@signalbox/titles/1841/state.ts';
import { mergerExample } from '@signalbox/titles/1841/testing/merger-example.ts';
import { stockTurn } from '@signalbox/titles/1841/testing/table.ts';

/** In the first of two operating rounds. */
function operating(state: State, company: Company, step: Frame): GameState {
  state.round.stock = 3;
  return inTurn(state, company, step, { after: state.round.operated, rounds: 2 });
}

const buyingTrains = (company: Company): Frame => ({
  procedure: 'train-step',
  label: 'buy-train',
  vars: newTrainStep(company),
});

/** The first 4-train is about to be bought by SFTG; Milano and Venezia are not connected. */
export function beforeSecession(): GameState {
  const state = table(4);
  state.phase = '3';
  state.depot = [0, 0, 4, 3, 2, 2, 7];
  state.concessions = { IRSFF: 'p1', SFTG: 'p3' };
  put(state, 'IRSFF', { held: { p1: 4, p2: 3 }, price: 144, cash: 287, trains: ['3', '3'], tokens: 1 });
  put(state, 'SFTG', { held: { p3: 3 }, cash: 700, price: 68, trains: ['3'] });
  for (const seat of state.seats) give(state, seat, 400);
  return operating(state, 'SFTG', buyingTrains('SFTG'));
}

/** The same with all three Tuscan companies active and no IRSFF. */
export function beforeTuscanMerger(): GameState {
  const state = table(4);
  state.phase = '3';
  state.depot = [0, 0, 4, 3, 2, 2, 7];
  state.concessions = { SFLP: 'p1', SFMA: 'p2', SSFL: 'p3', IRSFF: null, SFTG: 'p4' };
  put(state, 'SFTG', { held: { p4: 3 }, cash: 400, price: 144, trains: ['3'] });
  put(state, 'SFLP', { held: { p1: 3 }, cell: [4, 2], at: ['P12'] });
  put(state, 'SFMA', { held: { p2: 3 }, cell: [3, 2], at: ['R14'] });
  put(state, 'SSFL', { held: { p3: 4 }, cell: [3, 5], at: ['Q11'] });
  for (const seat of state.seats) give(state, seat, 300);
  return operating(state, 'SFTG', buyingTrains('SFTG'));
}

/** The example of §4.7.4: SFTG may propose to merge with CGTF. */
export function beforeMerger(): GameState {
  return operating(mergerExample(), 'SFTG', {
    procedure: 'financial-actions',
    label: 'merge',
    vars: newFinancialActions('SFTG'),
  });
}

/** AFI may buy tokens in Reggio nell'Emilia, of CTS, which p1 controls too, and of CFCC, which p2 does. */
export function beforeTokenPurchase(): GameState {
  const state = inPhase('5');
  put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], tokens: 2, cash: 50 });
  put(state, 'CTS', { held: { p1: 3 }, at: ['L12', 'L14'], cash: 10 });
  put(state, 'CFCC', { held: { p2: 3 }, at: ['L12', 'K13'], cash: 20 });
  lay(state, { K11: '57/5', L12: '619/5' });
  return operating(state, 'AFI', {
    procedure: 'token-purchase',
    label: 'buy-token',
    vars: newTokenPurchase('AFI'),
  });
}

/** Eight players in a stock round, each president of a company with shares in the next one's. */
export function eightInvestors(): GameState {
  const state = inPhase('5', {}, 8);
  const companies: Company[] = ['SFTG', 'AFI', 'ATFA', 'CFCC', 'CGTF', 'CTDA', 'CTS', 'ICSF'];
  companies.forEach((company, i) => {
    const held = { [`p${i + 1}`]: 3, [`p${((i + 1) % 8) + 1}`]: 1, pool: 2 };
    put(state, company, { held, price: 144, cash: 500, trains: ['4', '5'] });
  });
  for (const seat of state.seats) give(state, seat, 1000);
  return stockTurn(state);
}

/** Five rich players, and the bank is broken. */
export function fiveAtTheEnd(): GameState {
  const state = inPhase('8', {}, 5);
  state.bankBroken = true;
  put(state, 'SFTG', { held: { p1: 6, p2: 4 }, price: 331, cash: 900, trains: ['8'] });
  put(state, 'AFI', { held: { p3: 4, p4: 3, p5: 3 }, price: 331, cash: 900, trains: ['8'] });
  for (const seat of state.seats) give(state, seat, 1500);
  return operating(state, 'SFTG', buyingTrains('SFTG'));
}

/** The example of §4.5.1: SFTG needs an 8-train, SFTN controls it, and p1 controls SFTN. */
export function inNeed(): GameState {
  const state = table(3, { version1: true });
  state.phase = '8';
  state.concessions = {};
  state.depot = [0, 0, 0, 0, 0, 0, 7];
  put(state, 'SFTG', { held: { SFTN: 5, p1: 1, p2: 4 }, cell: [1, 10], cash: 125 });
  put(state, 'SFTN', { held: { p1: 5, p2: 1, pool: 4 }, cell: [0, 14], cash: 102, trains: ['8'] });
  put(state, 'SFTC', { held: { p1: 3, SFTG: 1, pool: 1 }, cell: [2, 8], cash: 365, trains: ['6'] });
  give(state, 'p1', 174);
  give(state, 'p2', 650);
  give(state, 'p3', 0);
  lay(state, { I5: '4/2' });
  state.round.operated = ['SFTN', 'SFTC'];
  return operating(state, 'SFTG', buyingTrains('SFTG'));
}
