import { expect, it } from 'vitest';
import { UI } from '../../text/catalogue/index.ts';
import { wordsOf } from '../../text/words.ts';
import { deliveryError, deliveryOutcome } from './delivery-error.ts';

it('says in both languages why something was not delivered, without the name of the error', () => {
  const [en, ja] = [wordsOf('en', UI, {}), wordsOf('ja', UI, {})];
  expect(deliveryError(en, null)).toBe('');
  expect(deliveryError(en, 'status-404')).toBe('The address answered with status 404.');
  expect(deliveryError(ja, 'status-404')).toContain('404');
  expect(deliveryError(en, 'not-reached')).toBe('The address was not found.');
  expect(deliveryError(en, 'something-new')).toBe('The connection failed.');
});

it('separates what happened from the reason', () => {
  const [en, ja] = [wordsOf('en', UI, {}), wordsOf('ja', UI, {})];
  expect(deliveryOutcome(en, 'failed', 'not-reached')).toBe('failed: The address was not found.');
  expect(deliveryOutcome(ja, 'failed', 'not-reached')).toBe('失敗：宛先が見つかりませんでした。');
  expect(deliveryOutcome(en, 'done', null)).toBe('delivered');
});
