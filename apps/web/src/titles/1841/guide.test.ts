import { sharesOf } from '@signalbox/rails';
import { sentencesOf } from '@signalbox/text';
import { eighteenFortyOne } from '@signalbox/titles';
import type { Company } from '@signalbox/titles/1841/data/companies.ts';
import { newFinancialActions } from '@signalbox/titles/1841/finance/financial-actions.ts';
import { newCompanyTurn } from '@signalbox/titles/1841/operating-round/company-turn.ts';
import { newEmergency } from '@signalbox/titles/1841/operating-round/emergency-money.ts';
import { newTrainStep } from '@signalbox/titles/1841/operating-round/train-step.ts';
import type { State } from '@signalbox/titles/1841/state.ts';
import { mergerExample } from '@signalbox/titles/1841/testing/merger-example.ts';
import { asked, inPhase, play, put, stand } from '@signalbox/titles/1841/testing/table.ts';
import { expect, it } from 'vitest';
import { inNeed } from '../../../../../e2e/prepared/positions-1841.ts';
import { exchangedShare, guide, PLANS } from './guide.ts';
import { WORDS } from './words.ts';

it.each(PLANS.map((plan) => [plan.procedure.name, plan] as const))(
  'the steps shown of %s are steps of the procedure',
  (_, { procedure, steps }) => {
    const labels = steps.flatMap(([, ...all]) => all);
    expect(labels.filter((label) => !procedure.labels.has(label))).toEqual([]);
  },
);

it('says where tiles begin if there may be several, and how many trains are left before the next kind', () => {
  const state = inPhase('3');
  put(state, 'SFTG', { held: { p1: 4 }, cash: 700, at: ['H4', 'J6'] });
  stand(state, 'company-turn', 'lay-track', newCompanyTurn('SFTG'));
  const notes = () => guide(state)!.notes.map(({ said }) => said);
  expect(notes()).toEqual([{ key: '1841/note/tiles' }]);
  state.depot = [0, 1, 5, 3, 2, 2, 7];
  state.stack.at(-1)!.label = 'train-step';
  const details = { company: 'SFTG', count: 1, train: '3', other: '4', owned: 0, limit: 4 };
  expect(notes()).toEqual([{ key: '1841/note/depot', details }]);
});

it('says of emergency money what is needed, available and missing, so that the figures agree', () => {
  const state = inPhase('5');
  put(state, 'AFI', { held: { p1: 2, pool: 8 }, at: [], cash: 125 });
  put(state, 'CTS', { held: { p2: 4, AFI: 2 }, at: [] });
  stand(state, 'emergency-money', 'sell-in-need', {
    ...newEmergency('AFI', 1450, 'train'),
    givers: ['AFI', 'p1'],
  });
  const [note, warning] = guide(state)!.notes;
  const { key, details } = note!.said;
  const en = sentencesOf({ ...eighteenFortyOne.messages, ...WORDS }, 'en');
  expect(en.sentence(key, details)).toContain(
    'Of the L.1,450 needed, L.125 is available and L.1,325 is still missing.',
  );
  expect(en.sentence('event/emergency', { company: 'AFI', amount: 1450 })).toBe(
    'AFI has to raise emergency money to pay L.1,450.',
  );
  expect(warning!.said).toEqual({ key: '1841/note/not-enough', details: { holder: 'p1' } });
});

it('says of everybody who has to help what they have in cash and what they could sell', () => {
  const state = inNeed() as State;
  play(state, { do: 'emergency' });
  const { steps, notes } = guide(state)!;
  // The figures of ruling 1841-R13: L.1,373 in all, while L.1,450 is needed.
  expect(steps.map(({ details }) => details)).toEqual([
    { holder: 'SFTG', cash: 125, sales: 72 },
    { holder: 'SFTN', cash: 102, sales: 97 },
    { holder: 'p1', cash: 174, sales: 803 },
  ]);
  const warning = { key: '1841/note/not-enough', details: { holder: 'p1' } };
  expect(notes.map(({ said }) => said)).toContainEqual(warning);
  state.cash.p1 = 300;
  expect(guide(structuredClone(state))!.notes.map(({ said }) => said)).not.toContainEqual(warning);
});

