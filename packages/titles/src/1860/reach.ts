import { memoize } from '@signalbox/kernel';
import { knownNetworks, type Network, type Plan, type Station, touches } from '@signalbox/rails';
import type { Company } from './data/companies.ts';
import { boardOf, type State } from './state.ts';

/** Builders may follow track exactly as routes may (ruling A9). */
const wayOf = ({ options }: State) => ({ ends: ENDS, hexTwice: options.reenterHexes });
const ENDS = ['offboard'] as const;

const networks = knownNetworks();
/** From a single token, as trains run. */
const routes = knownNetworks();

/** What a company reaches along the track from its tokens. Face-down tokens still block builders. */
export function networkOf(state: State, company: Company): Network {
  const { tiles, stations, options } = state;
  const key = `${company} ${options.reenterHexes}`;
  return networks({ board: boardOf(state), tiles, stations, owner: company, key, rules: () => wayOf(state) });
}

/** No route of a company leads where its network does not. */
export function isTouched(network: Network, hex: string): boolean {
  return touches(network, network.plan.numbers.get(hex)!);
}

/** Tokens that block trains: those of bankrupt companies are face down and do not (ruling 1860-R4). */
export function blockingTokens(state: State): readonly Station[] {
  const down = (owner: string) => state.companies[owner as Company].bankrupt;
  return state.stations.some(({ owner }) => down(owner))
    ? state.stations.filter(({ owner }) => !down(owner))
    : state.stations;
}

/** Does track lead from one of the company's tokens to another station? Halts do not count. */
export function hasRoute(state: State, company: Company): boolean {
  const stations = blockingTokens(state);
  return stations
    .filter(({ owner }) => owner === company)
    .some((start) => {
      const found = routes({
        board: boardOf(state),
        tiles: state.tiles,
        stations,
        owner: company,
        key: `${company} ${start.hex} ${start.node} ${state.options.reenterHexes}`,
        rules: () => ({
          ends: ENDS,
          hexTwice: state.options.reenterHexes,
          from: ({ hex, node }) => hex === start.hex && node === start.node,
        }),
      });
      return leadsToStation(found);
    });
}

/** A network from a single token. */
const leadsToStation = memoize(({ distances, faces, plan, starts }: Network) =>
  distances.some((distance, at) => distance >= 0 && at !== starts[0] && isStation(faces, plan, at)),
);

function isStation(faces: Network['faces'], { width }: Plan, at: number): boolean {
  const { kind } = faces[Math.floor(at / width)]!.nodes[at % width]!;
  return kind === 'city' || kind === 'town' || kind === 'offboard';
}
