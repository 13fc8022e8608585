import { ask, built, type Cited, call, cited, decision, emit, procedure, run } from '@signalbox/kernel';
import { sharesOf } from '@signalbox/rails';
import { DESTINATIONS } from './data/map.ts';
import type { Railroad } from './data/railroads.ts';
import { endIfTrackIsFinished } from './end.ts';
import { moveOffer } from './share-offer.ts';
import { hasSpace, isHex, spaceObjection, spacesFor } from './spaces.ts';
import type { State } from './state.ts';
import { gainFromDisc } from './value-gains.ts';

export interface Lay {
  readonly railroad: Railroad;
}

export function layingObjection(state: State, railroad: Railroad): Cited | null {
  if (sharesOf(state, railroad, state.toAct) === 0) return cited('LAY', 'no-share', { railroad });
  if (isComplete(state, railroad)) return cited('LAY', 'destination-reached', { railroad });
  if (state.discs[railroad] === 0) return cited('LAY', 'no-discs-left', { railroad });
  return hasSpace(state, railroad) ? null : cited('LAY', 'no-space', { railroad });
}

/** Has it reached its destination? Then it builds no more. */
export function isComplete(state: State, railroad: Railroad): boolean {
  return state.track[DESTINATIONS[railroad]]?.includes(railroad) ?? false;
}

/** Asked once for each of the two discs, and skipped if there is no space (ruling US-R3). */
export const placeDisc = decision<State, Lay, string>({
  name: 'place-disc',
  rule: 'LAY',
  forced: true,
  actor: (state) => state.toAct,
  offer: (state, { railroad }) =>
    built({
      what: 'disc',
      shape: isHex,
      check(hex) {
        return spaceObjection(state, railroad, hex);
      },
      enumerate() {
        return spacesFor(state, railroad);
      },
    }),
  apply: (state, { railroad }, hex) => {
    putDisc(state, railroad, hex);
    gainFromDisc(state, railroad, hex);
  },
});

/** A railroad that has reached its destination builds no more; its other discs are removed (LAY-l). */
function putDisc(state: State, railroad: Railroad, hex: string): void {
  state.track[hex] = [...(state.track[hex] ?? []), railroad];
  state.discs[railroad] -= 1;
  emit(state, { type: 'disc-placed', seat: state.toAct, railroad, hex });
  if (hex !== DESTINATIONS[railroad]) return;
  state.discs[railroad] = 0;
  emit(state, { type: 'railroad-complete', railroad });
}

/**
 * If the first disc leaves no railroad a space, there is none for the second either, so one check at the end is
 * enough.
 */
export const layTrack = procedure<State, Lay>(
  'lay-track',
  'LAY',
  ask(placeDisc, 'first-disc'),
  ask(placeDisc, 'second-disc'),
  run(endIfTrackIsFinished),
  call(moveOffer),
);
