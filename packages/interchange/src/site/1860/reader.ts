import type { EighteenSixtyState as State } from '@signalbox/titles';
import { snapshot1860 } from '../../1860/snapshot.ts';
import type { Recording } from '../../recording/recording.ts';
import type { SiteReader } from '../table.ts';

/** Puts the actions of one recorded game of 1860 in our words. */
export function reader1860(recording: Recording): SiteReader<State> {
  return {
    read: () => null,
    note: () => {},
    snapshot: (state) => snapshot1860(state, recording, null),
  };
}
