import { expect, test } from 'vitest';
import { type Audible, soundBetween } from './use-sounds.ts';

const quiet: Audible = { position: 7, mine: false, over: false, message: 3, question: null };

test.each<[string, Partial<Audible>, string | null]>([
  ['nothing new', {}, null],
  ['a move of somebody else', { position: 8 }, 'move'],
  ['a move that makes it my turn', { position: 8, mine: true }, 'turn'],
  ['a message', { message: 4 }, 'message'],
  ['a question, whatever else came with it', { message: 4, position: 8, question: 'q1' }, 'question'],
  ['the end of the game', { position: 8, over: true }, 'over'],
])('%s has its own sound', (_, change, sound) => {
  expect(soundBetween(quiet, { ...quiet, ...change })).toBe(sound);
});

test('neither a question that is still pending nor an undo makes a sound', () => {
  const asked = { ...quiet, question: 'q1' };
  expect(soundBetween(asked, asked)).toBeNull();
  expect(soundBetween(quiet, { ...quiet, position: 6 })).toBeNull();
});
