import type { RouteRules, StopRule, TrainRules } from '@signalbox/rails';

/** What affects how trains run: options of the game (ruling 1860-R1) and its stage. */
export interface RunningOptions {
  /** Option: small stations may be passed without stopping. */
  readonly skipTowns?: boolean;
  /** Option: they may be left out at the end of a route too. */
  readonly skipEndTowns?: boolean;
  /** Option: a train may return to a hex. */
  readonly reenterHexes?: boolean;
  /** From the stock round after the first 9+5 on, halts are ignored. */
  readonly southern?: boolean;
  /** Under British Rail only the first number counts (ruling 1860-R6). */
  readonly nationalised?: boolean;
}

const NUMBERS = [
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 5],
] as const;

const LARGE: StopRule = { uses: 'first', factor: 1, completes: true };
const SMALL: StopRule = { uses: 'either', factor: 1, completes: true };
const HALT: StopRule = { uses: 'either', factor: 0, subsidy: 10, optional: true, completes: false };
const IGNORED: StopRule = { uses: 'none', factor: 0, completes: false };

/** A leased train earns 40 and 20 for each stop, halts included, with its first number (Insolvency). */
const LEASED = { base: 40, stop: 20 } as const;

/**
 * Running trains: every large and small station on the way is visited, halts are optional; the first number is for any
 * stop, the second for small stations and halts; one train may run through one station full of other tokens; all routes
 * are connected by shared stations (ruling 1860-R9); no route ends on a halt.
 */
export function routeRules(options: RunningOptions): RouteRules {
  const town: StopRule = options.skipTowns ? { ...SMALL, optional: true } : SMALL;
  const halt = options.southern ? IGNORED : HALT;
  const owned = (first: number, second: number): TrainRules => ({
    first,
    second: options.nationalised ? 0 : second,
    stops: { city: LARGE, offboard: LARGE, town, halt },
  });
  const flat = (rule: StopRule): StopRule => ({ ...rule, flat: LEASED.stop });
  const leased = (first: number): TrainRules => ({
    first,
    second: 0,
    base: LEASED.base,
    stops: {
      city: flat(LARGE),
      offboard: flat(LARGE),
      town: flat(town),
      halt: options.southern
        ? IGNORED
        : { uses: 'either', factor: 0, flat: LEASED.stop, optional: true, completes: false },
    },
  });
  return {
    trains: Object.fromEntries(
      NUMBERS.flatMap(([first, second]) => [
        [`${first}+${second}`, owned(first, second)],
        [leasedKind(`${first}+${second}`), leased(first)],
      ]),
    ),
    ends: { halt: 'never' },
    stationKinds: ['city'],
    hexTwice: options.reenterHexes ?? false,
    sharedJunctions: true,
    optionalEnds: options.skipEndTowns ?? false,
    blockedPasses: 1,
    meeting: ['city', 'town', 'offboard'],
  };
}

export const leasedKind = (kind: string): string => `leased ${kind}`;

/** Ryde Pier is worth more with each colour of tiles: green from phase 3, brown from phase 5. */
export function rydePierPeriod(phase: number): number {
  return phase >= 5 ? 2 : phase >= 3 ? 1 : 0;
}
