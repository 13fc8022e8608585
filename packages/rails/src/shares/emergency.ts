import {
  type Cited,
  cited,
  type Decision,
  decision,
  type GameState,
  list,
  memoize,
  type Seat,
} from '@signalbox/kernel';
import { cashOf, type Purses, pay } from '../money/purses.ts';
import type { BlockOf } from './sale.ts';

/** The combined cash of these owners. */
export function fundsOf(state: Purses, givers: readonly string[]): number {
  return givers.reduce((sum, giver) => sum + cashOf(state, giver), 0);
}

/** Each giver in turn pays what a company still lacks, up to their cash; returns who paid how much. */
export function collectFor(
  state: Purses,
  company: string,
  amount: number,
  givers: readonly string[],
): { giver: string; amount: number }[] {
  const gifts: { giver: string; amount: number }[] = [];
  for (const giver of givers) {
    const due = Math.min(cashOf(state, giver), amount - cashOf(state, company));
    if (giver === company || due <= 0) continue;
    pay(state, giver, company, due);
    gifts.push({ giver, amount: due });
  }
  return gifts;
}

/** The rules of a title's emergency sales, as values. */
interface EmergencySaleRules<S extends GameState, V, Company extends string> {
  readonly name: string;
  readonly rule: string;
  /** Who chooses what is sold. */
  readonly actor: (state: S, vars: V) => Seat | null;
  /** The amount still missing; no more is sold once it is raised. */
  readonly missing: (state: S, vars: V) => number;
  /** What might be sold now. */
  readonly blocks: (state: S, vars: V) => readonly BlockOf<Company>[];
  /** Why a block may not be sold, however much is missing. */
  readonly objection: (state: S, vars: V, block: BlockOf<Company>) => Cited | null;
  /** What a block sells for. */
  readonly value: (state: S, block: BlockOf<Company>) => number;
  /** Would selling a block that is not enough reduce what others can raise? Asked once per offer. */
  readonly wastes: (state: S, vars: V) => (block: BlockOf<Company>) => boolean;
  readonly sell: (state: S, vars: V, block: BlockOf<Company>) => void;
  /** In recorded games: may the seller choose anything that can be sold, or more than needed? */
  readonly freely?: (state: S, vars: V) => 'anything' | 'more' | null;
}

interface EmergencySale<S extends GameState, V, Company extends string> {
  /** To be asked while it is due: then a sale that raises enough is offered, or, if there is none, any sale. */
  readonly decision: Decision<S, V, BlockOf<Company>>;
  /** Is money missing, and anything left to sell for it? */
  readonly isDue: (state: S, vars: V) => boolean;
}

/** The seller chooses which shares, but they have to raise enough, if that is possible, and no more than needed. */
export function emergencySale<S extends GameState, V, Company extends string>(
  rules: EmergencySaleRules<S, V, Company>,
): EmergencySale<S, V, Company> {
  const { missing, blocks, objection, value, wastes, freely = () => null } = rules;
  const check = (state: S, vars: V) => {
    const isWasted = wastes(state, vars);
    const need = missing(state, vars);
    const because = (why: string, still = need) => cited(rules.rule, `sale/${why}`, { need: still });
    // Whether a sale is wasted may take a search, and the same offer is read when it is made and when it is answered.
    return memoize((block: BlockOf<Company>): Cited | null => {
      const against = objection(state, vars, block);
      const free = freely(state, vars);
      if (against || free === 'anything') return against;
      const suffices = (less: BlockOf<Company>) =>
        value(state, less) >= need && !objection(state, vars, less);
      if (free !== 'more' && smallerThan(block).some(suffices)) return because('more-than-needed');
      const raised = value(state, block);
      return raised < need && isWasted(block) ? because('too-little', need - raised) : null;
    });
  };
  return {
    decision: decision<S, V, BlockOf<Company>>({
      name: rules.name,
      rule: rules.rule,
      actor: rules.actor,
      offer: (state, vars) => list(blocks(state, vars), check(state, vars)),
      apply: rules.sell,
      neverEmpty: true,
    }),
    isDue: (state, vars) =>
      missing(state, vars) > 0 && blocks(state, vars).some((block) => !objection(state, vars, block)),
  };
}

function smallerThan<Company extends string>(block: BlockOf<Company>): BlockOf<Company>[] {
  return Array.from({ length: block.count - 1 }, (_, i) => ({ ...block, count: i + 1 }));
}
