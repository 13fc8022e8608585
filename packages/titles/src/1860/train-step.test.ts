import { frameOf } from '@signalbox/kernel';
import { changeCharter } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { TRAINS } from './data/trains.ts';
import {
  asked,
  endTurn,
  offeredLike,
  operate,
  operating,
  PASS,
  play,
  playTo,
  why,
} from './positions/play.ts';
import { closePrivates, company, depot, phase, table, tiles, treasury } from './positions/position.ts';
import type { State } from './state.ts';
import { trainStep } from './train-step.ts';

const buy = (train: string, from = 'bank') => ({ do: 'buy', from, train });
const deal = (from: string, train: string, price: number) => ({ do: 'deal', from, train, price });

/** C&N of p1 at its train step, before IOW of p2. */
function buying(change: (state: State) => void = () => {}, options = {}): State {
  const state = table(2, options);
  closePrivates(state);
  phase(state, '3');
  company(state, 'C&N', { held: { p1: 5 }, price: 150, cash: 1000 });
  company(state, 'IOW', { held: { p2: 5 }, price: 100, trains: ['2+1', '3+2'] });
  change(state);
  operate(state, 'buy-train', 'C&N');
  return state;
}

describe('from the bank', () => {
  proves(['TR-a', 'TR-k'], 'with the company’s own money, never the president’s', () => {
    const state = buying((s) => {
      depot(s, '8+4', 1);
      treasury(s, 'C&N', 640);
      changeCharter(s, 'C&N', { trains: ['3+2'] });
    });
    expect(state.cash.p1).toBeGreaterThan(60);
    expect(why(state, buy('8+4'))).toBe('trains/treasury TR');
    expect(why(state, { ...buy('8+4'), president: 60 })).toBe('not-offered TR');
    const { price } = TRAINS['8+4'];
    treasury(state, 'C&N', price - 1);
    expect(why(state, buy('8+4'))).toBe('trains/treasury TR');
    treasury(state, 'C&N', price);
    expect(why(state, buy('8+4'))).toBeNull();
  });

  proves('TR-c', 'from another company for 10 at least', () => {
    const withCash = (amount: number) => {
      const state = buying();
      treasury(state, 'C&N', amount);
      return why(state, deal('IOW', '2+1', 10));
    };
    expect([withCash(9), withCash(10)]).toEqual(['trains/treasury TR', null]);
  });

  proves('TR-b', 'one kind after the other, at the printed price', () => {
    const state = buying((s) => {
      phase(s, '4');
      depot(s, '5+3', 2);
      changeCharter(s, 'IOW', { trains: ['3+2'] });
      treasury(s, 'C&N', 1300);
    });
    expect(why(state, buy('6+3'))).toBe('not-offered TR');
    play(state, buy('5+3'));
    expect(state.cash['C&N']).toBe(900);
    play(state, buy('5+3'));
    expect(why(state, buy('6+3'))).toBeNull();
  });

  proves('TR-e', 'as many as the limit allows', () => {
    const state = buying();
    for (let i = 0; i < 3; i++) play(state, buy('3+2'));
    expect(state.companies['C&N'].trains).toEqual(['3+2', '3+2', '3+2']);
  });

  proves('TR-f', 'and a new phase acts at once, on the buyer’s trains too', () => {
    const state = buying((s) => {
      depot(s, '4+2', 3);
      changeCharter(s, 'C&N', { trains: ['2+1'] });
    });
    play(state, buy('4+2'));
    expect(state.companies['C&N'].trains).toEqual(['4+2']);
    expect(state.companies.IOW.trains).toEqual(['3+2']);
  });
});

