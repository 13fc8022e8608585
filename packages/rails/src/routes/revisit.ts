import type { Face } from '../map/face.ts';
import type { RouteRules } from './rules.ts';
import { NODE, trackOf } from './track.ts';

const known = new WeakMap<RouteRules['ends'], WeakMap<Face, boolean>>();

/**
 * Could a route enter a hex twice without using a node twice? That takes two ways through it, or to an end in it, that
 * have no node and no side in common.
 */
export function canBeRevisited(face: Face, ends: RouteRules['ends']): boolean {
  let faces = known.get(ends);
  if (!faces) {
    faces = new WeakMap();
    known.set(ends, faces);
  }
  let answer = faces.get(face);
  if (answer === undefined) {
    const visits = visitsOf(face, ends);
    answer = visits.some((a, i) => visits.slice(i + 1).some((b) => (a & b) === 0));
    faces.set(face, answer);
  }
  return answer;
}

/** Every way from a side to another side, or to a node where a route may end: its sides and nodes, as bit sets. */
function visitsOf(face: Face, ends: RouteRules['ends']): number[] {
  const { arms, nodes, links } = trackOf(face);
  const visits: number[] = [];
  const go = (place: number, used: number) => {
    const bit = 1 << place;
    if (used & bit) return;
    const now = used | bit;
    if (place < NODE) {
      visits.push(now);
      return;
    }
    const node = nodes[place - NODE]!;
    if (node.kind !== 'junction' && ends[node.kind] !== 'never') visits.push(now);
    for (const side of node.edges) go(side, now);
    for (const pair of links) {
      if (pair.includes(place - NODE)) go(NODE + pair[0] + pair[1] - (place - NODE), now);
    }
  };
  arms.forEach((targets, side) => {
    for (const target of targets) go(target, 1 << side);
  });
  return visits;
}
