import {
  faceIn,
  knownNetworks,
  type Network,
  network,
  type Place,
  reaches,
  type Station,
} from '@signalbox/rails';
import { COMPANY_IDS, type Company } from '../data/companies.ts';
import { ROUTE_RULES } from '../data/route-rules.ts';
import { boardOf, isActive, type State } from '../state.ts';
import { isBorder } from './borders.ts';

/** Off-board arrows and ports end every route (§4.1). */
const WAY = { ends: ['offboard', 'port'], hexTwice: ROUTE_RULES.hexTwice } as const;

export function kindAt(state: State, { hex, node }: Place): string {
  return faceIn(boardOf(state), state.tiles, hex).nodes[node]!.kind;
}

/** A token in a pass is not a base (§4.1.1). */
export function isBase(state: State, station: Station): boolean {
  return kindAt(state, station) === 'city';
}

export function basesOf(state: State, company: Company): Station[] {
  return state.stations.filter((station) => station.owner === company && isBase(state, station));
}

interface Way {
  /** May the track cross borders? For tokens never, for tiles from phase 3 on. */
  readonly crossing: boolean;
  /** Only from this base. */
  readonly base?: string;
}

const networks = knownNetworks();

/** What a company reaches along the track from its bases. */
export function reach(state: State, company: Company, { crossing, base }: Way): Network {
  // A company with only one base needs only one network.
  const from = base !== undefined && basesOf(state, company).some(({ hex }) => hex !== base) ? base : null;
  // Borders open with the phases.
  const borders = crossing ? '' : `${state.options.unification} ${state.phase}`;
  const key = `${company} ${from ?? ''} ${borders}`;
  const rules = () => ({
    ...WAY,
    from: (station: Station) => isBase(state, station) && (from === null || station.hex === from),
    ...(!crossing && { barred: isBorder(state) }),
  });
  const { tiles, stations } = state;
  return networks({ board: boardOf(state), tiles, stations, owner: company, key, rules });
}

/** Does any company's route connect two places? Borders do not matter (C-13). */
export function areConnected(state: State, from: Place, to: Place): boolean {
  const isConnected = (walker: string, others: readonly Station[]) => {
    // A company with a base in one of the places.
    const visitor: Station = { owner: walker, ...from, beside: true };
    const way = network(boardOf(state), state.tiles, [...others, visitor], walker, {
      ...WAY,
      from: (station) => station.hex === from.hex && station.node === from.node,
    });
    return reaches(way, to);
  };
  // Where there is no track, or none that leads there without any tokens, nobody has to be tried.
  if (!isConnected(NOBODY, [])) return false;
  const walkers = [...COMPANY_IDS.filter((company) => isActive(state, company)), NOBODY];
  return walkers.some((walker) => isConnected(walker, state.stations));
}

const NOBODY = 'nobody';
