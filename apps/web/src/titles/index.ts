import { EIGHTEEN_FL } from './18fl/presentation.ts';
import type { Presentation } from './presentation.ts';
import { UNION_STATION } from './union-station/presentation.ts';

/** In the order of the home page. */
export const PRESENTATIONS: readonly Presentation[] = [UNION_STATION, EIGHTEEN_FL];

export function presentationOf(title: string): Presentation | undefined {
  return PRESENTATIONS.find((one) => one.title.id === title);
}
