import { afterEach, expect, test, vi } from 'vitest';
import { startTable } from './use-new-table.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a player is told if the engine does not start a game', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const open = vi.fn();
  const seats = [1, 2, 3].map((number) => ({ name: `Player ${number}`, kind: 'you' as const }));
  // There are no workers here, so there is no engine.
  const problem = await startTable({ title: '1841', name: '1841', options: {}, seats }, open);
  expect(problem).toEqual({ why: 'not-started' });
  expect(open).not.toHaveBeenCalled();
  expect(reported).toHaveBeenCalledOnce();
});