it('says whose odd share is asked about, and of which company', () => {
  const state = stand(mergerExample(), 'financial-actions', 'merge', newFinancialActions('SFTG'));
  play(state, 'CGTF', 'CFCC', { company: 'CFCC', train: '4' });
  expect(asked(state)).toBe('p2 odd-share');
  const { key, details } = guide(state)!.notes.at(-1)!.said;
  expect(key).toBe('1841/note/odd-share');
  const { old } = details as { old: 'SFTG' | 'CGTF' };
  expect([sharesOf(state, 'SFTG', 'p2'), sharesOf(state, 'CGTF', 'p2')]).toEqual(
    old === 'SFTG' ? [1, 0] : [0, 1],
  );
  expect(details).toEqual({ holder: 'p2', old, company: 'CFCC' });
});

it('says which companies the charter that is chosen is for', () => {
  const state = stand(mergerExample(), 'financial-actions', 'merge', newFinancialActions('SFTG'));
  expect(guide(state)!.notes).toEqual([]);
  play(state, 'CGTF');
  expect(asked(state)).toBe('p1 choose-charter');
  expect(guide(state)!.notes.map(({ said }) => said)).toEqual([
    { key: '1841/note/charter', details: { a: 'SFTG', b: 'CGTF' } },
  ]);
});

it('says who exchanges only where shares are exchanged, not while trains are discarded', () => {
  const state = stand(mergerExample(), 'financial-actions', 'merge', newFinancialActions('SFTG'));
  play(state, 'CGTF', 'CFCC');
  expect(asked(state)).toBe('p1 discard-train');
  expect(guide(state)!.heading.key).toBe('1841/guide/merger');
  expect(guide(state)!.notes).toEqual([]);
});

it('lists conversion among the financial actions of minors only', () => {
  const steps = (company: Company) => {
    const state = inPhase('5');
    put(state, company, { held: { p1: 2 }, at: ['S11'] });
    stand(state, 'financial-actions', 'company-sale', newFinancialActions(company));
    return guide(state)!.steps.length;
  };
  expect([steps('CTLP'), steps('CFCC')]).toEqual([4, 3]);
});

it('lists neither pairs nor odd shares when minors merge', () => {
  const state = inPhase('5');
  put(state, 'CTLP', { held: { p1: 2 }, at: ['S11'], tokens: 1 });
  put(state, 'FTP', { held: { p1: 2 }, at: ['S11'] });
  stand(state, 'financial-actions', 'merge', newFinancialActions('CTLP'));
  play(state, 'FTP', 'CFCC');
  expect(asked(state)).toBe('p1 keep-tokens');
  expect(guide(state)!.steps.map(({ key }) => key)).toEqual([
    '1841/step/merger/trains',
    '1841/step/merger/tokens',
  ]);
  expect(guide(state)!.now).toBe(1);
});

it('names the section by which somebody may buy a share: of the conversion, or of the secession', () => {
  const converting = inPhase('5');
  put(converting, 'CTLP', { held: { p1: 2 }, at: ['S11'] });
  stand(converting, 'financial-actions', 'convert', newFinancialActions('CTLP'));
  play(converting, 'convert', 'CFCC');
  expect([asked(converting), guide(converting)!.notes.at(-1)!.rule]).toEqual(['p1 subscribe', '4.7.5']);

  const dividing = inPhase('3');
  dividing.depot = [0, 0, 4, 3, 2, 2, 7];
  dividing.concessions = { IRSFF: 'p1', SFTG: 'p3' };
  put(dividing, 'IRSFF', { held: { p1: 4, p2: 2 } });
  put(dividing, 'SFTG', { held: { p3: 3 }, cash: 700, price: 68 });
  stand(dividing, 'train-step', 'buy-train', newTrainStep('SFTG'));
  play(dividing, { do: 'buy', from: 'bank', train: '4' });
  expect([asked(dividing), guide(dividing)!.notes.at(-1)!.rule]).toEqual(['p1 subscribe', '4.6.9']);
});

it('says whose share is exchanged where its company has ended', () => {
  const state = stand(mergerExample(), 'financial-actions', 'merge', newFinancialActions('SFTG'));
  expect(exchangedShare(state)).toBeNull();
  play(state, 'CGTF', 'CFCC', { company: 'CFCC', train: '4' });
  expect(exchangedShare(state)).toBe('CGTF');
  const secession = inPhase('4');
  stand(secession, 'secession', 'exchange-single', { holders: ['p1'] } as never);
  expect(exchangedShare(secession)).toBe('IRSFF');
});
