import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Json, newGame, pending, playInPlace } from '@signalbox/kernel';
import { actionsOf, parseTranscript, setupOf } from '@signalbox/kernel/tools';
import { IPO, sharesOf } from '@signalbox/rails';
import { expect, test } from 'vitest';
import { proves } from '../testing/proves.ts';
import { COMPANY_IDS } from './data/companies.ts';
import { newFinancialActions } from './finance/financial-actions.ts';
import { eighteenFortyOne } from './index.ts';
import { newTokenPurchase } from './operating-round/token-purchase.ts';
import { newTrainStep } from './operating-round/train-step.ts';
import { isActive, type State } from './state.ts';
import { mergerExample } from './testing/merger-example.ts';
import { asked, give, inPhase, lay, play, put, run, stand, why } from './testing/table.ts';

const HERE = join(dirname(fileURLToPath(import.meta.url)), 'transcripts');

/** The section of the current question. */
const ruleOf = (state: State) => pending(eighteenFortyOne, state)!.rule;

/** AFI (p1) and CTS (p2), connected in Reggio, and CTLP, a minor. */
function later(): State {
  const state = inPhase('5', { strongPriority: true });
  put(state, 'AFI', { held: { p1: 4 }, at: ['K11'], tokens: 1, cash: 300 });
  put(state, 'CTS', { held: { p2: 4 }, at: ['L12', 'L14'], trains: ['4'] });
  put(state, 'CTLP', { held: { p1: 2 }, at: ['S11'], cash: 200 });
  lay(state, { K11: '57/5', L12: '57/5' });
  return state;
}

test('consent cites the section of the deal', () => {
  const deals: readonly [string, string, object, Json][] = [
    ['token-purchase', 'buy-token', newTokenPurchase('AFI'), { ...REGGIO, price: 9 }],
    ['train-step', 'buy-train', newTrainStep('AFI'), { do: 'deal', from: 'CTS', train: '4', price: 9 }],
    ['financial-actions', 'merge', newFinancialActions('AFI'), 'CTS'],
    [
      'sell-priority',
      'sell-priority',
      { buyer: null, price: null, closed: [] },
      { do: 'sell', to: 'p2', price: 9 },
    ],
  ];
  const rules = deals.map(([procedure, label, vars, choice]) => {
    const state = stand(later(), procedure, label, vars);
    play(state, choice);
    expect(asked(state)).toBe('p2 consent');
    return ruleOf(state);
  });
  expect(rules).toEqual(['4.4', '4.5', '4.7.4', '8.2']);
});

const REGGIO = { do: 'buy', from: 'CTS', hex: 'L12', node: 0 };

test('a new charter is chosen by the section of the merger, or of the conversion', () => {
  const converting = stand(later(), 'financial-actions', 'convert', newFinancialActions('CTLP'));
  play(converting, 'convert');
  expect([asked(converting), ruleOf(converting)]).toEqual(['p1 choose-charter', '4.7.5']);
  play(converting, 'CFCC');
  give(converting, 'p1', 0);
  expect([asked(converting), ruleOf(converting)]).toEqual(['p1 subscribe', '4.7.5']);
  expect(why(converting, 'buy')).toBe('purchase/cash (4.7.5)');
  const merging = stand(later(), 'financial-actions', 'merge', newFinancialActions('AFI'));
  play(merging, 'CTS', 'accept');
  expect([asked(merging), ruleOf(merging)]).toEqual(['p1 choose-charter', '4.7.4']);
  play(merging, 'CFCC');
  run(
    merging,
    (state) => asked(state) === 'p1 keep-tokens',
    ([first]) => first!,
  );
  expect(ruleOf(merging)).toBe('4.7.4');
});

test('discards cite the section of the new limit, or the section about trains after a merger', () => {
  const merging = mergerExample();
  play(stand(merging, 'financial-actions', 'merge', newFinancialActions('SFTG')), 'CGTF', 'CFCC');
  expect([asked(merging), ruleOf(merging)]).toEqual(['p1 discard-train', '4.5']);
  const phase = inPhase('5');
  phase.depot = [0, 0, 0, 0, 2, 2, 7];
  put(phase, 'AFI', { held: { p1: 4 }, at: ['K11'], trains: ['4', '5'], cash: 900 });
  stand(phase, 'train-step', 'buy-train', newTrainStep('AFI'));
  play(phase, { do: 'buy', from: 'bank', train: '6' });
  expect([asked(phase), ruleOf(phase)]).toEqual(['p1 discard-train', '4.6.8']);
});

proves('4.7.2i', 'issued shares never become unissued again', () => {
  for (const file of readdirSync(HERE).filter((name) => name.endsWith('.txt'))) {
    const transcript = parseTranscript(readFileSync(join(HERE, file), 'utf8'));
    const state = newGame(eighteenFortyOne, setupOf(eighteenFortyOne, transcript));
    const unissued = () =>
      COMPANY_IDS.filter((company) => isActive(state, company)).map(
        (company) => [company, sharesOf(state, company, IPO)] as const,
      );
    let before = new Map(unissued());
    for (const action of actionsOf(transcript)) {
      playInPlace(eighteenFortyOne, state, action);
      const now = unissued();
      for (const [company, count] of now) expect(count).toBeLessThanOrEqual(before.get(company) ?? 10);
      before = new Map(now);
    }
  }
});
