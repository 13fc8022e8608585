import { call, emit, type GameState, type Procedure, type Step, whilst } from '@signalbox/kernel';

/** The state of an operating round: variables of its procedure. */
export interface OperatingRound<Company extends string> {
  /** Companies that have had their turn. */
  operated: Company[];
}

/** The number of the stock round, and of the operating round within its set. */
interface Rounds {
  readonly round: { readonly stock: number; operating: number };
}

/** The events with which rounds begin. */
export const ROUND_EVENTS: readonly string[] = ['stock-round', 'operating-round'];

export function beginOperatingRound(state: GameState & Rounds): void {
  state.round.operating += 1;
  emit(state, { type: 'operating-round', set: state.round.stock, number: state.round.operating });
}

/** Each company has one turn. The order is computed again before each turn, since a turn may have moved prices. */
export function turnsInOrder<
  S extends GameState,
  Company extends string,
  Turn extends { readonly company: Company },
>(
  order: (state: S) => readonly Company[],
  turn: Procedure<S, Turn>,
  newTurn: (company: Company) => Turn,
): Step<S, OperatingRound<Company>> {
  const next = (state: S, { operated }: OperatingRound<Company>) =>
    order(state).find((company) => !operated.includes(company));
  return whilst(
    (state, round) => next(state, round) !== undefined,
    call(turn, (state, round) => newTurn(next(state, round)!), {
      returning: (_, round, { company }) => {
        round.operated = [...round.operated, company];
      },
    }),
  );
}
