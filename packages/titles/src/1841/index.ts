import { type Aliases, ask, call, defineTitle, procedure, run, when, whilst } from '@signalbox/kernel';
import { newStockRound } from '@signalbox/rails';
import { AUTO } from './auto.ts';
import { concessionRound } from './concession-round/concession-round.ts';
import { VERSION_1_ALIASES } from './data/companies.ts';
import { phaseRules } from './data/phases.ts';
import { countNow, endAfterSet } from './end.ts';
import { companyPurchase } from './finance/company-shares.ts';
import { financialActions } from './finance/financial-actions.ts';
import { chooseSpace } from './finance/merging.ts';
import { chooseCharter } from './finance/new-charter.ts';
import { invariants } from './invariants.ts';
import { LEGACY_CHOICES } from './legacy-choices.ts';
import { liteAliases } from './messages/places.ts';
import { MESSAGES } from './messages.ts';
import { MIGRATIONS } from './migrations.ts';
import { companyTurn, operatingRound } from './operating-round/operating-round.ts';
import { tokenPurchase } from './operating-round/token-purchase.ts';
import { trainStep } from './operating-round/trains.ts';
import { OPTIONS, PRESETS } from './options.ts';
import { RULEBOOK } from './rulebook.ts';
import { FORMAT, setUp } from './setup.ts';
import { REPLACED, type State } from './state.ts';
import { buyTokens, chooseHome } from './stock-round/founding.ts';
import { addRound } from './stock-round/priority-deal.ts';
import { stockRound } from './stock-round/stock-round.ts';

interface OperatingRounds {
  /** Operating rounds in this set: fixed when it begins, even if phases change during it (§4.6). */
  rounds: number;
}

const isRoundLeft = (state: State, { rounds }: OperatingRounds) => state.round.operating < rounds;

export const operatingRounds = procedure<State, OperatingRounds>(
  'operating-rounds',
  '4',
  whilst(isRoundLeft, call(operatingRound)),
  when((state) => state.options.strongPriority, ask(addRound)),
  whilst(
    isRoundLeft,
    call(operatingRound, () => ({}), { label: 'added-operating-round' }),
  ),
  run(endAfterSet),
);

/** §1.1: a stock round and one to three operating rounds. */
export const gameTurn = procedure<State>(
  'game-turn',
  '1.1',
  call(stockRound, newStockRound),
  call(operatingRounds, (state) => ({ rounds: phaseRules(state.phase).operatingRounds })),
  call(countNow.procedure),
  run((state) => {
    state.round = { stock: state.round.stock + 1, operating: 0, operated: [], sold: {} };
  }),
);

/** §1.1: the concession round, then game turns until the game ends. */
export const sequenceOfPlay = procedure<State>(
  'sequence-of-play',
  '1.1',
  call(concessionRound, () => ({ totals: {} })),
  run(countNow.begin),
  whilst(() => true, call(gameTurn)),
);

const NO_ALIASES = {};
let inLite: { readonly alone: Aliases; readonly withVersion1: Aliases } | null = null;

/** The same objects for every state, so that what is made of them can be kept. */
function aliasesAt({ options: { version1, lite } }: State): Aliases {
  if (!lite) return version1 ? VERSION_1_ALIASES : NO_ALIASES;
  if (inLite === null) {
    const alone = liteAliases();
    inLite = { alone, withVersion1: { ...VERSION_1_ALIASES, ...alone } };
  }
  return version1 ? inLite.withVersion1 : inLite.alone;
}

export const eighteenFortyOne = defineTitle<State>({
  id: '1841',
  name: '1841',
  players: [3, 8],
  options: OPTIONS,
  presets: PRESETS,
  rulebook: RULEBOOK,
  messages: MESSAGES,
  followUps: [chooseCharter.name],
  openChoices: [chooseHome.name, buyTokens.name],
  steps: [
    gameTurn,
    operatingRounds,
    companyTurn,
    tokenPurchase,
    trainStep,
    financialActions,
    companyPurchase,
  ].map(({ name }) => name),
  aliasesAt,
  format: FORMAT,
  migrations: MIGRATIONS,
  legacyChoices: LEGACY_CHOICES,
  legacyDecisions: { 'choose-place': chooseSpace.name },
  replaced: REPLACED,
  setup: setUp,
  main: sequenceOfPlay,
  auto: AUTO,
  invariants,
});

export type { State as EighteenFortyOneState } from './state.ts';
