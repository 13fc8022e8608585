import { enclosing } from '@signalbox/kernel';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import type { Company } from '@signalbox/titles/1841/data/companies.ts';
import { PROCEDURES } from '@signalbox/titles/1841/exports.ts';

/** The company whose turn it is. */
export function operatorOf(state: State): Company | null {
  return enclosing(state, PROCEDURES.companyTurn)?.vars.company ?? null;
}
