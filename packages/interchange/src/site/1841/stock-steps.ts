import { enclosing, isPending, PASS } from '@signalbox/kernel';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { DECISIONS, PROCEDURES } from '@signalbox/titles/1841/exports.ts';
import type { SiteEntity } from '../ask.ts';
import type { At, SiteStep } from '../table.ts';
import { companyTokenStep, homeTokenStep } from './founding-steps.ts';
import { acceptsShareAction, OF_PLAYERS, shareActions } from './trading.ts';

/** When the turn is over, a player may only sell what they must. */
const kindsOf = ({ state }: At<State>) =>
  enclosing(state, PROCEDURES.stockTurn)!.vars.over ? [] : OF_PLAYERS;

/** While a company is founded, its founder buys more of its first shares. */
export function firstShareActions({ question }: At<State>): string[] {
  return question.few().length > 1 ? ['buy_shares', 'pass'] : [];
}

/** Is a kind of action among these, or, if none is named, is there any? */
export function includes(kinds: readonly string[], type: string | null): boolean {
  return type === null ? kinds.length > 0 : kinds.includes(type);
}

const isOwn = ({ turn }: At<State>, entity: SiteEntity) => turn.entity.id === entity.id;

function accepts(at: At<State>, type: string | null): boolean {
  return isPending(at.question, DECISIONS.firstShares)
    ? includes(firstShareActions(at), type)
    : acceptsShareAction(at, at.turn.entity.id, kindsOf(at), type);
}

export const STOCK_STEPS: readonly SiteStep<State>[] = [
  homeTokenStep,
  companyTokenStep,
  {
    name: 'BuySellParShares',
    decisions: { [DECISIONS.trade.name]: () => PASS, [DECISIONS.firstShares.name]: () => PASS },
    takes: (at, entity) => {
      if (!isOwn(at, entity)) return [];
      return isPending(at.question, DECISIONS.firstShares)
        ? firstShareActions(at)
        : shareActions(at, entity.id, kindsOf(at));
    },
    isOpen: (at) => accepts(at, null),
    accepts,
    active: ({ question }) =>
      isPending(question, DECISIONS.trade) || isPending(question, DECISIONS.firstShares),
    over: () => false,
  },
];