describe('from another company', () => {
  proves(['TR-c', 'A3'], 'in multiples of ten, if its president agrees', () => {
    const state = buying();
    for (const price of [5, 15]) expect(why(state, deal('IOW', '2+1', price))).toBe('out-of-range TR');
    play(state, deal('IOW', '2+1', 100));
    expect(asked(state)).toBe('p2 consent');
    play(state, 'decline');
    expect(state.cash['C&N']).toBe(1000);
    expect(asked(state)).toBe('p1 buy-train');
    play(state, deal('IOW', '2+1', 200));
    play(state, 'accept');
    expect(state.cash).toMatchObject({ 'C&N': 800, IOW: 200 });
    expect(state.companies['C&N'].trains).toEqual(['2+1']);
  });

  proves('TR-c', 'each price is offered once', () => {
    const deals = offeredLike(buying(), { do: 'deal' }).map((choice) => JSON.stringify(choice));
    expect(deals.length).toBeGreaterThan(0);
    expect(new Set(deals).size).toBe(deals.length);
  });

  proves(
    'A8',
    'what was declined may be proposed again at any price, until it is closed for the turn',
    () => {
      const state = buying();
      for (const price of [100, 100, 50]) {
        play(state, deal('IOW', '2+1', price));
        play(state, 'decline');
      }
      // They can be seen until the turn is over.
      expect(frameOf(state, trainStep)!.vars.declined.map(({ price }) => price)).toEqual([100, 100, 50]);
      play(state, deal('IOW', '2+1', 100));
      play(state, 'not-this-turn');
      expect(state.events).toContainEqual({ type: 'deal-closed', seat: 'p2', proposer: 'p1' });
      expect(why(state, deal('IOW', '2+1', 10))).toBe('deal/closed TR');
      expect(offeredLike(state, { do: 'deal', from: 'IOW', train: '2+1' })).toEqual([]);
      expect(why(state, deal('IOW', '3+2', 100))).toBeNull();
    },
  );

  proves(['A3', 'A6'], 'at once between companies of one president, or where consent is assumed', () => {
    const own = buying((s) => company(s, 'IOW', { held: { p1: 5 }, price: 100, trains: ['2+1', '3+2'] }));
    play(own, deal('IOW', '2+1', 10));
    expect(own.companies['C&N'].trains).toEqual(['2+1']);
    const assumed = buying(() => {}, { consent: 'assumed' });
    play(assumed, deal('IOW', '2+1', 10));
    expect(assumed.companies['C&N'].trains).toEqual(['2+1']);
  });

  proves('TR-d', 'not its last train, for a company that has one', () => {
    const state = buying((s) => {
      changeCharter(s, 'C&N', { trains: ['3+2'] });
      company(s, 'FYN', { held: { p2: 5 }, price: 50, trains: ['3+2'] });
    });
    expect(why(state, deal('FYN', '3+2', 10))).toBe('trains/last-train TR');
    play(state, deal('IOW', '2+1', 10));
    play(state, 'accept');
    expect(why(state, deal('IOW', '3+2', 10))).toBe('trains/last-train TR');
    const trainless = buying((s) => company(s, 'FYN', { held: { p2: 5 }, price: 50, trains: ['4+2'] }));
    expect(why(trainless, deal('FYN', '4+2', 10))).toBeNull();
  });

  proves('G-19', 'not from one in receivership or bankrupt: nobody can agree', () => {
    const state = buying((s) => {
      company(s, 'FYN', { held: {}, pool: 5, president: 'pool', price: 50, trains: ['3+2'] });
      changeCharter(s, 'NGStL', { bankrupt: true });
      changeCharter(s, 'NGStL', { trains: ['3+2'] });
      // Started again, but not floated: it has a president.
      company(s, 'IWNJ', { held: { p2: 2 }, price: 50, trains: ['3+2'], floated: false });
      changeCharter(s, 'IWNJ', { bankrupt: true });
    });
    expect(why(state, deal('FYN', '3+2', 10))).toBe('trains/nobody-to-agree REC');
    for (const id of ['NGStL', 'IWNJ'] as const)
      expect(why(state, deal(id, '3+2', 10))).toBe('trains/bankrupt BK');
  });
});

describe('surplus trains', () => {
  const overfull = () =>
    buying((s) => {
      phase(s, '5');
      depot(s, '6+3', 2);
      changeCharter(s, 'C&N', { trains: ['4+2', '5+3'] });
      changeCharter(s, 'IOW', { trains: ['4+2'] });
      tiles(s, { F2: '787/0' });
    });

  proves(
    ['TR-g', 'TR-i', 'G-10'],
    'are discarded when the company’s next turn begins; its president chooses',
    () => {
      const state = overfull();
      play(state, buy('6+3'));
      endTurn(state);
      expect(state.companies['C&N'].trains).toEqual(['4+2', '5+3', '6+3']);
      playTo(state, 'surrender-train');
      expect(operating(state)).toBe('C&N');
      expect(asked(state)).toBe('p1 surrender-train');
      expect(offeredLike(state, {}).map(({ train }) => train)).toEqual(['4+2', '5+3', '6+3']);
      play(state, { train: '5+3' });
      expect(state.companies['C&N'].trains).toEqual(['4+2', '6+3']);
      expect(state.discarded).toEqual(['5+3']);
      expect(state.cash['C&N']).toBeGreaterThanOrEqual(500);
    },
  );

  proves('TR-h', 'and are for sale at face beside the bank’s', () => {
    const state = buying((s) => {
      phase(s, '6');
      s.discarded = ['5+3'];
    });
    expect(why(state, buy('5+3', 'pool'))).toBeNull();
    expect(why(state, buy('6+3'))).toBeNull();
    play(state, buy('5+3', 'pool'));
    expect(state.cash['C&N']).toBe(600);
    expect(state.discarded).toEqual([]);
    play(state, PASS);
    expect(asked(state)).toMatch(/lay-track/);
    play(state, PASS);
  });
});
