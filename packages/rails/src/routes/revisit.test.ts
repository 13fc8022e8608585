import { expect, it } from 'vitest';
import { parseHex } from '../map/notation.ts';
import { canBeRevisited } from './revisit.ts';

it.each([
  ['city20(0,1,2)', false],
  ['0-2 1-3', true],
  ['0-3 0-4', false],
  ['city20(0,5) city20(1,2)', true],
  // Halts on one line: a train that enters passes both.
  ['halt(0) halt(3) #0-#1', false],
  // A halt before a town: no route ends on the halt.
  ['town10(2,3) halt(0) #0-#1', false],
  // Two cities connected within the hex: out of one, back into the other.
  ['city60(1,2) city20(0) #0-#1', true],
  ['(0,1,3)', false],
  // A third place beside two that are connected.
  ['city60 city20(0) town10(1) #0-#1', true],
  ['city60 city20(0) town10 #0-#1', false],
])('a hex with %s can be entered twice: %s', (face, answer) => {
  expect(canBeRevisited(parseHex(`A1 gray ${face}`).face, { halt: 'never' })).toBe(answer);
});
