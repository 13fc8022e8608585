import { faceIn, type Network, network, type Place, reaches, type Station } from '@signalbox/rails';
import { isBorder } from './borders.ts';
import { COMPANY_IDS, type Company } from './data/companies.ts';
import { boardOf, isActive, type State } from './state.ts';

/** Arrows of boxes and ports are ends of every route (§4.1). */
const ENDS = ['offboard', 'port'] as const;

export function kindAt(state: State, { hex, node }: Place): string {
  return faceIn(boardOf(state), state.tiles, hex).nodes[node]!.kind;
}

/** A token in a pass is no base (§4.1.1). */
export function isBase(state: State, station: Station): boolean {
  return kindAt(state, station) === 'city';
}

export function basesOf(state: State, company: Company): Station[] {
  return state.stations.filter((station) => station.owner === company && isBase(state, station));
}

interface Way {
  /** May the way cross borders? Tokens may never, track from phase 3 on. */
  readonly crossing: boolean;
  /** Only from this base. */
  readonly base?: string;
}

/** What a company reaches along the track from its bases. */
export function reach(state: State, company: Company, { crossing, base }: Way): Network {
  return network(boardOf(state), state.tiles, state.stations, company, {
    ends: ENDS,
    from: (station) => isBase(state, station) && (base === undefined || station.hex === base),
    ...(!crossing && { barred: isBorder(state) }),
  });
}

/** Does any company's route join two places, whatever lies between? Borders do not matter (C-13). */
export function areConnected(state: State, from: Place, to: Place): boolean {
  const walkers = [...COMPANY_IDS.filter((company) => isActive(state, company)), NOBODY];
  return walkers.some((walker) => {
    // Somebody with a base in the one place, besides whatever stands there.
    const visitor: Station = { owner: walker, ...from, beside: true };
    const stations = [...state.stations, visitor];
    const way = network(boardOf(state), state.tiles, stations, walker, {
      ends: ENDS,
      from: (station) => station.hex === from.hex && station.node === from.node,
    });
    return reaches(way, to);
  });
}

const NOBODY = 'nobody';
