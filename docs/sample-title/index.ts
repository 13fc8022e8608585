import { call, defineTitle, endGame, procedure, run, whilst } from '@signalbox/kernel';
import { invariants } from './invariants.ts';
import { MESSAGES } from './messages.ts';
import { operatingRound } from './operating-round.ts';
import { RULEBOOK } from './rulebook.ts';
import { FORMAT, OPTIONS, type State, setUp, worthOf } from './state.ts';
import { callStockRound } from './stock-round.ts';

const TURNS = 4;
const OPERATING_ROUNDS = 2;

/** §6 */
function finish(state: State, reason: string): void {
  endGame(state, reason, Object.fromEntries(state.seats.map((seat) => [seat, worthOf(state, seat)])));
}

/** §2 */
const sequenceOfPlay = procedure<State>(
  'sequence-of-play',
  '2',
  whilst(
    ({ round }) => round.stock <= TURNS,
    callStockRound,
    whilst(
      ({ round }) => round.operating < OPERATING_ROUNDS,
      call(operatingRound, () => ({ operated: [] })),
    ),
    run((state) => {
      state.round = { stock: state.round.stock + 1, operating: 0 };
    }),
  ),
  run((state) => finish(state, 'turns')),
);

export const mirrorLake = defineTitle<State>({
  id: 'mirror-lake',
  name: 'Mirror Lake',
  players: [2, 4],
  options: OPTIONS,
  presets: {},
  rulebook: RULEBOOK,
  messages: MESSAGES,
  format: FORMAT,
  migrations: {},
  setup: setUp,
  main: sequenceOfPlay,
  invariants,
});
