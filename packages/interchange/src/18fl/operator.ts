import type { EighteenFLState as State } from '@signalbox/titles';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { turnOf } from '@signalbox/titles/18fl/exports.ts';

export function operatorOf(state: State): Company | null {
  return turnOf(state)?.company ?? null;
}
