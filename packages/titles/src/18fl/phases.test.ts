import { PASS } from '@signalbox/kernel';
import { changeCharter } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { phaseRules } from './data/phases.ts';
import type { Train } from './data/trains.ts';
import {
  asked,
  closeAllPrivates,
  company,
  depot,
  offered,
  operate,
  phase,
  play,
  playTo,
  table,
  why,
} from './position.ts';
import { type State, trainLimit } from './state.ts';

const buy = (train: Train) => ({ do: 'buy', from: 'bank', train });

/** SR, a ten-share company, is about to buy the first train of the next kind. */
function before(train: '3' | '4' | '5' | '6', arrange: (state: State) => void = () => {}): State {
  const state = table(3);
  closeAllPrivates(state);
  phase(state, ({ 3: '2', 4: '3', 5: '4', 6: '5' } as const)[train]);
  depot(state, train, train === '6' ? 0 : 3);
  const five = train === '3';
  company(state, 'SR', { price: 110, size: five ? 5 : 10, cash: 1000 });
  arrange(state);
  operate(state, 'buy-train');
  return state;
}

describe('change of phase', () => {
  proves('8.3a', 'the first 3: green tiles for the next company, conversions in the next turn', () => {
    const state = before('3', (now) => company(now, 'LN', { held: { p2: 3 }, trains: ['2'] }));
    play(state, buy('3'));
    playTo(state, 'convert', 'LN');
    play(state, PASS);
    expect(why(state, { do: 'lay', hex: 'B5', tile: '15', rotation: 0 })).toBeNull();
  });

  proves(['8.3b', '2f'], 'the first 4: all 2s go, limits fall, both sizes', () => {
    const state = before('4', (now) => {
      company(now, 'LN', { held: { p2: 3 }, trains: ['2', '3'] });
      company(now, 'ACL', { held: { p3: 3 }, trains: ['2'] });
      now.discarded = ['2', '3'];
    });
    expect([trainLimit(state, 'LN'), trainLimit(state, 'SR')]).toEqual([2, 4]);
    play(state, buy('4'));
    expect([state.companies.LN.trains, state.companies.ACL.trains, state.discarded]).toEqual([
      ['3'],
      [],
      ['3'],
    ]);
    expect([trainLimit(state, 'LN'), trainLimit(state, 'SR')]).toEqual([1, 3]);
    expect(phaseRules('4').sizes).toEqual([5, 10]);
  });

  proves(['8.3c', '2g'], 'the first 5: limit 2, lower figures, hotels 20, nothing rusts', () => {
    const state = before('5', (now) => company(now, 'LN', { size: 10, held: { p2: 3 }, trains: ['3', '4'] }));
    play(state, buy('5'));
    expect([state.phase, trainLimit(state, 'LN')]).toEqual(['5', 2]);
    expect(state.companies.LN.trains).toEqual(['3', '4']);
    expect(phaseRules('5')).toMatchObject({ offBoard: 1, hotel: 20, sizes: [10] });
    expect(phaseRules('4')).toMatchObject({ offBoard: 0, hotel: 10 });
    expect(phaseRules('5').colours).toContain('brown');
  });

  proves(['8.3d', '2f', 'C-11'], 'the first 6 or 3E: all 3s go, 4s and 5s never', () => {
    for (const train of ['6', '3E'] as const) {
      const state = before('6', (now) => {
        company(now, 'LN', { size: 10, held: { p2: 3 }, trains: ['3', '4'] });
        company(now, 'ACL', { size: 10, held: { p3: 3 }, trains: ['5', '4'] });
        now.discarded = ['3', '4'];
      });
      play(state, buy(train));
      expect([state.companies.LN.trains, state.companies.ACL.trains]).toEqual([['4'], ['5', '4']]);
      expect([state.discarded, phaseRules(state.phase).colours]).toEqual([
        ['4'],
        expect.arrayContaining(['gray']),
      ]);
    }
  });
});

