import { POOL, setPresident } from '@signalbox/rails';
import { newFinancialActions } from '@signalbox/titles/1841/finance/financial-actions.ts';
import { mergerExample } from '@signalbox/titles/1841/testing/merger-example.ts';
import { inPhase, play, put, stand } from '@signalbox/titles/1841/testing/table.ts';
import { expect, it } from 'vitest';
import { companySheets, playerSheets } from './sheets.ts';

it('marks companies that are frozen, also through the company that controls them', () => {
  const state = inPhase('5');
  put(state, 'AFI', { held: { p1: 3 }, at: ['K11'] });
  put(state, 'CTS', { held: { AFI: 3 }, at: ['L12'] });
  const trouble = () =>
    companySheets(state)
      .filter(({ active }) => active)
      .map(({ trouble }) => trouble?.key ?? null);
  expect(trouble()).toEqual([null, null]);
  setPresident(state, 'AFI', POOL);
  expect(trouble()).toEqual(['1841/frozen', '1841/frozen']);
});

it('shows no president of a merged company before the certificate is taken', () => {
  const state = stand(mergerExample(), 'financial-actions', 'merge', newFinancialActions('SFTG'));
  play(state, 'CGTF', 'CFCC');
  const shown = () => [
    companySheets(state).find(({ id }) => id === 'CFCC')!.president,
    playerSheets(state)[0]!.presidencies.includes('CFCC'),
  ];
  expect(shown()).toEqual([null, false]);
  play(state, { company: 'CFCC', train: '4' });
  expect(shown()).toEqual(['p1', true]);
});
