import { readdirSync, readFileSync } from 'node:fs';
import { KERNEL_MESSAGES, LANGUAGES, seededOracle } from '@signalbox/kernel';
import { AUTO_MESSAGES } from '@signalbox/rails';
import { describe, expect, test } from 'vitest';
import { unionStation } from './index.ts';
import { MESSAGES } from './messages.ts';
import { fuzzedGame } from './testing/fuzzed.ts';

const sources = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');

/** Names between braces, those inside plural forms too. */
function parameters(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!))].sort();
}

const keysIn = (pattern: RegExp) => [...new Set([...sources.matchAll(pattern)].map(([, key]) => key!))];

describe('messages', () => {
  test.each(Object.entries(MESSAGES))('%s says the same in every language', (_, sentences) => {
    const [first, ...others] = LANGUAGES.map((language) => parameters(sentences[language]));
    for (const other of others) expect(other).toEqual(first);
    for (const language of LANGUAGES) expect(sentences[language].trim()).not.toBe('');
  });

  test('every event that happens has a sentence for what it tells', () => {
    const seen = new Map<string, Set<string>>();
    for (let game = 0; game < 60; game++) {
      fuzzedGame({ players: 3 + (game % 3), options: {} }, game, seededOracle(`m${game}`), ({ events }) => {
        for (const { type, ...details } of events ?? []) seen.set(type, new Set(Object.keys(details)));
      });
    }
    for (const [type, details] of seen) {
      const sentence = (MESSAGES[`event/${type}`] ?? KERNEL_MESSAGES[`event/${type}`])?.en;
      expect(sentence, type).toBeDefined();
      for (const name of parameters(sentence!)) expect(details, `${type} ${name}`).toContain(name);
    }
  });

  test('every event, refusal, ending and decision of the sources has a sentence', () => {
    const events = keysIn(/type: '([\w-]+)'/g).map((key) => `event/${key}`);
    const reasons = keysIn(/(?:objection\(|cited\('\w+', )'([\w-]+)'/g).map((key) => `why/${key}`);
    const endings = keysIn(/ end\(state, '([\w-]+)'/g).map((key) => `ending/${key}`);
    const decisions = [...unionStation.decisions.keys()].map((key) => `decision/${key}`);
    expect([events.length > 10, reasons.length > 10, endings.length]).toEqual([true, true, 4]);
    for (const key of [...events, ...reasons, ...endings, ...decisions])
      expect(MESSAGES).toHaveProperty([key]);
  });

  test('no sentence is left over', () => {
    const named = (key: string) => sources.includes(`'${key.slice(key.indexOf('/') + 1)}'`);
    const own = Object.keys(MESSAGES).filter((key) => !Object.hasOwn(AUTO_MESSAGES, key));
    const used = own.filter((key) => /^(event|why|ending)\//.test(key));
    expect(used.filter((key) => !named(key) && !key.startsWith('event/bid'))).toEqual([]);
  });
});
