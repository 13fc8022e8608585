import type { Frame } from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import { actorFor } from '@signalbox/titles/1841/control.ts';
import { COMPANY_IDS, type Company } from '@signalbox/titles/1841/data/companies.ts';
import { DECISIONS } from '@signalbox/titles/1841/exports.ts';
import { newFinancialActions } from '@signalbox/titles/1841/finance/financial-actions.ts';
import { inPhase, inTurn, lay, put } from '@signalbox/titles/1841/position.ts';
import { isActive, priceOf, type State } from '@signalbox/titles/1841/state.ts';
import { type Judgement, LEARNER, type Lesson, type Verdict } from '../lesson.ts';
import { isTurnOf, purses, untilStockRound } from './common.ts';

/** Lessons about the end of a company's turn: companies that own companies, and companies that become one. */

const financialActions = (company: Company, label: string): Frame => ({
  procedure: 'financial-actions',
  label,
  vars: newFinancialActions(company),
});

export const control: Lesson<State> = {
  id: 'control',
  rule: '3.5.3',
  position: () => {
    const state = inPhase('4', {}, 3);
    state.depot = [0, 0, 1, 3, 2, 2, 7];
    put(state, 'SFTG', { held: { p1: 5, p3: 2 }, price: 144, cash: 180, trains: ['4'] });
    put(state, 'CTS', {
      held: { p2: 3, SFTG: 3, p3: 1, pool: 1 },
      price: 117,
      cash: 640,
      trains: ['4'],
      at: ['M7', 'K11'],
    });
    put(state, 'AFI', { held: { p3: 4, p2: 1, pool: 2 }, price: 129, cash: 40, trains: ['4'], at: ['K15'] });
    lay(state, { I5: '4/2' });
    purses(state, { p1: 30, p2: 130, p3: 60 });
    return inTurn(state, 'SFTG', financialActions('SFTG', DECISIONS.companySale.name));
  },
  isDone: ({ state }) => !isTurnOf(state, 'SFTG'),
  judge: ({ state }): Judgement => {
    const details = { company: 'SFTG', other: 'CTS', cash: cashOf(state, 'CTS') };
    const verdict: Verdict = actorFor(state, 'CTS') === LEARNER ? 'right' : 'wrong';
    return { verdict, said: { key: `lesson/control/${verdict}`, details } };
  },
  script: (state, seat, decision) => {
    if (decision !== DECISIONS.trade.name || seat === LEARNER) return null;
    const isLeft = (state.shares.CTS?.pool ?? 0) > 0;
    return seat === 'p2' && isLeft ? { do: 'buy', company: 'CTS', from: 'pool' } : { do: 'pass' };
  },
  solution: [
    { decision: DECISIONS.companySale.name, choice: { do: 'pass' } },
    { decision: DECISIONS.companyPurchase.name, choice: { do: 'buy', company: 'CTS', from: 'pool' } },
  ],
  sequel: {
    isOver: ({ shares, round }) => (shares.CTS?.p2 ?? 0) > 3 || round.stock > 2,
    outcome: () => ({ key: 'lesson/control/later', details: { other: 'CTS', president: 'p2' } }),
  },
};

/** The company that has come out of the merger. */
function merged(state: State): Company | null {
  const old: readonly Company[] = ['SFTG', 'SFTN', 'CGTF'];
  return COMPANY_IDS.find((id) => isActive(state, id) && !old.includes(id)) ?? null;
}

export const merge: Lesson<State> = {
  id: 'merge',
  rule: '4.7.4.1',
  position: () => {
    const state = inPhase('5', {}, 3);
    state.depot = [0, 0, 0, 1, 2, 2, 7];
    put(state, 'SFTG', { held: { p1: 5, p2: 3, pool: 1 }, price: 117, cash: 700, trains: ['4'], tokens: 1 });
    put(state, 'SFTN', { held: { p2: 4, p1: 2 }, price: 106, cash: 40, trains: ['5'], at: ['H4'] });
    put(state, 'CGTF', { held: { p2: 5, p3: 1 }, price: 128, cash: 60, trains: ['5'], at: ['J6'] });
    lay(state, { H4: '606/4', I5: '4/2', J6: '14/1' });
    purses(state, { p1: 200, p2: 200, p3: 200 });
    return inTurn(state, 'SFTG', financialActions('SFTG', DECISIONS.merge.name), { after: ['CGTF'] });
  },
  isDone: ({ state }) => !isTurnOf(state, 'SFTG'),
  judge: ({ state }): Judgement => {
    const company = merged(state);
    if (!company)
      return { verdict: 'wrong', said: { key: 'lesson/merge/idle', details: { company: 'SFTG' } } };
    const details = { company, price: priceOf(state, company), president: state.presidents[company] ?? '' };
    const verdict: Verdict = actorFor(state, company) === LEARNER ? 'right' : 'wrong';
    return { verdict, said: { key: `lesson/merge/${verdict}`, details } };
  },
  // The other president agrees to anything, and takes shares rather than cash.
  script: (_, seat, decision) => {
    if (seat === LEARNER) return null;
    if (decision === DECISIONS.consent.name) return 'accept';
    return decision === DECISIONS.oddShare.name && seat === 'p2' ? 'share' : null;
  },
  solution: [
    { decision: DECISIONS.merge.name, choice: 'SFTN' },
    { decision: DECISIONS.chooseCharter.name, choice: 'AFI' },
    { decision: DECISIONS.oddShare.name, choice: 'share' },
    { decision: DECISIONS.keepTokens.name, choice: { hexes: ['H4', 'J6'], charter: 1 } },
  ],
  sequel: untilStockRound(merged),
};
