import { test } from 'vitest';
/** A test that proves rulings or clauses of a rulebook; `signalbox rules TITLE` reads the ids from the sources. */
export function proves(
  ids: string | readonly string[],
  title: string,
  check: () => void,
  timeout?: number,
): void {
  test(`[${[ids].flat().join(', ')}] ${title}`, check, timeout);
}
