import type { RouteRules, StopRule, TrainRules } from '@signalbox/rails';

const STOP: StopRule = { uses: 'first', factor: 1, completes: true };
const TOWN: StopRule = { uses: 'none', factor: 1, completes: true };
/** Ports and passes alone are not enough (§4.3.1). */
const PORT: StopRule = { uses: 'none', factor: 1, completes: false };
const PASS: StopRule = { uses: 'first', factor: 1, completes: false };

/** Cities, passes and off-board arrows count against the number; towns and ports do not (§4.3.1). */
const train = (first: number, pass: StopRule = PASS): TrainRules => ({
  first,
  second: 0,
  stops: { city: STOP, offboard: STOP, town: TOWN, port: PORT, pass },
});

/** §4.1 and §4.3.1. Off-board arrows and ports only end a route. */
export const ROUTE_RULES: RouteRules = {
  trains: {
    '2': train(2),
    '3': train(3),
    '4': train(4),
    '5': train(5),
    '6': train(6),
    '7': train(7),
    // It passes mountains freely, but not a pass full of other tokens (C-29).
    '8': train(8, { ...PASS, uses: 'none' }),
  },
  ends: { offboard: 'must', port: 'must' },
  stationKinds: ['city'],
  hexTwice: true,
  sharedJunctions: true,
  blockedPasses: 0,
  meeting: null,
};

/** Recorded games treat a token in a pass like one in a city. */
export const PASS_STATION_RULES: RouteRules = { ...ROUTE_RULES, stationKinds: ['city', 'pass'] };
