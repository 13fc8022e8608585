import type { Pending } from '@signalbox/kernel';
import { POOL } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import type { Company } from '@signalbox/titles/1841/data/companies.ts';
import { overLimit } from '@signalbox/titles/1841/phase-change/discards.ts';

interface Vars {
  readonly company: Company;
  readonly founder: string;
  readonly a: Company;
  readonly into: Company;
  readonly holders: readonly string[];
  readonly buyers: readonly string[];
  readonly givers: readonly string[];
  readonly turn: string | number;
  readonly president: string;
}

/** For whom the pending decision is taken, as the site would name it: a player, or a company. */
export function subjectOf(state: State, { decision, seats }: Pending): string {
  const vars = state.stack.at(-1)!.vars as Vars;
  switch (decision) {
    case 'lay-track':
    case 'place-token':
    case 'run-trains':
    case 'dividend':
    case 'buy-token':
    case 'buy-train':
    case 'company-sale':
    case 'company-purchase':
    case 'merge':
    case 'convert':
    case 'choose-home':
    case 'buy-tokens':
      return vars.company;
    case 'first-shares':
      return vars.founder;
    case 'choose-charter':
    case 'choose-place':
      return vars.a;
    case 'keep-tokens':
    case 'buy-further-tokens':
      return vars.into;
    case 'sell-in-need':
      return vars.givers[vars.turn as number]!;
    case 'discard-train':
      return overLimit(state)!;
    case 'subscribe':
      return vars.buyers[0]!;
    case 'grant-round':
    case 'buy-secession-tokens':
      return vars.turn as string;
    case 'odd-share':
    case 'trade-up':
    case 'choose-certificate':
    case 'exchange-single':
      return vars.holders[0] === POOL ? vars.president : vars.holders[0]!;
    default:
      return seats[0]!;
  }
}

/** The company whose turn it is. */
export function operatorOf(state: State): Company | null {
  const turn = state.stack.findLast(({ procedure }) => procedure === 'company-turn');
  return turn ? (turn.vars as Vars).company : null;
}
