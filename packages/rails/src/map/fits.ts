import { memoize } from '@signalbox/kernel';
import type { Colour, Face, Tile } from './face.ts';
import { family } from './successors.ts';

/** Which tile may replace which face, regardless of rotation. Must be a pure function. */
export type Fits = (from: Face, to: Tile) => boolean;

/**
 * The usual rule: the next colour, the same label, as many towns and passes as before. The number of cities is kept
 * too, except on labelled hexes, which have special tiles.
 */
export function fits(from: Face, to: Tile): boolean {
  if (to.colour !== nextColour(from.colour) || to.label !== from.label) return false;
  return sameNodes(from, to, to.label === null ? () => true : (kind) => kind !== 'city');
}

/** What a rule says of a face and a tile, found out once. */
export function fitsBy(rule: Fits, from: Face, to: Tile): boolean {
  const known = knownFits(rule)(from);
  let found = known.get(to);
  if (found === undefined) {
    found = rule(from, to);
    known.set(to, found);
  }
  return found;
}

const knownFits = memoize((_rule: Fits) => memoize((_from: Face) => new Map<Tile, boolean>()));

export function nextColour(colour: Colour): Colour | null {
  return NEXT[colour] ?? null;
}

const NEXT: Readonly<Partial<Record<Colour, Colour>>> = {
  white: 'yellow',
  yellow: 'green',
  green: 'brown',
  brown: 'gray',
};

function sameNodes(from: Face, to: Face, counts: (kind: string) => boolean): boolean {
  const kinds = (face: Face) =>
    face.nodes
      .map(family)
      .filter((kind) => kind !== 'junction' && counts(kind))
      .sort()
      .join();
  return kinds(from) === kinds(to);
}
