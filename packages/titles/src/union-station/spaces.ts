import { type Cited, objection } from '@signalbox/kernel';
import { DISCS_PER_HEX } from './data/board-tracks.ts';
import { CHICAGO, PLACES, type Place } from './data/map.ts';
import type { Railroad } from './data/railroads.ts';
import type { State } from './state.ts';

/** Marks the places visited by the current search with its number: cheaper than a new set each time. */
const seenIn = new Uint32Array(PLACES.size);
let searches = 0;

/**
 * Where a railroad's next disc may go: next to Chicago, where all have track (LAY-d, LAY-e), or next to its own track.
 * That is always connected to Chicago, so following it from there finds every space once.
 */
export function spacesFor({ track, discs }: State, railroad: Railroad): string[] {
  const found: string[] = [];
  if (discs[railroad] === 0) return found;
  const search = ++searches;
  const reached = CHICAGO.slice();
  for (let i = 0; i < reached.length; i++) {
    const { neighbours } = reached[i]!;
    for (let j = 0; j < neighbours.length; j++) {
      const next = neighbours[j]!;
      if (seenIn[next.index] === search || next.ground === 'chicago') continue;
      seenIn[next.index] = search;
      const there = track[next.id];
      if (there === undefined) found.push(next.id);
      else if (there.includes(railroad)) reached.push(next);
      else if (there.length < DISCS_PER_HEX) found.push(next.id);
    }
  }
  return found;
}

/** Two discs fit on a hex, of different colours (LAY-g). */
function isFree(track: State['track'], { id }: Place, railroad: Railroad): boolean {
  const there = track[id];
  return there === undefined || (there.length < DISCS_PER_HEX && !there.includes(railroad));
}

const BESIDE_CHICAGO = CHICAGO.flatMap(({ neighbours }) => neighbours).filter(
  ({ ground }) => ground !== 'chicago',
);

export function hasSpace(state: State, railroad: Railroad): boolean {
  if (state.discs[railroad] === 0) return false;
  // Asked of every railroad after every move: for most of the game the first check decides.
  for (const place of BESIDE_CHICAGO) if (isFree(state.track, place, railroad)) return true;
  return spacesFor(state, railroad).length > 0;
}

export function isHex(choice: unknown): choice is string {
  return typeof choice === 'string' && PLACES.has(choice);
}

export function spaceObjection({ track }: State, railroad: Railroad, hex: string): Cited | null {
  const place = PLACES.get(hex)!;
  if (place.ground === 'chicago') return objection('chicago-takes-no-disc');
  const there = track[hex] ?? [];
  if (there.includes(railroad)) return objection('own-disc-there', { railroad, hex });
  if (there.length >= DISCS_PER_HEX) return objection('hex-full', { hex });
  const joins = place.neighbours.some(
    ({ id, ground }) => ground === 'chicago' || track[id]?.includes(railroad),
  );
  return joins ? null : objection('not-connected', { railroad, hex });
}
