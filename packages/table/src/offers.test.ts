import { built, type Json } from '@signalbox/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { builtChoices, wireOfferOf } from './offers.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The number of choices that are sent if this many can be made and each takes as long as this to find. */
function sent(possible: number, milliseconds: number): number {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  const offer = built<Json>({
    what: 'tile',
    shape: (choice): choice is Json => typeof choice === 'number',
    check: () => null,
    *enumerate() {
      for (let choice = 0; choice < possible; choice++) {
        now += milliseconds;
        yield choice;
      }
    },
  });
  return builtChoices(wireOfferOf(offer), 'tile').length;
}

test('a slow machine lists as many tiles as a fast one', () => {
  expect(sent(400, 0)).toBe(400);
  expect(sent(400, 100)).toBe(400);
});

test('a long list ends at its limit, or earlier if it takes long', () => {
  expect(sent(5000, 0)).toBe(3000);
  expect(sent(5000, 1)).toBe(1000);
});
