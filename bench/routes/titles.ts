import type { Board, RouteRules, RunQuery } from '@signalbox/rails';
import { BOARD as BOARD_18FL } from '@signalbox/titles/18fl/data/board.ts';
import { ROUTE_RULES as RULES_18FL } from '@signalbox/titles/18fl/data/route-rules.ts';
import { BOARD as BOARD_1841 } from '@signalbox/titles/1841/data/board.ts';
import { ROUTE_RULES as RULES_1841 } from '@signalbox/titles/1841/data/route-rules.ts';
import { LARGER_BOARD as BOARD_1860 } from '@signalbox/titles/1860/data/board.ts';
import { routeRules } from '@signalbox/titles/1860/data/route-rules.ts';
import { lateBoard, lateStations } from './late-board.ts';

/** What a generated position of a title consists of. */
interface LateTitle {
  readonly id: string;
  readonly name: string;
  readonly board: Board;
  readonly rules: RouteRules;
  /** Largest kinds of train, used in turn. */
  readonly trains: readonly string[];
  /** Stations of the company that runs, and of all others. */
  readonly own: number;
  readonly others: number;
}

export const LATE_TITLES: readonly LateTitle[] = [
  { id: '18FL', name: '18FL', board: BOARD_18FL, rules: RULES_18FL, trains: ['6', '3E'], own: 4, others: 20 },
  { id: '1860', name: '1860', board: BOARD_1860, rules: routeRules({}), trains: ['9+5'], own: 4, others: 18 },
  {
    id: '1860',
    name: '1860, towns skipped',
    ...{ board: BOARD_1860, rules: routeRules({ skipTowns: true }), trains: ['9+5'], own: 4, others: 18 },
  },
  { id: '1841', name: '1841', board: BOARD_1841, rules: RULES_1841, trains: ['8'], own: 5, others: 25 },
];

/** A generated late position: the map as full as `fill` and the tile supply allow, all stations placed. */
export function lateQuery(title: LateTitle, seed: number, trains = 3, fill = 1): RunQuery {
  const { board, rules, own, others } = title;
  const tiles = lateBoard(board, seed, fill);
  return {
    board,
    tiles,
    stations: lateStations(board, tiles, seed, own, others),
    company: 'us',
    trains: Array.from({ length: trains }, (_, i) => ({
      id: `${i + 1}`,
      kind: title.trains[i % title.trains.length]!,
    })),
    rules,
    period: 2,
  };
}
