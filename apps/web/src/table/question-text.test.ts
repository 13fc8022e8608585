import { eighteenFL } from '@signalbox/titles';
import { expect, test } from 'vitest';
import { UI } from '../text/catalogue/index.ts';
import { wordsOf } from '../text/words.ts';
import { questionText } from './question-text.ts';

test('the question names the choices that are left after passing', () => {
  const words = wordsOf('en', { ...UI, ...eighteenFL.messages });
  const asked = (...kinds: string[]) =>
    questionText(words, {
      decision: 'place-token',
      offer: { kind: 'list', choices: ['pass', ...kinds].map((kind) => ({ do: kind })), barred: [] },
    });
  expect(asked('station', 'hotel', 'port')).toBe('Place a station or a hotel');
  expect(asked('port')).toBe('Place the port marker or pass');
  expect(asked('terminal', 'port')).toBe('Use a private company’s bonus or pass');
});
