import type { AnyTitle } from '@signalbox/kernel';
import { expect, test } from 'vitest';

/**
 * Tests which decisions a player is asked for even if there is only one choice: where the player should see what happens,
 * or would rather not be bound. All others are made automatically then.
 */
export function testSingleChoices(
  { decisions }: Pick<AnyTitle, 'decisions'>,
  asked: readonly string[],
): void {
  test('which decisions are asked even if there is only one choice', () => {
    const found = [...decisions.values()].filter((decision) => !('forced' in decision && decision.forced));
    expect(found.map(({ name }) => name).sort()).toEqual([...asked].sort());
  });
}
