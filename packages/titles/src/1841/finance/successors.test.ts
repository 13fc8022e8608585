import { expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import { listingOf } from '../listing.ts';
import { priceOf, type State, worthOf } from '../state.ts';
import { mergerExample } from '../testing/merger-example.ts';
import { BUY_FIRST_4, beforeSecession } from '../testing/secession-example.ts';
import { asked, give, inPhase, play, put, stand } from '../testing/table.ts';
import { newFinancialActions } from './financial-actions.ts';
import { goingOn, hasSuccessor, presidentNow, worthNow } from './successors.ts';

/** The example of §4.7.4 up to p2's odd share. */
function atOddShare(): State {
  const state = stand(mergerExample(), 'financial-actions', 'merge', newFinancialActions('SFTG'));
  play(state, 'CGTF', 'CFCC', { company: 'CFCC', train: '4' });
  expect(asked(state)).toBe('p2 odd-share');
  return state;
}

proves('4.7.4.1d', 'an odd share is worth what cashing it in or rounding it up leaves', () => {
  const state = atOddShare();
  const seat = 'p2';
  const before = worthNow(state, seat);
  expect(before).not.toBe(worthOf(state, seat));
  for (const choice of ['cash', 'share']) {
    const after = structuredClone(state);
    play(after, choice);
    expect([choice, worthNow(after, seat)]).toEqual([choice, before]);
  }
});

proves('4.7.4', 'companies that are merged have no place in the order once the new one has its price', () => {
  const state = mergerExample();
  expect(hasSuccessor(state, 'SFTG')).toBe(false);
  const merging = atOddShare();
  expect(['SFTG', 'CGTF', 'CFCC'].map((id) => hasSuccessor(merging, id as 'SFTG'))).toEqual([
    true,
    true,
    false,
  ]);
  expect(goingOn(merging)).toEqual(['CFCC', 'SFTN', 'SFTC']);
  expect([listingOf(merging, 'SFTG').place, listingOf(merging, 'CFCC').place]).toEqual([null, 1]);
});

proves('4.7.5', 'a minor that is converted has no place in the order beside the major', () => {
  const state = inPhase('5');
  put(state, 'CTLP', { held: { p1: 3, p2: 1 }, price: 68, at: ['K11'], cash: 30 });
  give(state, 'p1', 100);
  stand(state, 'financial-actions', 'convert', newFinancialActions('CTLP'));
  expect(hasSuccessor(state, 'CTLP')).toBe(false);
  play(state, 'convert', 'AFI');
  expect(asked(state)).toBe('p1 subscribe');
  expect([hasSuccessor(state, 'CTLP'), hasSuccessor(state, 'AFI')]).toEqual([true, false]);
  expect(goingOn(state)).toEqual(['AFI']);
});

proves('4.7.4.1c', 'a merged company has no president before somebody takes the certificate', () => {
  const state = stand(mergerExample(), 'financial-actions', 'merge', newFinancialActions('SFTG'));
  play(state, 'CGTF', 'CFCC');
  expect(asked(state)).toBe('p1 discard-train');
  expect([presidentNow(state, 'CFCC'), presidentNow(state, 'SFTN')]).toEqual([null, 'CFCC']);
  play(state, { company: 'CFCC', train: '4' });
  expect(presidentNow(state, 'CFCC')).toBe('p1');
});

proves('4.6.9o', 'a single share of IRSFF is worth the share of SB or SFL that it becomes', () => {
  const state = beforeSecession({ held: { p1: 4, p2: 3 } });
  play(state, BUY_FIRST_4);
  expect(asked(state)).toBe('p2 exchange-single');
  const before = worthNow(state, 'p2');
  expect(before).toBe(worthOf(state, 'p2') + priceOf(state, 'SB'));
  for (const choice of ['SB', 'SFL']) {
    const after = structuredClone(state);
    play(after, choice);
    expect([choice, worthNow(after, 'p2')]).toEqual([choice, before]);
  }
});
