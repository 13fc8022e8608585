import { PASS } from '@signalbox/kernel';
import { changeCharter, setHoldings, setPresident } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { loggingWith } from '../testing/logged-by.ts';
import { proves } from '../testing/proves.ts';
import { newFinancialActions } from './finance/financial-actions.ts';
import { newCompanyTurn } from './operating-round/company-turn.ts';
import { newTokenPurchase } from './operating-round/token-purchase.ts';
import { newTrainStep } from './operating-round/train-step.ts';
import type { State } from './state.ts';
import { mergerExample } from './testing/merger-example.ts';
import {
  asked,
  begin,
  companyTurn,
  give,
  inPhase,
  lay,
  offered,
  play,
  put,
  run,
  stand,
  station,
  stockTurn,
} from './testing/table.ts';

/** The events while these are answered. */
const loggedBy = loggingWith(play);

describe('the log', () => {
  proves(['4.7.4f', '4.7.4g', '4.7.4.1a', '4.7.4.1e'], 'of a merger of majors lists every exchange', () => {
    const state = stand(mergerExample(), 'financial-actions', 'merge', newFinancialActions('SFTG'));
    expect(loggedBy(state, 'CGTF', 'CFCC', { company: 'CFCC', train: '4' })).toEqual([
      'merger SFTG CGTF CFCC',
      'cash-handed-over SFTG CFCC 80',
      'trains-handed-over SFTG CFCC 4,5 2',
      'shares-handed-over SFTG CFCC SFTN 3',
      'cash-handed-over CGTF CFCC 380',
      'trains-handed-over CGTF CFCC 5 1',
      'shares-handed-over CGTF CFCC SFTN 3',
      'shares-removed CGTF 3',
      'price CFCC 242',
      'president SFTN CFCC',
      'train-discarded CFCC 4',
      'president CFCC p1',
      'pairs-exchanged p1 6 CFCC 3',
      'pairs-exchanged p2 2 CFCC 1',
      'pairs-exchanged pool 2 CFCC 1',
    ]);
    expect(loggedBy(state, 'share', 'cash', 'share', 'cash', KEPT)).toEqual([
      'odd-share-kept p2 CFCC 121',
      'odd-share-cashed SFTC CFCC 121 some SFTG',
      'odd-share-kept p3 CFCC 121',
      'odd-share-cashed p4 CFCC 121 some SFTG',
      'odd-share-dropped',
      'tokens-kept CFCC H4,M7,K7,J6,F8 0',
      'company-removed SFTG',
      'company-closed CGTF',
    ]);
  });

  proves('4.7.4i', 'of a merger of minors says who exchanged what', () => {
    const state = inPhase('5');
    put(state, 'CTLP', { held: { p1: 2, pool: 1 }, at: ['K11'] });
    put(state, 'FTP', { held: { p1: 2, p2: 1, CTLP: 1 }, at: ['K13'], cash: 30 });
    lay(state, { K11: '57/5', L12: '57/5' });
    station(state, 'FTP', 'L12');
    stand(state, 'financial-actions', 'merge', newFinancialActions('CTLP'));
    expect(loggedBy(state, 'FTP', 'CFCC')).toEqual([
      'merger CTLP FTP CFCC',
      'cash-handed-over FTP CFCC 30',
      'shares-removed FTP 1',
      'price CFCC 95',
      'shares-exchanged p1 CTLP 2 CFCC 2',
      'shares-exchanged p1 FTP 2 CFCC 2',
      'shares-exchanged p2 FTP 1 CFCC 1',
      'shares-exchanged pool CTLP 1 CFCC 1',
    ]);
    // Ruling 1841-R14: with one token left it gets a second one for free.
    expect(loggedBy(state, { hexes: ['K11'], charter: 0 }).slice(0, 2)).toEqual([
      'tokens-kept CFCC K11 0',
      'free-token CFCC',
    ]);
  });

  proves(['4.7.5c', '4.7.5j'], 'of a conversion says who exchanged what', () => {
    const state = inPhase('5');
    put(state, 'CTLP', { held: { p1: 3, pool: 1 }, at: ['K11'], cash: 60, trains: ['4'] });
    for (const seat of state.seats) give(state, seat, 0);
    stand(state, 'financial-actions', 'convert', newFinancialActions('CTLP'));
    expect(loggedBy(state, 'convert', 'AFI')).toEqual([
      'conversion CTLP AFI',
      'cash-handed-over CTLP AFI 60',
      'trains-handed-over CTLP AFI 4 1',
      'shares-converted p1 CTLP AFI 3',
      'shares-converted pool CTLP AFI 1',
      'price AFI 100',
      'tokens-bought AFI 1 50',
      'company-closed CTLP',
    ]);
  });

  /** SFTG, with 700, is about to buy the first 4-train. */
  function beforePhase4(): State {
    const state = inPhase('3');
    state.depot = [0, 0, 4, 3, 2, 2, 7];
    state.concessions = { IRSFF: 'p1', SFTG: 'p3' };
    put(state, 'SFTG', { held: { p3: 3 }, cash: 700, price: 68 });
    for (const seat of state.seats) give(state, seat, 0);
    return stand(state, 'train-step', 'buy-train', newTrainStep('SFTG'));
  }

  const FOUR = { do: 'buy', from: 'bank', train: '4' };

  proves(['4.6.9e', '4.6.9g', '4.6.9h', '4.6.9v'], 'of the secession says what each successor has', () => {
    const state = beforePhase4();
    put(state, 'IRSFF', { held: { p1: 4, p2: 2 }, cash: 105, trains: ['3', '3', '2'], tokens: 1 });
    setHoldings(state, 'SFTG', { p3: 3, IRSFF: 2, ipo: 5 });
    expect(loggedBy(state, FOUR).slice(2)).toEqual([
      'concessions-removed',
      'rusted 2',
      'secession',
      'tokens-divided SB F16 1 1',
      'tokens-divided SFL F8 1 0',
      'trains-handed-over IRSFF SB 3 1',
      'trains-handed-over IRSFF SFL 3 1',
      'cash-handed-over IRSFF SFL 10',
      'cash-handed-over IRSFF SB 95',
      'shares-handed-over IRSFF SB SFTG 1',
      'shares-handed-over IRSFF SFL SFTG 1',
      'president SB p1',
      'president SFL p1',
      'pair-exchanged p2',
      // Nobody has money for more shares: offers that nobody could accept are not logged.
      'free-token SFL',
    ]);
  });

  proves('4.6.9w', 'of the secession says who buys tokens', () => {
    for (const [count, logged] of [
      [1, ['tokens-bought SB 1 50']],
      [0, []],
    ] as const) {
      const state = inPhase('4');
      put(state, 'SB', { held: { p1: 3 }, cash: 410, at: ['F16'], tokens: 1 });
      const turn = { united: false, president: 'p1', holders: [], taken: [], turn: 'SB', again: false };
      stand(state, 'secession', 'buy-tokens-SB', turn);
      expect(loggedBy(state, count).filter((line) => line.startsWith('tokens-bought'))).toEqual(logged);
    }
  });

  proves(['4.6a', '4.6.3a', '4.6.10l'], 'of phase 4 follows the order of the rules', () => {
    const state = beforePhase4();
    put(state, 'IRSFF', { held: { p1: 4 }, trains: ['3', '3', '3', '3'], price: 144 });
    put(state, 'SSFL', { held: { p1: 3 }, price: 100 });
    put(state, 'SFLP', { held: { p2: 2 }, price: 68 });
    changeCharter(state, 'SFTG', { trains: ['2'] });
    state.asksForced = true;
    const log = loggedBy(state, FOUR);
    while (state.outcome === null && asked(state) !== null && !asked(state)!.endsWith('buy-train')) {
      log.push(...loggedBy(state, offered(state)[0]!));
    }
    const types = log.map((event) => event.split(' ')[0]!);
    const order = ['train-bought', 'phase', 'concessions-removed', 'rusted', 'train-discarded', 'secession'];
    const places = [...order, 'tuscan-merger'].map((type) => types.indexOf(type));
    expect(places).toEqual([...places].sort((x, y) => x - y));
    expect(places.every((place) => place >= 0)).toBe(true);
    // IRSFF discarded a train before its three were divided, and was removed before Tuscany merged.
    expect(log.indexOf('company-removed IRSFF')).toBeLessThan(types.indexOf('tuscan-merger'));
  });

  proves(['4.6.3e', '4.6.9h'], 'does not mention what did not happen', () => {
    const state = beforePhase4();
    put(state, 'IRSFF', { held: { p1: 4 }, cash: 0 });
    const types = loggedBy(state, FOUR).map((event) => event.split(' ')[0]!);
    expect(types.filter((type) => /handed-over|rusted|offer-passed/.test(type))).toEqual([]);
  });

  proves(['4.6.10c', 'C-17'], 'of the Tuscan merger mentions the free token', () => {
    const state = beforePhase4();
    put(state, 'SSFL', { held: { p1: 3 }, price: 144 });
    put(state, 'SFLP', { held: { p2: 2 }, price: 100 });
    const log = loggedBy(state, FOUR);
    expect(log).toContain('free-token AFI');
    expect(log.filter((event) => event.startsWith('tokens-bought'))).toEqual([]);
  });

  /** AFI, built to where its trains can run, has to buy one; what follows until the bankrupt p1 is asked. */
  function logOfBankruptcy(state: State): string[] {
    lay(state, { K11: '57/5', L12: '57/5' });
    stand(state, 'train-step', 'buy-train', newTrainStep('AFI'));
    run(
      state,
      () => asked(state) === 'p1 return-or-leave',
      (choices) => choices.at(-1)!,
    );
    return state.events!.map(({ type, ...details }) => [type, ...Object.values(details)].join(' '));
  }

  proves(['4.5.1n', 'C-50'], 'of a bankruptcy says that a used concession takes its president along', () => {
    const state = inPhase('3');
    state.depot = [0, 3, 4, 3, 2, 2, 7];
    state.concessions = { SFTN: 'p1' };
    put(state, 'AFI', { held: { p1: 3, pool: 7 }, at: ['K11'], price: 68 });
    put(state, 'SFTN', { held: { p1: 2, p2: 3, pool: 5 }, price: 68 });
    give(state, 'p1', 0);
    const log = logOfBankruptcy(state);
    expect(log).toContain('concession-returned p1 SFTN');
    // p2 has more shares, but no concession.
    expect(log).toContain('president SFTN pool');
  });

  proves('4.5.1n', 'of a bankruptcy says what everybody gives', () => {
    const state = inPhase('7');
    state.depot = [0, 0, 0, 0, 0, 0, 7];
    put(state, 'AFI', { held: { CTS: 3 }, at: ['K11'], cash: 100 });
    put(state, 'CTS', { held: { p1: 2 }, at: ['L14'], cash: 20 });
    give(state, 'p1', 30);
    const log = logOfBankruptcy(state);
    expect(log.slice(log.indexOf('bankrupt p1'))).toEqual([
      'bankrupt p1',
      'shares-surrendered p1 CTS 2 AFI 20',
      'price CTS 14',
      'gives p1 AFI 30',
      'president CTS pool',
    ]);
    // p1 had the priority deal.
    expect(loggedBy(state, 'leave').slice(0, 2)).toEqual(['left p1', 'priority-passed p2']);
  });

  proves('3.3.3a', 'of a founding lists each share', () => {
    const state = inPhase('3');
    give(state, 'p1', 400);
    const log = loggedBy(stockTurn(state), { do: 'found', company: 'AFI', price: 100 }, 'buy', 'buy');
    expect(log).toEqual([
      'company-founded p1 AFI 100',
      'share-bought p1 AFI ipo 10 100',
      'share-bought p1 AFI ipo 10 100',
    ]);
  });

  proves('3.2j', 'says that a used concession includes the president’s certificate', () => {
    const state = inPhase('3');
    state.concessions = { ...state.concessions, SFTG: 'p2' };
    put(state, 'SFTG', { held: { p2: 3 } });
    play(stockTurn(state), { do: 'concession-deal', from: 'p2', concession: 'SFTG', price: 9 });
    expect(state.stack.at(-1)!.vars).toMatchObject({ proposal: { concession: 'SFTG', used: 'yes' } });
    expect(loggedBy(state, 'accept')[0]).toBe('concession-dealt p1 p2 SFTG 9 yes');
  });
});

