import { call, defineTitle, PASS, procedure, run, when, whilst } from '@signalbox/kernel';
import { AUTO } from './auto.ts';
import { phaseRules } from './data/phases.ts';
import { countNow, endIfDue, endIfNothingIsLeft } from './end.ts';
import { invariants } from './invariants.ts';
import { MESSAGES } from './messages.ts';
import { MIGRATIONS } from './migrations.ts';
import { britishRail, nationaliseIfDue } from './nationalisation.ts';
import { auction, newOpening, openingAuction } from './opening-auction.ts';
import { operatingRound } from './operating-round.ts';
import { OPTIONS, PRESETS } from './options.ts';
import { RULEBOOK } from './rulebook.ts';
import { FORMAT, setUp } from './setup.ts';
import { REPLACED, type State } from './state.ts';
import { stockRounds } from './stock-round.ts';
import { trainStep } from './train-step.ts';
import { treasuriesSeenBy } from './treasuries.ts';

interface OperatingRounds {
  /** Set by the phase in which the stock round ended, even if phases change during the set. */
  readonly rounds: number;
}

export const operatingRounds = procedure<State, OperatingRounds>(
  'operating-rounds',
  'PH',
  whilst(
    (state, { rounds }) => state.round.operating < rounds && state.era !== 'british-rail',
    call(operatingRound, () => ({ operated: [] })),
    run(endIfDue),
    run(nationaliseIfDue),
  ),
);

/** The Southern, once formed, takes effect when the next stock round begins. */
function beginSet(state: State): void {
  state.round = { stock: state.round.stock + 1, operating: 0 };
  if (state.era === 'southern-formed') state.era = 'southern';
}

/** The sequence of play: an auction, then a stock round and a set of operating rounds, until one of three ends. */
export const sequenceOfPlay = procedure<State>(
  'sequence-of-play',
  'SETUP',
  call(openingAuction, newOpening),
  run(countNow.begin),
  whilst(
    () => true,
    run(beginSet),
    call(stockRounds, () => ({ again: true })),
    run(nationaliseIfDue),
    call(operatingRounds, (state) => ({ rounds: phaseRules(state.phase).operatingRounds })),
    when((state) => state.era === 'british-rail', call(britishRail)),
    run(endIfNothingIsLeft),
    call(countNow.procedure),
  ),
);

export const eighteenSixty = defineTitle<State>({
  id: '1860',
  name: '1860: Railways on the Isle of Wight',
  players: [2, 4],
  options: OPTIONS,
  presets: PRESETS,
  rulebook: RULEBOOK,
  messages: MESSAGES,
  steps: [auction.procedure, stockRounds, operatingRounds, trainStep].map(({ name }) => name),
  format: FORMAT,
  migrations: MIGRATIONS,
  // This decision used to have its own word for passing.
  legacyChoices: { 'buy-train': [[{ do: 'done' }, PASS]] },
  replaced: REPLACED,
  setup: setUp,
  main: sequenceOfPlay,
  view: treasuriesSeenBy,
  auto: AUTO,
  invariants,
});

export type { State as EighteenSixtyState } from './state.ts';
