import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@signalbox/kernel';
import { expect, test } from 'vitest';
import { RAILS_MESSAGES } from './messages.ts';

const here = dirname(fileURLToPath(import.meta.url));

/** Every reason that a mechanic gives: a literal, or a suffix after a prefix. */
function reasons(): string[] {
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('messages.ts'))
    .map((file) => readFileSync(join(here, file), 'utf8'));
  return sources.flatMap((text) => {
    const literal = [...text.matchAll(/'((?:sale|track|token|routes|deal)\/[a-z-]+)'/g)].map(
      ([, key]) => key!,
    );
    const prefix = /objection\(`(\w+)\/\$\{why\}`/.exec(text)?.[1];
    const calls = [...text.matchAll(/\babout\(([^;]*)\)/g)].flatMap(([, inside]) => [
      ...inside!.split('{')[0]!.matchAll(/'([a-z-]+)'/g),
    ]);
    return [...literal, ...(prefix ? calls.map(([, word]) => `${prefix}/${word}`) : [])];
  });
}

test('every reason has a message', () => {
  const found = [...new Set(reasons())];
  expect(found.length).toBeGreaterThan(35);
  expect(found.filter((reason) => !Object.hasOwn(RAILS_MESSAGES, `why/${reason}`))).toEqual([]);
});

/** Why auto actions stop; what the table alone knows is said there. */
const GIVEN_BY_THE_TABLE = ['undone', 'together', 'too-often', 'failed'];

function stops(): string[] {
  const files = readdirSync(join(here, 'auto')).filter((file) => !/messages|\.test/.test(file));
  const words = files.flatMap((file) =>
    readFileSync(join(here, 'auto', file), 'utf8').match(/[a-z]+(-[a-z]+)*/g),
  );
  return [...words, ...GIVEN_BY_THE_TABLE].map((word) => `auto/${word}`);
}

test('every message belongs to a reason', () => {
  const found = new Set([...reasons(), ...stops()].map((reason) => `why/${reason}`));
  const sentences = Object.keys(RAILS_MESSAGES).filter((key) => key.startsWith('why/'));
  expect(sentences.filter((key) => !found.has(key))).toEqual([]);
});

test('both languages have the same keys and parameters', () => {
  const parameters = (sentence: string) =>
    [...sentence.matchAll(/\{(\w+)[},]/g)]
      .map(([, name]) => name!)
      .filter((name, i, all) => all.indexOf(name) === i)
      .sort();
  for (const [key, sentence] of Object.entries(RAILS_MESSAGES)) {
    for (const language of LANGUAGES) expect(sentence[language], key).not.toBe('');
    expect(parameters(sentence.ja), key).toEqual(parameters(sentence.en));
  }
});
