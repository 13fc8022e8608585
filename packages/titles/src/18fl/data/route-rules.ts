import type { RouteRules, StopRule, TrainRules } from '@signalbox/rails';
import { TRAINS } from './trains.ts';

const STOP: StopRule = { uses: 'first', factor: 1, completes: true };
const TOWN: StopRule = { uses: 'none', factor: 1, completes: true };

/** Cities and off-boards count against the number, towns do not (§7.4). */
const ordinary = (first: number): TrainRules => ({
  first,
  second: 0,
  stops: { city: STOP, offboard: STOP, town: TOWN },
});

/** Doubles its stops and ignores towns and hotels (§7.4; ruling 18FL-R4). */
const express = (first: number): TrainRules => ({
  first,
  second: 0,
  stops: {
    city: { ...STOP, factor: 2 },
    offboard: { ...STOP, factor: 2 },
    town: { uses: 'none', factor: 0, completes: false },
  },
});

/** §7.4. No hex twice, so not both halves of Jacksonville (ruling 18FL-R5). */
export const ROUTE_RULES: RouteRules = {
  trains: {
    '2': ordinary(TRAINS['2'].stops),
    '3': ordinary(TRAINS['3'].stops),
    '4': ordinary(TRAINS['4'].stops),
    '5': ordinary(TRAINS['5'].stops),
    '6': ordinary(TRAINS['6'].stops),
    '3E': express(TRAINS['3E'].stops),
  },
  ends: { offboard: 'must' },
  stationKinds: ['city'],
  hexTwice: false,
  sharedJunctions: true,
  blockedPasses: 0,
  meeting: null,
};

/** As recorded games may run: over a junction of a plain tile twice. */
export const TWICE_OVER_JUNCTIONS: RouteRules = { ...ROUTE_RULES, junctionTwice: true };