describe('the log of rounds', () => {
  proves(
    ['2b', '2.1c', '2.1f'],
    'lists the order of the auction, who puts up and wins what, and who declines',
    () => {
      const state = begin(3);
      expect(loggedBy(state, 'p3', 'p1')).toEqual([
        'auction-order p3 1',
        'auction-order p1 2',
        'auction-order p2 3',
      ]);
      const bid = { do: 'bid', amount: 20 };
      const pass = { do: 'pass' };
      const sold = loggedBy(state, 'SFTG', bid, pass, pass);
      expect(sold[0]).toBe('concession-put-up p3 SFTG');
      expect(sold.at(-1)).toBe('concession-won p3 SFTG 20');
      expect(loggedBy(state, PASS, PASS, PASS)).toEqual([
        ...['auction-declined p1', 'auction-declined p2', 'auction-declined p3'],
        ...['seating p3,p1,p2 cash', 'stock-round 1'],
      ]);
    },
  );

  proves('7a', 'lists sealed bids only when all are in', () => {
    const state = begin(3, { version1: true });
    play(state, 'p1', 'p2');
    expect(loggedBy(state, { SFTG: 50, SFTN: 30 }, { SFTG: 50 })).toEqual([]);
    expect(loggedBy(state, {})).toEqual([
      'bids-revealed SFTN p1 30',
      'concession-won p1 SFTN 30',
      'bids-revealed SFTG p1,p2 50',
    ]);
    // Seats go by what was bid, not by what was paid.
    expect(loggedBy(state, { do: 'pass' }).slice(1)).toEqual([
      'concession-won p1 SFTG 50',
      'seating p1,p2,p3 bids',
      'stock-round 1',
    ]);
  });

  proves(['3.2b', '3.4j', '3.4k'], 'says what becomes of concessions', () => {
    const state = inPhase('2', {}, 3);
    state.concessions = { ...state.concessions, Bayard: 'p1', SFTN: 'p2' };
    state.round.stock = 2;
    expect(loggedBy(stockTurn(state), { do: 'concession', concession: 'SFTG' })).toEqual([
      'concession-bought p1 SFTG 50 no',
    ]);
    const pass = { do: 'pass' };
    const end = loggedBy(state, pass, pass, pass).filter((event) => !event.startsWith('passed'));
    expect(end).toEqual([
      ...['stock-round-ended p2', 'concession-returned p2 SFTN', 'concession-returned p1 SFTG'],
      'bayard-income p1 20',
    ]);
  });

  proves(['3.2f', 'A8'], 'lists deals, and those that are declined', () => {
    const state = inPhase('3');
    put(state, 'AFI', { held: { p2: 5 }, at: [] });
    const deal = { do: 'deal', from: 'p2', company: 'AFI', count: 2, price: 30 };
    expect(loggedBy(stockTurn(state), deal, 'decline', deal, 'accept')).toEqual([
      'deal-declined p2 p1',
      'shares-dealt p1 p2 AFI 2 30',
    ]);
    expect(loggedBy(stockTurn(state), deal, 'not-this-turn')).toEqual(['deal-closed p2 p1']);
  });

  proves('8.2a', 'says who buys the priority deal, and who adds a round', () => {
    const state = inPhase('3', { strongPriority: true });
    stand(state, 'sell-priority', 'sell-priority', { buyer: null, price: null, closed: [] });
    expect(loggedBy(state, { do: 'sell', to: 'p2', price: 9 }, 'accept')).toEqual(['priority-sold p2 p1 9']);
    stand(state, 'operating-rounds', 'add-operating-round', { rounds: 2 });
    state.round.operating = 2;
    expect(loggedBy(state, 'one-more')[0]).toBe('round-added p2');
  });

  proves(['4.1.1i', '5g'], 'lists tiles with their cost, and boxes that are reached', () => {
    const state = inPhase('2');
    put(state, 'IRSFF', { held: { p1: 5 }, cash: 90 });
    const venezia = { do: 'lay', hex: 'F16', tile: '601', rotation: 0 };
    expect(loggedBy(companyTurn(state, 'IRSFF'), venezia)[0]).toBe('track-laid IRSFF F16 601 0 50 false');
    const east = inPhase('5');
    put(east, 'AFI', { held: { p1: 5 }, at: ['D16'] });
    const treviso = { do: 'lay', hex: 'D16', tile: '6', rotation: 4 };
    expect(loggedBy(companyTurn(east, 'AFI'), treviso).slice(0, 2)).toEqual([
      'track-laid AFI D16 6 4 0 false',
      'box-connected AFI East',
    ]);
  });

  proves(['4.4d', '4.2a', '3.3.4c'], 'lists tokens that are placed, and whose was bought', () => {
    const state = inPhase('5');
    put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], tokens: 2, cash: 50 });
    put(state, 'CTS', { held: { p1: 3 }, at: ['L12', 'L14'] });
    lay(state, { K11: '57/5', L12: '14/5' });
    stand(state, 'token-purchase', 'buy-token', newTokenPurchase('AFI'));
    expect(loggedBy(state, { do: 'buy', from: 'CTS', hex: 'L12', node: 0, price: 7 })).toEqual([
      'token-bought AFI CTS L12 7',
    ]);
    station(state, 'AFI', 'L14');
    state.stations = state.stations.filter(({ hex }) => hex !== 'L12');
    stand(state, 'company-turn', 'place-token', newCompanyTurn('AFI'));
    expect(loggedBy(state, { do: 'place', hex: 'L12', node: 0 })[0]).toBe('token-placed AFI L12');
    const founded = inPhase('3');
    give(founded, 'p1', 200);
    const found = { do: 'found', company: 'AFI', price: 100 };
    expect(loggedBy(stockTurn(founded), found, { hex: 'K11', node: 0 }, PASS, 2)).toEqual([
      ...[
        'company-founded p1 AFI 100',
        'home-placed AFI K11',
        'token-price AFI 25',
        'tokens-bought AFI 2 50',
      ],
    ]);
  });

  proves(['4.6.9b', '4.6.10a'], 'says that nothing is divided or merged', () => {
    const state = inPhase('3');
    state.depot = [0, 0, 4, 3, 2, 2, 7];
    state.concessions = { SFTG: 'p3' };
    put(state, 'SFTG', { held: { p3: 3 }, cash: 700, price: 68 });
    stand(state, 'train-step', 'buy-train', newTrainStep('SFTG'));
    const logged = loggedBy(state, { do: 'buy', from: 'bank', train: '4' });
    expect(logged).toEqual(
      expect.arrayContaining(['no-secession', 'company-removed SFLi', 'no-tuscan-merger']),
    );
    const told = logged.indexOf('no-secession');
    expect(logged.slice(told + 1, told + 3)).toEqual(['company-removed SB', 'company-removed SFL']);
  });

  proves(['4.7.4.1f', 'C-54'], 'says what is paid for the certificate, and for pairs without a share', () => {
    const state = inPhase('5');
    put(state, 'AFI', { held: { p1: 2, p2: 6, pool: 2 }, price: 100, at: ['J6'] });
    put(state, 'CFCC', { held: { p2: 2, p3: 6, p4: 2 }, price: 62, at: ['J6.0'] });
    setPresident(state, 'AFI', 'p1');
    lay(state, { J6: '14/0' });
    stand(state, 'financial-actions', 'merge', newFinancialActions('AFI'));
    play(state, 'CFCC', 'accept', 'RATF');
    const log = loggedBy(state, 'trade-up');
    // 100 and 62 make 141: p1 has a pair, and pays as much again.
    expect(log.slice(0, 3)).toEqual([
      'traded-up p1 RATF 141',
      'president RATF p1',
      'pairs-exchanged p1 2 RATF 2',
    ]);
  });

  proves('3.5.1i', 'says that a company has no train or no route before its price falls', () => {
    const state = inPhase('3');
    put(state, 'SFTG', { held: { p1: 4 }, price: 100, cash: 700, at: ['H4'] });
    const withTrain = structuredClone(state);
    companyTurn(state, 'SFTG');
    expect(loggedBy(state, PASS, PASS)).toEqual(['no-run SFTG train', 'price SFTG 90']);
    changeCharter(withTrain, 'SFTG', { trains: ['3'] });
    companyTurn(withTrain, 'SFTG');
    expect(loggedBy(withTrain, PASS, PASS)).toEqual(['no-run SFTG route', 'price SFTG 90']);
  });
});

const KEPT = { hexes: ['H4', 'M7', 'K7', 'J6', 'F8'], charter: 0 };
