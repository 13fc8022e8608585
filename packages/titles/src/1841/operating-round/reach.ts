import { memoize, memoizeRecent } from '@signalbox/kernel';
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

const NO_STATIONS: readonly Station[] = [];

/** Stations by owner: all of them, or bases only. */
const ownStations = memoize((stations: readonly Station[]) => byOwner(stations));
const ownBases = memoizeRecent(
  (_tiles: State['tiles'], _stations: readonly Station[]) => new Map<string, readonly Station[]>(),
);

export function basesOf(state: State, company: Company): readonly Station[] {
  const known = ownBases(state.tiles, state.stations);
  let bases = known.get(company);
  if (bases === undefined) {
    bases = stationsOf(state, company).filter((station) => isBase(state, station));
    known.set(company, bases);
  }
  return bases;
}

function stationsOf({ stations }: State, company: Company): readonly Station[] {
  return ownStations(stations).get(company) ?? NO_STATIONS;
}

function byOwner(stations: readonly Station[]): ReadonlyMap<string, readonly Station[]> {
  const owners = new Map<string, Station[]>();
  for (const station of stations) {
    const own = owners.get(station.owner);
    if (own) own.push(station);
    else owners.set(station.owner, [station]);
  }
  return owners;
}

interface Way {
  /** May the track cross borders? For tokens never, for tiles from phase 3 on. */
  readonly crossing: boolean;
  /** Only from this base. */
  readonly base?: string;
  /** As if no other company had any tokens: where this does not lead, the company does not come. */
  readonly alone?: boolean;
}

const networks = knownNetworks();

/** What a company reaches along the track from its bases. */
export function reach(state: State, company: Company, { crossing, base, alone = false }: Way): Network {
  // A company with only one base needs only one network.
  const from = base !== undefined && basesOf(state, company).some(({ hex }) => hex !== base) ? base : null;
  const key = from === null && !alone ? company : `${company} ${from ?? ''} ${alone ? 'alone' : ''}`;
  const rules = () => ({
    // Not spread: V8 would take longer for the field after it than for a question about the network.
    ends: WAY.ends,
    hexTwice: WAY.hexTwice,
    from: (station: Station) => isBase(state, station) && (from === null || station.hex === from),
  });
  return networks({
    board: boardOf(state),
    tiles: state.tiles,
    stations: alone ? stationsOf(state, company) : state.stations,
    owner: company,
    key,
    rules,
    ...(!crossing && { barred: isBorder(state) }),
  });
}

/** Where track leads from a place, whatever tokens there are: companies elsewhere do not come to it. */
export function openTrackFrom(state: State, place: Place): Network {
  const { hex, node } = place;
  return networks({
    board: boardOf(state),
    tiles: state.tiles,
    stations: visitorsAt(place),
    owner: NOBODY,
    key: `${hex} ${node}`,
    rules: () => WAY,
  });
}

const NOBODY = 'nobody';
const visitorsAt = memoize(({ hex, node }: Place): readonly Station[] => [
  { owner: NOBODY, hex, node, beside: true },
]);

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
  if (!reaches(openTrackFrom(state, from), to)) return false;
  const walkers = [...COMPANY_IDS.filter((company) => isActive(state, company)), NOBODY];
  return walkers.some((walker) => isConnected(walker, state.stations));
}
