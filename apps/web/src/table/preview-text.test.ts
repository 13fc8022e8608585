import { expect, it } from 'vitest';
import { repeatsChoice } from './PreviewText.tsx';

it.each([
  ['a token in a city that was chosen', { type: 'token-placed', hex: 'S11' }, { hex: 'S11' }, true],
  ['as many tokens as the button says', { type: 'tokens-bought', count: 2, cost: 100 }, 2, true],
  ['a token that a conversion brings', { type: 'tokens-bought', count: 1, cost: 50 }, 'convert', false],
  ['track without a price', { type: 'track-laid', cost: 0 }, { hex: 'E7' }, true],
  ['what track costs', { type: 'track-laid', cost: 60 }, { hex: 'E7' }, false],
])('repeats the choice or tells something new: %s', (_, event, choice, repeats) => {
  expect(repeatsChoice(event, choice)).toBe(repeats);
});
