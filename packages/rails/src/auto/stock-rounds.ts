import { enclosing, type GameState, type ProcedureWith, type Seat } from '@signalbox/kernel';
import type { StockRound } from '../rounds/stock-round.ts';
import type { ShareLedger } from '../shares/ledger.ts';
import { dealingConcerns, type Ownership, priceBelow, priorityAfter, USUAL_CONCERNS } from './concerns.ts';
import type { PassingRound } from './passing.ts';
import type { TradeRules } from './trading.ts';

interface Numbered {
  readonly round: { readonly stock: number };
}

/** The name of the stock round that is under way, another for each; null outside. */
export function stockRoundUnderWay<Round extends StockRound>(
  stockRound: ProcedureWith<Round>,
): (state: GameState & Numbered) => string | null {
  return (state) => (enclosing(state, stockRound) ? `stock round ${state.round.stock}` : null);
}

/** Who would have the priority deal if everybody passed from now on. */
export function priorityIfAllPass<S extends GameState, Round extends StockRound>(
  stockRound: ProcedureWith<Round>,
  players: (state: S) => readonly Seat[],
): (state: S) => Seat | null {
  return (state) => {
    const round = enclosing(state, stockRound);
    return round && priorityAfter(round.vars, players(state));
  };
}

/** Passing in stock rounds, until something concerns the player. */
export function stockRoundPassing<S extends GameState & ShareLedger, Company extends string>(
  ownership: Ownership<S, Company>,
  { round, decision }: Pick<TradeRules<S, Company>, 'round' | 'decision'>,
  comes: (state: S) => boolean = () => true,
): PassingRound<S> {
  return {
    at: round,
    decisions: [decision],
    concerns: dealingConcerns(ownership),
    usual: USUAL_CONCERNS,
    fellBelow: priceBelow(ownership),
    comes,
  };
}
