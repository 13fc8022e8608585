import { expect, test } from 'vitest';
import { cited, objection, withSection } from './refusal.ts';

test('a section is added to what has none, by the reason where one is named for it', () => {
  expect(withSection(objection('far'), { far: '3' }, '2')).toEqual({ why: 'far', rule: '3' });
  expect(withSection(objection('near'), { far: '3' }, '2')).toEqual({ why: 'near', rule: '2' });
  expect(withSection(null, {}, '2')).toBeNull();
});

test('without details there is no such property, so that refusals stay equal on their way through JSON', () => {
  expect(cited('7.1', 'far')).toStrictEqual({ rule: '7.1', why: 'far' });
  expect(objection('far')).toStrictEqual({ why: 'far' });
  expect(cited('7.1', 'far', { hex: 'B5' })).toStrictEqual({
    rule: '7.1',
    why: 'far',
    details: { hex: 'B5' },
  });
});

test('a section already cited stays', () => {
  expect(withSection(cited('7.1', 'far'), { far: '3' }, '2')).toEqual({ why: 'far', rule: '7.1' });
});
