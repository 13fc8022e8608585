import { reachedPlaces } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import type { Company } from '@signalbox/titles/1841/data/companies.ts';
import { reach } from '@signalbox/titles/1841/operating-round/reach.ts';
import { boardOf } from '@signalbox/titles/1841/state.ts';

/** Hexes of off-board areas that a company's track reaches. The site names hexes, and an area may have several. */
export function boxHexes(state: State, company: Company): string[] {
  const { hexes } = boardOf(state);
  const found = new Set<string>();
  for (const { hex, node } of reachedPlaces(reach(state, company, { crossing: true })))
    if (hexes.get(hex)!.face.nodes[node]?.kind === 'offboard') found.add(hex);
  return [...found];
}
