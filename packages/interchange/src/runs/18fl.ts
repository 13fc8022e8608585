import type { Bonus } from '@signalbox/rails';
import { BOARD } from '@signalbox/titles/18fl/data/board.ts';
import { ROUTE_RULES } from '@signalbox/titles/18fl/data/route-rules.ts';
import { stationsBeside, stationsOf } from './stations.ts';
import { type TitleRuns, tilesOf, trainsOf } from './title-runs.ts';
import type { TraceState } from './trace.ts';

/** Hotels are worth 10, from phase 5 on 20 (§7.3.2); the port 20, for the one company that holds it (§3.3). */
function bonusesOf(state: TraceState, company: string, phase: number): Bonus[] {
  return Object.entries(state.markers).flatMap(([hex, names]): Bonus[] => {
    if (names.includes(company)) return [{ name: 'hotel', hex, amount: phase >= 5 ? 20 : 10 }];
    const port = names.includes('assign:POSC') && state.corps[company]!.port;
    return port ? [{ name: 'port', hex, amount: 20 }] : [];
  });
}

export const RUNS_18FL: TitleRuns = {
  reader: (trace) => {
    const besides = stationsBeside(trace, 'TC');
    return (state, step, company) => ({
      board: BOARD,
      tiles: tilesOf(state),
      stations: stationsOf(
        state,
        besides.filter(({ at }) => at < step.i).map(({ station }) => station),
      ),
      company,
      trains: trainsOf(state.corps[company]!.trains),
      rules: ROUTE_RULES,
      bonuses: bonusesOf(state, company, Number(step.phase)),
      period: Number(step.phase) >= 5 ? 1 : 0,
    });
  },
};
