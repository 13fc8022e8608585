import {
  type Action,
  commitment,
  type GameRecord,
  RECORD_FORM,
  type Setup,
  type Title,
} from '@signalbox/kernel';

/** A log as one of our game files. */
export function recordFor(title: Pick<Title<never>, 'id'>, setup: Setup, log: readonly Action[]): GameRecord {
  return { ...RECORD_FORM, title: title.id, ...setup, commitment: commitment(''), seed: null, log };
}
