import { expect, test } from 'vitest';
import { UI } from '../../text/catalogue/index.ts';
import { wordsOf } from '../../text/words.ts';
import { auditSentence } from './audit-sentence.ts';

const [en, ja] = [wordsOf('en', UI, {}), wordsOf('ja', UI, {})];
const named = (name: string) => ({ id: name, name, guest: false, bot: false });
const entry = (action: 'mute' | 'close', person: string | null, table: string | null) => ({
  admin: named('Anna'),
  action,
  person: person === null ? null : named(person),
  table,
});
const text = (words: typeof en, ...given: Parameters<typeof entry>) =>
  auditSentence(words, entry(...given))
    .map((part) => part.text)
    .join('');

test('what administrators have done is a sentence in both languages', () => {
  expect(text(en, 'mute', 'Dora', null)).toBe('Anna muted Dora.');
  expect(text(ja, 'mute', 'Dora', null)).toBe('AnnaがDoraをチャット禁止にしました。');
  expect(text(ja, 'close', null, 'abc')).toBe('Annaがテーブルabcを閉鎖しました。');
});

test('names are parts of their own, and a table that is not named follows', () => {
  expect(auditSentence(en, entry('mute', 'Dora', 'abc')).map(({ names }) => names)).toEqual([
    'admin',
    null,
    'person',
    null,
    'table',
  ]);
  expect(text(en, 'mute', null, null)).toBe('Anna muted –.');
});
