import { call, defineTitle, procedure, run, when, whilst } from '@signalbox/kernel';
import { PHASES } from './data/phases.ts';
import { endAtStandstill, endIfBankBroken } from './end.ts';
import { invariants } from './invariants.ts';
import { MESSAGES } from './messages.ts';
import { opening } from './opening.ts';
import { operatingRound } from './operating-round.ts';
import { OPTIONS, PRESETS } from './options.ts';
import { PANEL_MESSAGES, PANELS } from './panels.ts';
import { RULEBOOK } from './rulebook.ts';
import { drawPlayerNumbers, FORMAT, setUp } from './setup.ts';
import { operatingCompanies, type State } from './state.ts';
import { canAnybodyTrade, newStockRound, stockRound } from './stock-round.ts';

interface OperatingRounds {
  /** Operating rounds in this set: fixed when it begins, whatever phases it brings (§4). */
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

/** No company operates, no private pays, and nobody could trade in the next stock round either. */
function nothingCanHappen(state: State): boolean {
  const idle =
    operatingCompanies(state).length === 0 && Object.values(state.privates).every((owner) => !owner);
  return idle && !canAnybodyTrade(state);
}

/** §4: the sequence of play. A stock round, then a set of operating rounds, until the bank is empty. */
export const sequenceOfPlay = procedure<State>(
  'sequence-of-play',
  '4',
  call(drawPlayerNumbers),
  call(opening, () => ({ choosers: [] })),
  whilst(
    () => true,
    call(stockRound, newStockRound),
    call(operatingRounds, (state) => ({ rounds: PHASES[state.phase].operatingRounds })),
    run(endIfBankBroken),
    when(nothingCanHappen, run(endAtStandstill)),
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
  format: FORMAT,
  migrations: {},
  setup: setUp,
  main: sequenceOfPlay,
  panels: PANELS,
  invariants,
});

export type { State as EighteenFLState } from './state.ts';
