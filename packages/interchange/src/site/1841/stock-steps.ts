import { enclosing, isPending, PASS } from '@signalbox/kernel';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { DECISIONS, PROCEDURES } from '@signalbox/titles/1841/exports.ts';
import type { SiteEntity } from '../ask.ts';
import type { At, SiteStep } from '../table.ts';
import { companyTokenStep, homeTokenStep } from './founding-steps.ts';
import { canBuyAny, canBuyConcession, canFoundAny, canSellAny, mustSell } from './trading.ts';

function tradeActions(at: At<State>, seat: string): string[] {
  const { state } = at;
  const sells = canSellAny(state, seat);
  if (mustSell(state, seat)) return sells ? ['sell_shares'] : [];
  const turn = enclosing(state, PROCEDURES.stockTurn)!.vars;
  if (turn.over) return [];
  const actions = [
    ...(canBuyAny(at, seat) ? ['buy_shares'] : []),
    ...(canFoundAny(at, seat) ? ['par'] : []),
    ...(canBuyConcession(state, seat) ? ['buy_company'] : []),
    ...(sells ? ['sell_shares'] : []),
  ];
  return actions.length > 0 ? [...actions, 'pass'] : [];
}

/** While a company is founded, its founder buys more of its first shares. */
export function firstShareActions({ question }: At<State>): string[] {
  return question.few().length > 1 ? ['buy_shares', 'pass'] : [];
}

const isOwn = ({ turn }: At<State>, entity: SiteEntity) => turn.entity.id === entity.id;

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
        : tradeActions(at, entity.id);
    },
    active: ({ question }) =>
      isPending(question, DECISIONS.trade) || isPending(question, DECISIONS.firstShares),
    over: () => false,
  },
];
