import type { RouteRules } from '@signalbox/rails';
import { BOARD, LARGER_BOARD } from '@signalbox/titles/1860/data/board.ts';
import {
  leasedKind,
  type RunningOptions,
  routeRules,
  rydePierPeriod,
} from '@signalbox/titles/1860/data/route-rules.ts';
import { stationsOf } from './stations.ts';
import { type TitleRuns, tilesOf, trainsOf } from './title-runs.ts';
import { replayed, type Trace, type TraceState } from './trace.ts';

const SMALLER_MAP = ['two_player_map', 'original_game'];

/** The site's options, with its defaults where they differ from the rules: towns may be skipped. */
function optionsOf({ optional_rules: options }: Trace): RunningOptions {
  return {
    skipTowns: !options.some((option) => option === 'no_skip_towns' || option === 'original_game'),
    reenterHexes: options.includes('re_enter_hexes'),
  };
}

/** The step from which halts are ignored: the first stock round in phase 9. */
function southernFrom(trace: Trace): number {
  const first = trace.steps.find(({ phase, round }) => phase === '9' && round.startsWith('SR'));
  return first?.i ?? Number.POSITIVE_INFINITY;
}

/** Under British Rail nobody chooses, so this is the first run that pays out automatically. */
function nationalisedFrom(trace: Trace): number {
  for (const { step, before, after } of replayed(trace)) {
    if (step.action?.type !== 'run_routes') continue;
    const company = step.action.entity;
    const run = after.corps[company]!.last_run;
    if (run !== before.corps[company]!.last_run && run?.[2] === 'payout') return step.i;
  }
  return Number.POSITIVE_INFINITY;
}

/** A company without trains leases the smallest available. */
function kindsOf(state: TraceState, company: string): readonly string[] {
  const { trains } = state.corps[company]!;
  if (trains.length > 0) return trains;
  const offered = [...state.discards, ...Object.keys(state.depot)];
  const [smallest] = offered.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  return smallest === undefined ? [] : [leasedKind(smallest)];
}

export const RUNS_1860: TitleRuns = {
  reader: (trace) => {
    const board = trace.optional_rules.some((option) => SMALLER_MAP.includes(option)) ? BOARD : LARGER_BOARD;
    const options = optionsOf(trace);
    const southern = southernFrom(trace);
    const nationalised = nationalisedFrom(trace);
    const known = new Map<string, RouteRules>();
    return (state, step, company) => {
      const now = { ...options, southern: step.i > southern, nationalised: step.i >= nationalised };
      const key = JSON.stringify(now);
      if (!known.has(key)) known.set(key, routeRules(now));
      return {
        board,
        tiles: tilesOf(state),
        stations: stationsOf(state),
        company,
        trains: trainsOf(kindsOf(state, company)),
        rules: known.get(key)!,
        period: rydePierPeriod(Number(step.phase)),
      };
    };
  },
};
