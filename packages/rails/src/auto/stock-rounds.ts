import { enclosing, type GameState, type ProcedureWith, type Seat } from '@signalbox/kernel';
import type { StockRound } from '../rounds/stock-round.ts';
import type { ShareLedger } from '../shares/ledger.ts';
import {
  DEFAULT_CONCERNS,
  type Ownership,
  priceBelow,
  priorityAfter,
  stockRoundConcerns,
} from './concerns.ts';
import type { PassingRound } from './passing.ts';
import type { TradeRules } from './trading.ts';

interface Numbered {
  readonly round: { readonly stock: number };
}

/** A name that is different for each stock round; null while none is running. */
export function currentStockRound<Round extends StockRound>(
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

/** Passing in stock rounds, until something affects the player. */
export function stockRoundPassing<S extends GameState & ShareLedger, Company extends string>(
  ownership: Ownership<S, Company>,
  { round, decision }: Pick<TradeRules<S, Company>, 'round' | 'decision'>,
  comes: (state: S) => boolean = () => true,
): PassingRound<S> {
  return {
    at: round,
    decisions: [decision],
    concerns: stockRoundConcerns(ownership),
    usual: DEFAULT_CONCERNS,
    fellBelow: priceBelow(ownership),
    comes,
  };
}
