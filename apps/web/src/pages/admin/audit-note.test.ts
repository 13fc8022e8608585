import { expect, test } from 'vitest';
import { UI } from '../../text/catalogue/index.ts';
import { wordsOf } from '../../text/words.ts';
import { auditNote } from './audit-note.ts';

test('a note says what its figures are', () => {
  const [en, ja] = [wordsOf('en', UI, {}), wordsOf('ja', UI, {})];
  const restored = { action: 'restore', note: '12: A mistake: the train.' } as const;
  expect(auditNote(en, restored)).toBe('To move 12: A mistake: the train.');
  expect(auditNote(ja, restored)).toBe('12手目まで：A mistake: the train.');
  const limited = { action: 'limit', note: 'tables 5, messages –' } as const;
  expect(auditNote(en, limited)).toBe('Tables a day: 5, Messages a day: the usual limit');
  expect(auditNote(ja, limited)).toBe('1日のテーブル数：5、1日のメッセージ数：通常の上限');
  expect(auditNote(en, { action: 'mute', note: '12: insults' })).toBe('12: insults');
});
