import { expect, test } from 'vitest';
import { cited, objection, withSection } from './refusal.ts';

test('an objection without a section gets one, by its reason if there is one for it', () => {
  expect(withSection(objection('far'), { far: '3' }, '2')).toEqual({ why: 'far', rule: '3' });
  expect(withSection(objection('near'), { far: '3' }, '2')).toEqual({ why: 'near', rule: '2' });
  expect(withSection(null, {}, '2')).toBeNull();
});

test('without details there is no such property, so that refusals stay equal after conversion to JSON and back', () => {
  expect(cited('7.1', 'far')).toStrictEqual({ rule: '7.1', why: 'far' });
  expect(objection('far')).toStrictEqual({ why: 'far' });
  expect(cited('7.1', 'far', { hex: 'B5' })).toStrictEqual({
    rule: '7.1',
    why: 'far',
    details: { hex: 'B5' },
  });
});

test('a section that was cited is kept', () => {
  expect(withSection(cited('7.1', 'far'), { far: '3' }, '2')).toEqual({ why: 'far', rule: '7.1' });
});
