import { POOL, setPresident } from '@signalbox/rails';
import { newFinancialActions } from '@signalbox/titles/1841/finance/financial-actions.ts';
import type { State } from '@signalbox/titles/1841/state.ts';
import { mergerExample } from '@signalbox/titles/1841/testing/merger-example.ts';
import {
  companyTurn,
  give,
  inPhase,
  play,
  put,
  stand,
  stockTurn,
} from '@signalbox/titles/1841/testing/table.ts';
import { expect, it } from 'vitest';
import { beforeSecession, inNeed } from '../../../../../e2e/prepared/positions-1841.ts';
import { loadPresentation } from '../index.ts';
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

it('does not call a minor frozen that has become a major', () => {
  const state = inPhase('5');
  put(state, 'CTLP', { held: { p1: 3, p2: 1 }, price: 68, at: ['K11'], cash: 30 });
  give(state, 'p1', 100);
  stand(state, 'financial-actions', 'convert', newFinancialActions('CTLP'));
  play(state, 'convert', 'AFI');
  const { active, price, trouble } = companySheets(state).find(({ id }) => id === 'CTLP')!;
  expect([active, price, trouble]).toEqual([true, null, null]);
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
  // Nobody presides over what is left of the old ones.
  const old = companySheets(state).filter(({ id }) => id === 'SFTG' || id === 'CGTF');
  expect(old.map(({ president }) => president)).toEqual([null, null]);
});

it('says what tokens cost at each home that may be chosen, and that sold shares cannot be bought back', async () => {
  const presentation = (await loadPresentation('1841'))!;
  const state = stockTurn(beforeSecession() as State);
  play(state, { do: 'found', company: 'CTLP', price: 144 });
  const notes = presentation.placeNotes!(state, 'choose-home');
  expect(notes.map(({ details }) => details!.price)).toEqual([25, 100]);
  expect(notes.flatMap(({ details }) => details!.hexes)).toContain('K11');
  expect(presentation.placeNotes!(state, 'place-token')).toEqual([]);
  const sale = { do: 'sell', blocks: [{ company: 'IRSFF', count: 1 }] };
  expect(presentation.remark!(state, sale)).toEqual({
    key: 'sold/not-again',
    details: { companies: ['IRSFF'] },
    rule: '3.2',
  });
});

it('says who cannot buy sold shares again: the company that sells, which never buys its own', async () => {
  const { remark } = (await loadPresentation('1841'))!;
  const sale = (company: string) => ({ do: 'sell', blocks: [{ company, count: 1 }] });
  const state = companyTurn(mergerExample(), 'SFTG');
  expect(remark!(state, sale('SFTG'))).toBeNull();
  expect(remark!(state, sale('SFTN'))).toEqual({
    key: '1841/not-again',
    details: { seller: 'SFTG', companies: ['SFTN'] },
    rule: '4.7.2',
  });
  // For emergency money (§4.5.1) those sell who control the company, up to a player.
  const need = inNeed() as State;
  play(need, { do: 'emergency' });
  expect(remark!(need, { company: 'SFTC', count: 1 })?.details).toEqual({
    seller: 'SFTG',
    companies: ['SFTC'],
  });
  play(need, { company: 'SFTC', count: 1 });
  expect(remark!(need, { company: 'SFTG', count: 1 })?.details).toEqual({
    seller: 'SFTN',
    companies: ['SFTG'],
  });
  play(need, { company: 'SFTG', count: 1 });
  expect(remark!(need, { company: 'SFTN', count: 1 })?.key).toBe('sold/not-again');
});
