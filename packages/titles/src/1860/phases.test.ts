import { changeCharter } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { certificateLimit } from './certificate-limit.ts';
import { cellOf } from './data/market.ts';
import { PHASE_ORDER, PHASES } from './data/phases.ts';
import { TRAIN_IDS, TRAINS } from './data/trains.ts';
import { asked, offeredLike, operate, PASS, passAll, play, playTo, why } from './positions/play.ts';
import { closePrivates, company, depot, phase, table, tiles, treasury } from './positions/position.ts';
import { saleRanks } from './share-price.ts';
import type { State } from './state.ts';
import { trainsOnSale } from './train-market.ts';

const buy = (train: string, from = 'bank') => ({ do: 'buy', from, train });

/** C&N with money enough, at its train step. */
function buying(change: (state: State) => void = () => {}, options = {}): State {
  const state = table(2, options);
  closePrivates(state);
  company(state, 'C&N', { held: { p1: 5 }, cash: 5000 });
  change(state);
  operate(state, 'buy-train', 'C&N');
  return state;
}

describe('a phase', () => {
  proves('PH-a', 'begins with the first of its trains bought, not with the last of the old ones', () => {
    const state = buying((s) => depot(s, '2+1', 1));
    play(state, buy('2+1'));
    expect(state.phase).toBe('2');
    play(state, buy('3+2'));
    expect(state.phase).toBe('3');
  });

  proves('PH-b', 'does not begin with a lease', () => {
    const state = table(2);
    closePrivates(state);
    phase(state, '7');
    tiles(state, { J4: '5/1' });
    company(state, 'IOW', { held: { p1: 5 }, insolvent: true, cash: 100 });
    operate(state, 'run-trains');
    expect(state.events).toContainEqual({ type: 'train-leased', company: 'IOW', train: '8+4' });
    playTo(state, 'trade');
    expect(state.phase).toBe('7');
  });

  proves('PH-c', 'the trains, their prices and numbers; the last kind never runs out', () => {
    const list = TRAIN_IDS.map((id) => [id, TRAINS[id].count, TRAINS[id].price]);
    expect(list).toEqual([
      ['2+1', 5, 250],
      ['3+2', 4, 300],
      ['4+2', 3, 350],
      ['5+3', 2, 400],
      ['6+3', 2, 500],
      ['7+4', 1, 600],
      ['8+4', 1, 700],
      ['9+5', Number.POSITIVE_INFINITY, 800],
    ]);
    const state = buying((s) => treasury(s, 'C&N', 20_000), { noTrainLimit: true });
    for (let bought = 0; bought < 18; bought++) {
      play(state, offeredLike(state, { do: 'buy', from: 'bank' })[0]!);
    }
    for (let i = 0; i < 3; i++) play(state, buy('9+5'));
    expect(trainsOnSale(state)).toEqual([{ from: 'bank', train: '9+5' }]);
  });

  proves(['PH-d', 'TR-j'], 'removes old trains at once and for good, from companies and pool', () => {
    const state = buying((s) => {
      depot(s, '4+2', 3);
      s.phase = '3';
      company(s, 'IOW', { held: { p2: 5 }, price: 50, trains: ['2+1', '3+2'] });
      s.discarded = ['2+1'];
    });
    play(state, buy('4+2'));
    expect(state.companies.IOW.trains).toEqual(['3+2']);
    expect(state.discarded).toEqual([]);
    const rusts = TRAIN_IDS.map((id) => TRAINS[id].rustedBy).filter((by) => by !== null);
    expect(rusts).toEqual(['4+2', '6+3', '7+4', '8+4']);
  });

  proves('PH-e', 'limits trains to 4, 4, 3, 3, 2, 2, 2, 2', () => {
    expect(PHASE_ORDER.map((id) => PHASES[id].trainLimit)).toEqual([4, 4, 3, 3, 2, 2, 2, 2]);
    const state = buying((s) => {
      phase(s, '6');
      changeCharter(s, 'C&N', { trains: ['4+2'] });
    });
    play(state, buy('6+3'));
    expect(asked(state)).not.toMatch(/buy-train/);
    expect(state.companies['C&N'].trains).toEqual(['4+2', '6+3']);
  });

  proves(
    ['PH-f', 'UP-g'],
    'brings green and brown tiles at once, to the companies after the buyer too',
    () => {
      expect(PHASE_ORDER.map((id) => PHASES[id].colours.length)).toEqual([1, 2, 2, 3, 3, 3, 3, 3]);
      const state = buying((s) => {
        s.phase = '4';
        depot(s, '5+3', 2);
        company(s, 'IOW', { held: { p2: 5 }, price: 50, trains: ['4+2'] });
        tiles(s, { I3: '758/0', J4: '756/1' });
      });
      const brown = { do: 'lay', hex: 'I3', tile: '786', rotation: 0 };
      play(state, buy('5+3'));
      play(state, PASS);
      expect(why(state, brown)).toBeNull();
      state.phase = '4';
      expect(why(state, brown)).toBe('track/colour PH');
    },
  );

  proves('PH-g', 'sets the number of operating rounds by the end of the stock round', () => {
    expect(PHASE_ORDER.map((id) => PHASES[id].operatingRounds)).toEqual([1, 2, 2, 3, 3, 3, 3, 3]);
    const state = buying((s) => {
      phase(s, '4');
      depot(s, '5+3', 2);
    });
    play(state, buy('5+3'));
    playTo(state, 'trade');
    // The set had two rounds when it began, whatever was bought in it.
    expect(state.round.stock).toBe(2);
    expect(state.events?.some(({ type, number }) => type === 'operating-round' && number === 3)).toBe(false);
    passAll(state);
    for (let i = 0; i < 2; i++) {
      playTo(state, 'lay-track', 'C&N');
      play(state, PASS);
    }
    expect(state.round).toMatchObject({ stock: 2 });
    playTo(state, 'trade');
    expect(state.round.stock).toBe(3);
  });

  proves('PH-h', 'the first 8+4 lifts the certificate limit and ends the fall of prices by sales', () => {
    const state = buying((s) => {
      phase(s, '7');
      depot(s, '8+4', 1);
    });
    expect(certificateLimit(state)).toBe(32);
    expect(saleRanks(state, 'C&N', cellOf(100), 3)).toBe(3);
    play(state, buy('8+4'));
    expect(state.events).toContainEqual({ type: 'limits-lifted' });
    expect(certificateLimit(state)).toBeNull();
    expect(saleRanks(state, 'C&N', cellOf(100), 3)).toBe(0);
  });

  proves(['PH-i', 'SOUTH-a'], 'the first 9+5 forms the Southern, once', () => {
    const state = buying((s) => {
      phase(s, '8');
      depot(s, '9+5', 1);
    });
    play(state, buy('9+5'));
    expect(state.events?.filter(({ type }) => type === 'southern-formed')).toHaveLength(1);
    expect(state.era).toBe('southern-formed');
    play(state, buy('9+5'));
    expect(state.events?.filter(({ type }) => type === 'southern-formed')).toHaveLength(0);
  });
});

describe('options', () => {
  proves(['PH-j', '1860-R1'], 'may lift the train limit', () => {
    const fifth = (noTrainLimit: boolean) => {
      const state = buying(
        (s) => {
          changeCharter(s, 'C&N', { trains: ['2+1', '2+1', '2+1'] });
          depot(s, '2+1', 2);
        },
        { noTrainLimit },
      );
      play(state, buy('2+1'));
      return asked(state) === 'p1 buy-train' && why(state, buy('2+1'));
    };
    // With four trains nothing can be bought, and nobody is asked.
    expect(fifth(false)).toBe(false);
    expect(fifth(true)).toBeNull();
  });

  proves(['PH-k', '1860-R1'], 'may bring a second 7+4', () => {
    const state = buying(
      (s) => {
        phase(s, '6');
        depot(s, '7+4', 2);
      },
      { twoSevens: true },
    );
    play(state, buy('7+4'));
    expect(trainsOnSale(state)).toEqual([{ from: 'bank', train: '7+4' }]);
    expect(TRAINS['7+4'].price).toBe(600);
    expect(table(2, { twoSevens: true }).depot[5]).toBe(2);
    expect(table(2).depot[5]).toBe(1);
  });
});
