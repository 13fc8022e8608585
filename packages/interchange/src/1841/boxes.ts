import { reachedPlaces } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { COMPANY_IDS } from '@signalbox/titles/1841/data/companies.ts';
import { reach } from '@signalbox/titles/1841/operating-round/reach.ts';
import { boardOf, isActive } from '@signalbox/titles/1841/state.ts';

/** Hexes of off-board areas that some company's track reaches. The site names hexes, and an area may have several. */
export function boxHexes(state: State): string[] {
  const board = boardOf(state);
  const found = new Set<string>();
  for (const company of COMPANY_IDS.filter((id) => isActive(state, id))) {
    for (const { hex, node } of reachedPlaces(reach(state, company, { crossing: true }))) {
      if (board.hexes.get(hex)!.face.nodes[node]?.kind === 'offboard') found.add(hex);
    }
  }
  return [...found];
}
