import type { AnyTitle } from '@signalbox/kernel';
import { eighteenFL } from './18fl/index.ts';
import { eighteenFortyOne } from './1841/index.ts';
import { eighteenSixty } from './1860/index.ts';
import { unionStation } from './union-station/index.ts';

export { type EighteenFLState, eighteenFL } from './18fl/index.ts';
export { type EighteenFortyOneState, eighteenFortyOne } from './1841/index.ts';
export { type EighteenSixtyState, eighteenSixty } from './1860/index.ts';
export { unionStation } from './union-station/index.ts';

/** All titles, in the order of the menu. */
export const TITLES: readonly AnyTitle[] = [
  eighteenFL as AnyTitle,
  unionStation as AnyTitle,
  eighteenSixty as AnyTitle,
  eighteenFortyOne as AnyTitle,
];
