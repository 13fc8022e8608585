import { describe, expect, test } from 'vitest';
import { type AutoAction, type AutoForm, matchesForm } from './auto.ts';

const FORM: AutoForm = {
  auto: { kind: 'bid', lot: 'red', most: 0, heed: [], until: 'sold', always: false },
  fields: {
    most: { type: 'number', min: 2, max: 5 },
    heed: { type: 'some', of: ['price', 'priority'] },
    until: { type: 'one', of: ['sold', 'passed'] },
    always: { type: 'flag' },
  },
};
const SET: AutoAction = { kind: 'bid', lot: 'red', most: 3, heed: ['price'], until: 'passed', always: true };

describe('an auto action can be set with a form', () => {
  test('if its fields have values that the form allows, bounds included', () => {
    expect(matchesForm(FORM, SET)).toBe(true);
    const most = [1, 2, 5, 6, 2.5].map((number) => matchesForm(FORM, { ...SET, most: number }));
    expect(most).toEqual([false, true, true, false, false]);
  });

  test.each<[string, AutoAction]>([
    ['a word that is not among them', { ...SET, until: 'later' }],
    ['a word twice', { ...SET, heed: ['price', 'price'] }],
    ['something else instead of words', { ...SET, heed: 'price' }],
    ['one wrong word of several', { ...SET, heed: ['price', 'weather'] }],
    ['no yes or no', { ...SET, always: 1 }],
    ['another value where nothing can be chosen', { ...SET, lot: 'blue' }],
    ['something the form does not have', { ...SET, extra: 1 }],
    ['too little', { kind: 'bid', lot: 'red' }],
  ])('not with %s', (_, auto) => {
    expect(matchesForm(FORM, auto)).toBe(false);
  });
});
