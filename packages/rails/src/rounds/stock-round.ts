import {
  call,
  emit,
  type GameState,
  type Json,
  type Offer,
  offersAny,
  type Procedure,
  procedure,
  run,
  type Seat,
  type Step,
  when,
  whilst,
} from '@signalbox/kernel';

/** The state of a stock round: variables of its procedure, in addition to those of the title. */
export interface StockRound {
  turn: Seat;
  /** Passes in a row. */
  passes: number;
}

/** The holder of the priority deal, and the number of the stock round. */
export interface PriorityDeal {
  priority: Seat | null;
  round: { readonly stock: number };
}

/** A title's stock-round rules, as values. */
interface StockRoundRules<S extends GameState, Round, Turn extends { readonly seat: Seat }> {
  readonly rule: string;
  /** The players in turn order. */
  readonly players: (state: S) => readonly Seat[];
  readonly turn: Procedure<S, Turn>;
  readonly newTurn: (state: S, round: Round) => Turn;
  /** Does this turn count as a pass? */
  readonly isPass: (turn: Turn, round: Round) => boolean;
  /** Stores in the round what later turns need to know about this one. */
  readonly remember?: (round: Round, turn: Turn) => void;
  /** Ends the round at once: the priority deal does not move, and the closing steps are skipped. */
  readonly isCutShort?: (round: Round) => boolean;
}

/**
 * Players take turns, beginning with the holder of the priority deal, until all have passed in a row. The player after
 * the one who acted last gets the priority deal; if nobody acted, its holder keeps it.
 */
export function stockRoundProcedure<
  S extends GameState & PriorityDeal,
  Round extends StockRound,
  Turn extends { readonly seat: Seat },
>(rules: StockRoundRules<S, Round, Turn>, ...end: readonly Step<S, Round>[]): Procedure<S, Round> {
  const { players, isPass, remember = () => {}, isCutShort = () => false } = rules;
  const afterTurn = (state: S, round: Round, turn: Turn) => {
    round.passes = isPass(turn, round) ? round.passes + 1 : 0;
    remember(round, turn);
    round.turn = nextPlayer(players(state), turn.seat);
  };
  return procedure<S, Round>(
    'stock-round',
    rules.rule,
    run((state) => emit(state, { type: 'stock-round', number: state.round.stock })),
    whilst(
      (state, round) => !isCutShort(round) && round.passes < players(state).length,
      call(rules.turn, rules.newTurn, { returning: afterTurn }),
    ),
    when((_, round) => !isCutShort(round), run(passPriorityDeal), ...end),
  );
}

/** The variables of a new stock round, which begins with the holder of the priority deal. */
export function newStockRound(state: PriorityDeal): StockRound {
  return { turn: state.priority!, passes: 0 };
}

function passPriorityDeal(state: GameState & PriorityDeal, { turn }: StockRound): void {
  state.priority = turn;
  emit(state, { type: 'stock-round-ended', priority: turn });
}

function nextPlayer(players: readonly Seat[], seat: Seat): Seat {
  return players[(players.indexOf(seat) + 1) % players.length]!;
}

/** Ends a player's turn; a turn without any action is a pass. */
export function endTurn(
  state: GameState,
  turn: { readonly seat: Seat; over: boolean },
  hasActed: boolean,
): void {
  turn.over = true;
  if (!hasActed) emit(state, { type: 'passed', seat: turn.seat });
}

/** Is any action of these kinds offered to any of the players? */
export function isAnyActionOffered<Choice extends Json & { readonly do: string }>(
  players: readonly Seat[],
  kinds: readonly Choice['do'][],
  offerTo: (seat: Seat) => Offer<Choice>,
): boolean {
  return players.some((seat) => offersAny(offerTo(seat), (choice) => kinds.includes(choice.do)));
}
