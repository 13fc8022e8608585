import type { AnyTitle } from '@signalbox/kernel';
import { TITLES } from '@signalbox/titles';

export function titleOf(id: string): AnyTitle {
  const title = TITLES.find((one) => one.id === id);
  if (!title) throw new Error(`There is no title ${id}.`);
  return title;
}
