import { board } from '../map/board.ts';
import type { Board, Station } from '../map/face.ts';
import type { RunQuery, Train } from '../routes/query.ts';
import type { RouteRules } from '../routes/rules.ts';

/**
 * Stops in a column, connected by track: `line('city20', 'halt', 'town10')` is A1, A3, A5. Each is written in the
 * notation of maps, without edges.
 */
export function line(...nodes: string[]): Board {
  const hexes = nodes.map((node, i) => {
    const edges = [i < nodes.length - 1 ? 0 : [], i > 0 ? 3 : []].flat().join();
    return `A${2 * i + 1} gray ${node === '' ? '0-3' : edges === '' ? node : `${node}(${edges})`}`;
  });
  return board({ layout: 'flat', across: 'letter', hexes: hexes.join('\n'), tiles: '' });
}

/** A map written hex by hex, flat-topped: A3 is below A1, B2 to the right between them. */
export function mapOf(hexes: string): Board {
  return board({ layout: 'flat', across: 'letter', hexes, tiles: '' });
}

/** `us A1 A5` are our stations in the first nodes there; `us A1.1` in the second. */
export function stationsAt(text: string): Station[] {
  const [owner, ...places] = text.split(' ');
  return places.map((place) => {
    const [hex, node] = place.split('.');
    return { owner: owner!, hex: hex!, node: Number(node ?? 0) };
  });
}

export function trains(...kinds: string[]): Train[] {
  return kinds.map((kind, i) => ({ id: `${kind}#${i + 1}`, kind }));
}

/** A situation of the company `us`. */
export function situation(
  rules: RouteRules,
  map: Board,
  stations: readonly string[],
  ...kinds: string[]
): RunQuery {
  return {
    board: map,
    tiles: {},
    stations: stations.flatMap(stationsAt),
    company: 'us',
    trains: trains(...kinds),
    rules,
  };
}

/** Rules for tests of the mechanics: an N-train stops at N cities, towns are free. */
export function plainRules(changes: Partial<RouteRules> = {}): RouteRules {
  const stop = { uses: 'first', factor: 1, completes: true } as const;
  const train = (first: number) => ({
    first,
    second: 0,
    stops: { city: stop, offboard: stop, town: { ...stop, uses: 'none' as const } },
  });
  return {
    trains: { 1: train(1), 2: train(2), 3: train(3), 4: train(4), 9: train(9) },
    ends: { offboard: 'must' },
    stationKinds: ['city'],
    hexTwice: true,
    sharedJunctions: true,
    blockedPasses: 0,
    meeting: null,
    ...changes,
  };
}
