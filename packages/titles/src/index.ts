import type { AnyTitle } from '@signalbox/kernel';
import { eighteenFL } from './18fl/index.ts';

/** Every title there is, in the order of the menu. */
export const TITLES: readonly AnyTitle[] = [eighteenFL as AnyTitle];

export { type EighteenFLState, eighteenFL } from './18fl/index.ts';
