import type { AnyTitle } from '@signalbox/kernel';

/** Every title there is, in the order of the menu. */
export const TITLES: readonly AnyTitle[] = [];
