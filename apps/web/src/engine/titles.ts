import type { AnyTitle } from '@signalbox/kernel';
import { eighteenFL } from '@signalbox/titles/18fl/index.ts';
import { unionStation } from '@signalbox/titles/union-station/index.ts';

/** The titles that have a screen. Named one by one: the others' rules need not be loaded. */
const WITH_A_SCREEN: readonly AnyTitle[] = [eighteenFL as AnyTitle, unionStation as AnyTitle];

export function hasScreen(id: string): boolean {
  return WITH_A_SCREEN.some((title) => title.id === id);
}

export function titleOf(id: string): AnyTitle {
  const title = WITH_A_SCREEN.find((one) => one.id === id);
  if (!title) throw new Error(`There is no title ${id}.`);
  return title;
}
