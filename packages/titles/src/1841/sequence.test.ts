import { isPass, type Json, PASS } from '@signalbox/kernel';
import { describe, expect, test } from 'vitest';
import { proves } from '../testing/proves.ts';
import { testSingleChoices } from '../testing/single-choices.ts';
import type { Phase } from './data/phases.ts';
import { isIdle } from './end.ts';
import { companyAt, turnOf } from './exports.ts';
import { newMerger } from './finance/merging.ts';
import { eighteenFortyOne } from './index.ts';
import { newCompanyTurn } from './operating-round/company-turn.ts';
import { asked, begin, companyTurn, inPhase, put, run, stockTurn, table } from './testing/table.ts';

const passing = (choices: Json[]): Json => choices.find(isPass) ?? choices[0]!;

testSingleChoices(eighteenFortyOne, [
  'add-operating-round',
  'choose-certificate',
  'choose-charter',
  'consent',
  'count-now',
  'dividend',
  'draw-tied-bid',
  'grant-round',
  'put-up',
  'remove-token',
  'return-or-leave',
  'run-trains',
  'sealed-bids',
  'sell-in-need',
  'trade',
]);

test('the exports name the company of the innermost procedure; of a merger the new one once it exists', () => {
  const state = inPhase('5');
  put(state, 'AFI', { held: { p1: 3 }, at: ['K11'] });
  expect([companyAt(stockTurn(state)), turnOf(state)]).toEqual([null, null]);
  expect([companyAt(companyTurn(state, 'AFI')), turnOf(state)?.company]).toEqual(['AFI', 'AFI']);
  state.stack = [
    ...state.stack,
    { procedure: 'merger', label: 'odd-share', vars: newMerger('CTS', 'AFI', 'ICSF') },
  ];
  expect([companyAt(state), turnOf(state)?.company]).toEqual(['CTS', 'AFI']);
  put(state, 'ICSF', { held: { p1: 3 }, at: [] });
  expect(companyAt(state)).toBe('ICSF');
});

describe('the sequence of play (§1.1)', () => {
  proves(
    ['1.1a', 'A7'],
    'concessions, then stock and operating rounds in turn; after three turns without movement all are asked',
    () => {
      const state = begin(3);
      const names: string[] = [];
      run(
        state,
        ({ events }) => {
          for (const { type } of events ?? []) if (/round$|seating/.test(type)) names.push(type);
          return asked(state)?.endsWith('count-now') === true;
        },
        passing,
      );
      expect(names.slice(0, 4)).toEqual(['seating', 'stock-round', 'operating-round', 'stock-round']);
      expect([names.filter((name) => name === 'stock-round').length, isIdle(state)]).toEqual([3, false]);
    },
  );

  proves('4g', 'a set has as many operating rounds as the phase had when it began', () => {
    const rounds = (phase: Phase, planned: number) => {
      const state = table(3);
      state.phase = phase;
      state.concessions = {};
      put(state, 'AFI', { held: { p1: 3 }, at: ['K11'] });
      state.round = { stock: 2, operating: 1, operated: ['AFI'], sold: {} };
      state.stack = [
        { procedure: 'sequence-of-play', label: 'game-turn', vars: {} },
        { procedure: 'game-turn', label: 'operating-rounds', vars: {} },
        { procedure: 'operating-rounds', label: 'operating-round', vars: { rounds: planned } },
        { procedure: 'operating-round', label: 'company-turn', vars: {} },
        { procedure: 'company-turn', label: 'lay-track', vars: { ...newCompanyTurn('AFI') } },
      ];
      const seen: string[] = [];
      run(
        state,
        ({ round: { stock, operating } }) => {
          if (seen.at(-1) !== `${stock}.${operating}`) seen.push(`${stock}.${operating}`);
          return stock > 3;
        },
        passing,
      );
      return seen;
    };
    // Phase 3 has come in OR2.1: there is no OR2.2, but two rounds after the next stock round.
    expect(rounds('3', 1)).toEqual(['2.1', '3.0', '3.1', '3.2', '4.0']);
    expect(rounds('5', 2)).toEqual(['2.1', '2.2', '3.0', '3.1', '3.2', '3.3', '4.0']);
  });

  proves(
    ['8.2a', '4.7.2f'],
    'option 8.2: the holder of the card may add one operating round, once a turn',
    () => {
      const played = (answer: Json) => {
        const state = table(3, { strongPriority: true });
        Object.assign(state, { phase: '3', concessions: {}, priority: 'p2' });
        put(state, 'AFI', { held: { p1: 3 }, at: ['K11'] });
        state.round = { stock: 2, operating: 1, operated: ['AFI'], sold: { AFI: ['CTS'] } };
        state.stack = [
          { procedure: 'operating-rounds', label: 'operating-round', vars: { rounds: 1 } },
          { procedure: 'operating-round', label: 'company-turn', vars: {} },
          { procedure: 'company-turn', label: 'lay-track', vars: { ...newCompanyTurn('AFI') } },
        ];
        const seen: (string | null)[] = [];
        run(
          state,
          () => {
            if (seen.at(-1) !== asked(state)) seen.push(asked(state));
            return asked(state) === null;
          },
          (choices) => (asked(state)!.endsWith('add-operating-round') ? answer : passing(choices)),
        );
        // What was sold in one round may be bought in the next.
        expect(state.round.sold).toEqual(answer === PASS ? { AFI: ['CTS'] } : {});
        return [seen.filter((question) => question?.endsWith('add-operating-round')), state.round.operating];
      };
      expect(played('one-more')).toEqual([['p2 add-operating-round'], 2]);
      expect(played(PASS)).toEqual([['p2 add-operating-round'], 1]);
    },
  );
});
