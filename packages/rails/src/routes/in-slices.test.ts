import { expect, it } from 'vitest';
import { inSlices } from './in-slices.ts';

function* counting(to: number): Generator<undefined, number> {
  for (let i = 0; i < to; i++) {
    const until = performance.now() + 1;
    while (performance.now() < until);
    yield;
  }
  return to;
}

it('completes, yielding to other tasks', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++);
  expect(await inSlices(counting(60))).toBe(60);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});

it('stops when aborted', async () => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new Error('enough')), 10);
  await expect(inSlices(counting(10_000), controller.signal)).rejects.toThrow('enough');
});
