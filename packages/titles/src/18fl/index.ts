import { call, defineTitle, PASS, procedure, run, whilst } from '@signalbox/kernel';
import { newStockRound } from '@signalbox/rails';
import { countQuietSets, nameProposals } from '../migrations.ts';
import { AUTO } from './auto.ts';
import { PHASES } from './data/phases.ts';
import { countNow, endIfBankBroken, endIfNothingIsLeft } from './end.ts';
import { invariants } from './invariants.ts';
import { MESSAGES } from './messages.ts';
import { opening } from './opening.ts';
import { operatingRound } from './operating-round.ts';
import { OPTIONS, PRESETS } from './options.ts';
import { PANEL_MESSAGES, PANELS } from './panels.ts';
import { RULEBOOK } from './rulebook.ts';
import { drawPlayerNumbers, FORMAT, setUp } from './setup.ts';
import { REPLACED, type State } from './state.ts';
import { stockRound } from './stock-round.ts';
import { trainStep } from './trains.ts';

interface OperatingRounds {
  /** Operating rounds in this set: fixed when it begins, even if phases change during it (§4). */
  readonly rounds: number;
}

export const operatingRounds = procedure<State, OperatingRounds>(
  'operating-rounds',
  '4',
  whilst(
    (state, { rounds }) => state.round.operating < rounds,
    call(operatingRound, () => ({ operated: [] })),
  ),
);

/** §4: the sequence of play. A stock round, then a set of operating rounds, until the bank is empty. */
export const sequenceOfPlay = procedure<State>(
  'sequence-of-play',
  '4',
  call(drawPlayerNumbers),
  call(opening, () => ({ choosers: [] })),
  run(countNow.begin),
  whilst(
    () => true,
    call(stockRound, (state) => ({ ...newStockRound(state), sold: {} })),
    call(operatingRounds, (state) => ({ rounds: PHASES[state.phase].operatingRounds })),
    run(endIfBankBroken),
    run(endIfNothingIsLeft),
    call(countNow.procedure),
    run((state) => {
      state.round = { stock: state.round.stock + 1, operating: 0 };
    }),
  ),
);

export const eighteenFL = defineTitle<State>({
  id: '18FL',
  name: '18FL',
  players: [2, 4],
  options: OPTIONS,
  presets: PRESETS,
  rulebook: RULEBOOK,
  messages: { ...MESSAGES, ...PANEL_MESSAGES },
  steps: [stockRound, operatingRounds, trainStep].map(({ name }) => name),
  format: FORMAT,
  migrations: { 1: countQuietSets, 2: nameProposals(3) },
  // These decisions used to have their own words for passing.
  legacyChoices: { 'buy-train': [[{ do: 'done' }, PASS]], convert: [['stay', PASS]] },
  replaced: REPLACED,
  setup: setUp,
  main: sequenceOfPlay,
  panels: PANELS,
  auto: AUTO,
  invariants,
});

export type { State as EighteenFLState } from './state.ts';
