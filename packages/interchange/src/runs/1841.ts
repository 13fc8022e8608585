import { BOARD, LITE_BOARD, VERSION_1_BOARD } from '@signalbox/titles/1841/data/board.ts';
import { type Phase, phaseRules } from '@signalbox/titles/1841/data/phases.ts';
import { ROUTE_RULES } from '@signalbox/titles/1841/data/route-rules.ts';
import { stationsOf } from './stations.ts';
import { type TitleRuns, tilesOf, trainsOf } from './title-runs.ts';
import type { Trace } from './trace.ts';

function boardOf({ optional_rules: options }: Trace) {
  if (options.includes('lite')) return LITE_BOARD;
  return options.includes('version_1') ? VERSION_1_BOARD : BOARD;
}

export const RUNS_1841: TitleRuns = {
  reader: (trace) => (state, step, company) => ({
    board: boardOf(trace),
    tiles: tilesOf(state),
    stations: stationsOf(state),
    company,
    trains: trainsOf(state.corps[company]!.trains),
    rules: ROUTE_RULES,
    period: phaseRules(step.phase as Phase).offBoard,
  }),
};
