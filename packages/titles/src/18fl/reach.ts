import { type Network, network } from '@signalbox/rails';
import { BOARD } from './data/board.ts';
import type { Company } from './data/companies.ts';
import type { State } from './state.ts';

/** What a company reaches along the track from its stations; off-board boxes are ends (§7.4). */
export function networkOf(state: State, company: Company): Network {
  return network(BOARD, state.tiles, state.stations, company, { ends: ['offboard'] });
}
