import type { EighteenFortyOneState as State } from '@signalbox/titles';
import type { Company } from '@signalbox/titles/1841/data/companies.ts';
import { freeCharters } from '@signalbox/titles/1841/finance/new-charter.ts';
import type { RecordedAction } from '../recording/recording.ts';
import { ourCompany } from './names.ts';

/** The charter that an action names. */
export function charterIn({ corporation }: RecordedAction): Company | null {
  return ourCompany(corporation);
}

/**
 * Does a minor become a major? No recording shows how it is written: as a conversion, with the charter or before it is
 * named, or as a merger with itself or with a charter that is free.
 */
export function converts(state: State, action: RecordedAction): boolean {
  if (action.type === 'convert') return true;
  if (action.type !== 'merge') return false;
  const charter = charterIn(action);
  return charter === ourCompany(action.entity) || freeCharters(state).some((free) => free === charter);
}
