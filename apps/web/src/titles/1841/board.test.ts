import { inPhase, put } from '@signalbox/titles/1841/testing/table.ts';
import { expect, it } from 'vitest';
import { loadPresentation } from '../index.ts';

it('shows a home as reserved only while its company may still come', async () => {
  const { board } = (await loadPresentation('1841'))!;
  const early = inPhase('3');
  early.concessions = { SFTN: null, SFTG: 'p1' };
  put(early, 'SFTG', { held: { p1: 4 } });
  expect(board(early).released).not.toContain('SFTN');
  expect(board(early).released).toContain('SFTG');
  const late = inPhase('4');
  late.concessions = {};
  expect(board(late).released).toContain('SFTN');
});

it('shows off-board values in the squares of their phases, not in the colours of tiles', async () => {
  const { board } = (await loadPresentation('1841'))!;
  const shown = (phase: '3' | '4' | '5' | '6') => {
    const { periods, period } = board(inPhase(phase));
    return periods[period];
  };
  expect([shown('3'), shown('4'), shown('5'), shown('6')]).toEqual(['white', 'gray', 'gray', 'black']);
});
