import { defaultOptions, newGame } from '@signalbox/kernel';
import { IPO, POOL } from '@signalbox/rails';
import { eighteenFortyOne } from '@signalbox/titles';
import { expect, test } from 'vitest';
import { CertificateMoves } from './certificate-moves.ts';
import { Certificates } from './certificates.ts';

function begin() {
  const state = newGame(eighteenFortyOne, { players: 3, options: defaultOptions(eighteenFortyOne.options) });
  const book = new Certificates(state, (company) => company);
  const moves = new CertificateMoves(book);
  const follow = (...events: readonly object[]) => {
    state.events = events as never;
    moves.follow(state, []);
  };
  return { book, follow };
}

test('a holder with one share after a merger who gets a second exchanges both for the president’s certificate', () => {
  const { book, follow } = begin();
  const followed = (...events: readonly object[]) => {
    follow(...events);
    return book.listOf('ICSF', 'p1');
  };
  // AFI and CTS, of which p1 is president, become ICSF.
  followed({ type: 'president', company: 'AFI', president: 'p1' });
  const pairs = { type: 'pairs-exchanged', company: 'ICSF', count: 1 };
  const merged = { type: 'merger', a: 'AFI', b: 'CTS', into: 'ICSF' };
  expect(followed(merged, { ...pairs, holder: 'p1' }, { ...pairs, holder: 'p2' })).toEqual(['ICSF_1']);
  expect(followed({ type: 'odd-share-kept', company: 'ICSF', holder: 'p1' })).toEqual(['ICSF_0']);
  expect(book.listOf('ICSF', IPO)).toContain('ICSF_1');
  expect(book.listOf('ICSF', 'p2')).toEqual(['ICSF_2']);
});

test('where nobody can preside over the merged company, the pool changes two shares for the certificate', () => {
  const { book, follow } = begin();
  const exchanged = (holder: string, count: number) => ({
    type: 'pairs-exchanged',
    company: 'SFLi',
    holder,
    count,
  });
  const kept = (holder: string) => ({ type: 'odd-share-kept', company: 'SFLi', holder });
  follow(exchanged('p1', 1), exchanged('p2', 1), exchanged('p3', 1), exchanged(POOL, 3));
  follow(kept('ILTF'), kept('CTDA'));
  expect(book.listOf('SFLi', IPO)).toEqual(['SFLi_0']);
  // Somebody who bought a share now would have to divide it.
  expect(book.firstSingle('SFLi', IPO)).toBe('SFLi_0');
  // The ninth single share, of which there are eight.
  follow(kept('SFTN'), { type: 'president', company: 'SFLi', president: POOL });
  expect(book.sharesOf('SFLi', 'SFTN')).toBe(1);
  expect(book.holderOf('SFLi', 'SFLi_0')).toBe(POOL);
  expect(book.sharesOf('SFLi', POOL)).toBe(3);
  expect(book.firstSingle('SFLi', IPO)).toBe('SFLi_5');
});
