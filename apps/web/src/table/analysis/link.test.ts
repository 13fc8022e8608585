import { expect, it } from 'vitest';
import { packed, unpacked } from './link.ts';

it('carries a text in an address', async () => {
  const text = JSON.stringify({
    name: '合併？',
    moves: Array.from({ length: 500 }, (_, after) => ({ after })),
  });
  const part = await packed(text);
  expect(part).toMatch(/^[\w-]+$/);
  expect(part.length).toBeLessThan(text.length / 2);
  expect(await unpacked(part)).toBe(text);
});

it.each(['', 'x', '%%%', 'AAAA'])('does not take %o for one', async (part) => {
  expect(await unpacked(part)).toBeNull();
});
