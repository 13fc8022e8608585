import { defaultOptions, newGame } from '@signalbox/kernel';
import { IPO } from '@signalbox/rails';
import { eighteenFortyOne } from '@signalbox/titles';
import { expect, test } from 'vitest';
import { CertificateMoves } from './certificate-moves.ts';
import { Certificates } from './certificates.ts';

test('who has one share after a merger and gets a second exchanges both for the certificate', () => {
  const state = newGame(eighteenFortyOne, { players: 3, options: defaultOptions(eighteenFortyOne.options) });
  const book = new Certificates(state, (company) => company);
  const moves = new CertificateMoves(book);
  const followed = (...events: readonly object[]) => {
    state.events = events as never;
    moves.follow(state, []);
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