proves(['2g', '4b'], 'phase 6 has the figures of phase 5, and all colours', () => {
  const { colours: _, startedBy: __, ...five } = phaseRules('5');
  expect(phaseRules('6')).toMatchObject({ ...five, operatingRounds: 3, offBoard: 1, hotel: 20 });
});

proves('3.3q', 'if nobody owns the Canal, its closing is not reported', () => {
  const state = table(2);
  company(state, 'FEC', { cash: 500, operated: false });
  operate(state, 'buy-train');
  play(state, buy('2'));
  expect(state.events?.some(({ type }) => type === 'private-closed')).toBe(false);
});

describe('too many trains', () => {
  proves('8.3e', 'the president chooses what goes to the pool, no more than needed', () => {
    const state = before('5', (now) =>
      company(now, 'LN', { size: 10, held: { p2: 3 }, trains: ['3', '4', '4'] }),
    );
    play(state, buy('5'));
    expect(asked(state)).toBe('p2 discard-train');
    expect(offered(state)).toEqual([
      { company: 'LN', train: '3' },
      { company: 'LN', train: '4' },
    ]);
    play(state, { company: 'LN', train: '4' });
    expect([state.companies.LN.trains, state.discarded]).toEqual([['3', '4'], ['4']]);
    expect(asked(state)).toBe('p1 buy-train');
  });

  proves('8.3f', 'after trains have rusted', () => {
    const state = before('4', (now) => company(now, 'LN', { held: { p2: 3 }, trains: ['2', '2'] }));
    play(state, buy('4'));
    expect([state.companies.LN.trains, state.discarded]).toEqual([[], []]);
    expect(asked(state)).toBe('p2 convert');
  });

  /** Who has to discard, one after another. */
  function discards(state: State): string[] {
    const companies: string[] = [];
    while (asked(state).endsWith('discard-train')) {
      const [choice] = offered(state) as { company: string; train: string }[];
      companies.push(choice!.company);
      play(state, choice!);
    }
    return companies;
  }

  proves('G-7', 'the buyer gives up first', () => {
    const state = before('5', (now) => {
      company(now, 'LN', { size: 10, price: 200, held: { p3: 3 }, trains: ['3', '4', '4'] });
      changeCharter(now, 'SR', { trains: ['3', '4'] });
    });
    playTo(state, 'buy-train', 'SR');
    play(state, buy('5'));
    expect(discards(state)).toEqual(['SR', 'LN']);
  });

  proves('G-7', 'then the others in operating order', () => {
    const state = before('5', (now) => {
      company(now, 'TPS', { size: 10, price: 90, held: { p2: 3 }, trains: ['3', '3', '4'] });
      company(now, 'LN', { size: 10, price: 200, held: { p3: 3 }, trains: ['3', '3', '4'] });
    });
    playTo(state, 'buy-train', 'SR');
    play(state, buy('5'));
    expect(discards(state)).toEqual(['LN', 'TPS']);
  });

  proves(['8.3e', '18FL-R9'], 'a company without a president discards its smallest train', () => {
    const state = before('5', (now) => {
      company(now, 'LN', { size: 10, held: { p2: 1 }, pool: 4, president: 'pool', trains: ['4', '3', '4'] });
    });
    play(state, buy('5'));
    expect([state.companies.LN.trains, state.discarded]).toEqual([['4', '4'], ['3']]);
  });

  proves('18FL-R9', 'several of them one after another, as they are listed', () => {
    const nobody = { size: 10, held: { p2: 1 }, pool: 4, president: 'pool' } as const;
    const state = before('5', (now) => {
      company(now, 'LN', { ...nobody, trains: ['3', '3', '4'] });
      company(now, 'TPS', { ...nobody, trains: ['3', '4', '4'] });
    });
    play(state, buy('5'));
    const discarded = state.events?.filter(({ type }) => type === 'train-discarded');
    expect(discarded?.map(({ company: id, train }) => `${id} ${train}`)).toEqual(['LN 3', 'TPS 3']);
  });
});
