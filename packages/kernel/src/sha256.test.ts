import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

const reference = (text: string) => createHash('sha256').update(text).digest('hex');

test('agrees with the standard’s examples', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

test('agrees with another implementation at every length around the block size', () => {
  for (let length = 0; length <= 260; length++) {
    expect(sha256('x'.repeat(length))).toBe(reference('x'.repeat(length)));
  }
});

test('agrees with another implementation on any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => sha256(text) === reference(text)),
  );
});
