import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { snapshot1841 } from '../../1841/snapshot.ts';
import { operatorOf } from '../../1841/subject.ts';
import type { Recording } from '../../recording/recording.ts';
import type { SiteReader } from '../table.ts';

/** Puts the actions of one recorded game of 1841 in our words. */
export function reader1841(recording: Recording): SiteReader<State> {
  return {
    read: () => null,
    note: () => {},
    snapshot: (state) => snapshot1841(state, recording, operatorOf(state)),
  };
}
