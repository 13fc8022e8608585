import { expect, test } from 'vitest';
import { UI } from '../../text/catalogue/index.ts';
import { wordsOf } from '../../text/words.ts';
import { troubleText } from './trouble-text.ts';

test('failures are told in both languages, with the message of the server where it made one', () => {
  const [en, ja] = [wordsOf('en', UI, {}), wordsOf('ja', UI, {})];
  expect(troubleText(en, { kind: 'webhook', why: 'status-500' })).toEqual({
    said: 'The address answered with status 500.',
    message: null,
  });
  expect(troubleText(ja, { kind: 'table', why: 'Unexpected end of JSON input' })).toEqual({
    said: 'このテーブルのゲームを読み込むか進めることができませんでした。',
    message: 'エラーメッセージ：Unexpected end of JSON input',
  });
  expect(troubleText(en, { kind: 'seat', why: 'The bot has not answered.' }).said).toContain('bot');
});
