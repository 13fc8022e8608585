import {
  type Cited,
  cited,
  decision,
  type EitherOffer,
  either,
  lazyList,
  list,
  type Seat,
} from '@signalbox/kernel';
import { endTurn, isAnyActionOffered } from '@signalbox/rails';
import { buyShare, type Purchase, possiblePurchases, purchaseObjection } from './buying.ts';
import { isOverLimit } from './certificate-limit.ts';
import type { Company } from './data/companies.ts';
import type { Private } from './data/privates.ts';
import {
  buyPrivate,
  exchangeObjection,
  exchangePrivate,
  privatePurchaseObjection,
  privateSaleObjection,
  privatesForSale,
  privatesOf,
  sellPrivate,
} from './privates.ts';
import { type Block, possibleSales, type Sale, saleObjection, sellShares } from './selling.ts';
import { isAskedToStart, possibleStarts, type Start, startCompany, startObjection } from './starting.ts';
import type { State } from './state.ts';

/** A player's turn in a stock round. */
export interface StockTurn {
  readonly seat: Seat;
  /** Companies sold in earlier turns of the round. */
  readonly soldBefore: readonly Company[];
  /** Privates sold in this round, which their seller cannot buy back in it (ruling 1860-R16). */
  soldPrivates: Private[];
  blocks: Block[];
  /** The turn's one purchase has been made. */
  bought: boolean;
  /** Took any action: that moves the priority deal (G-4), and the round continues (ruling 1860-R14). */
  dealt: boolean;
  over: boolean;
  /** The company whose shares were traded last: it may float, or go bankrupt. */
  traded: Company | null;
  bankrupt: boolean;
}

export function newStockTurn(
  seat: Seat,
  soldBefore: readonly Company[] = [],
  soldPrivates: readonly Private[] = [],
): StockTurn {
  return {
    seat,
    soldBefore,
    soldPrivates: [...soldPrivates],
    blocks: [],
    bought: false,
    dealt: false,
    over: false,
    traded: null,
    bankrupt: false,
  };
}

export type Trade =
  | { do: 'pass' }
  | ({ do: 'sell' } & Sale)
  | { do: 'sell-private'; private: Private }
  | { do: 'exchange'; private: Private }
  | ({ do: 'buy' } & Purchase)
  | ({ do: 'start' } & Start)
  | { do: 'buy-private'; private: Private };

function sales(state: State, { seat }: StockTurn): Trade[] {
  return [
    ...possibleSales(state, seat),
    ...privatesOf(state, seat).map((id) => ({ do: 'sell-private' as const, private: id })),
  ];
}

function purchases(state: State): (() => readonly Trade[])[] {
  return [
    () => possiblePurchases(state),
    () => possibleStarts(state),
    () => privatesForSale(state).map((id) => ({ do: 'buy-private', private: id })),
  ];
}

function exchanges(state: State, { seat }: StockTurn): Trade[] {
  const owners = state.options.exchangeTurn === 'any' ? state.seats : [seat];
  return owners.flatMap((owner) =>
    privatesOf(state, owner).map((id) => ({ do: 'exchange' as const, private: id })),
  );
}

function tradeOffer(state: State, turn: StockTurn): EitherOffer<Trade> {
  let must: boolean | null = null;
  const mustSell = () => {
    must ??= mustSellFirst(state, turn);
    return must;
  };
  const check = (choice: Trade) => tradeObjection(state, turn, choice, mustSell);
  return either<Trade>(
    list<Trade>([{ do: 'pass' }], check),
    lazyList([() => sales(state, turn)], check),
    lazyList(purchases(state), check),
    lazyList([() => exchanges(state, turn)], check),
  );
}

/** What a player sold in this round they may not buy in it. */
function soldThisRound({ soldBefore, blocks }: StockTurn): readonly Company[] {
  return blocks.length === 0 ? soldBefore : [...soldBefore, ...blocks.map(({ company }) => company)];
}

const SELLING_SHARES = ['sell'];
const SELLING = [...SELLING_SHARES, 'sell-private'];
const BUYING = ['buy', 'start', 'buy-private'];

/** What brings a player back to the certificate limit. */
const salesThatHelp = ({ options }: State) => (options.overLimitSellsShares ? SELLING_SHARES : SELLING);

/** Is the player above the certificate limit, with something to sell (A10)? */
function mustSellFirst(state: State, turn: StockTurn): boolean {
  if (!isOverLimit(state, turn.seat)) return false;
  return sales(state, turn).some(
    (sale) =>
      salesThatHelp(state).includes(sale.do) && tradeObjection(state, turn, sale, () => false) === null,
  );
}

/** Sales first, then one purchase; a player above the certificate limit may only sell. */
function orderObjection(
  state: State,
  turn: StockTurn,
  { do: kind }: Trade,
  mustSell: () => boolean,
): Cited | null {
  if (turn.bought && (SELLING.includes(kind) || BUYING.includes(kind))) return cited('SR', 'trade/bought');
  return !salesThatHelp(state).includes(kind) && mustSell() ? cited('LIM', 'trade/sell-first') : null;
}

function tradeObjection(state: State, turn: StockTurn, trade: Trade, mustSell: () => boolean): Cited | null {
  const { seat } = turn;
  const objection = orderObjection(state, turn, trade, mustSell);
  if (objection) return objection;
  switch (trade.do) {
    case 'pass':
      return null;
    case 'sell':
      return repeatedSaleObjection(state, turn, trade.company) ?? saleObjection(state, seat, trade);
    case 'sell-private':
      return privateSaleObjection(state);
    case 'exchange':
      return (
        loneExchangeObjection(state, turn, mustSell) ??
        exchangeObjection(state, trade.private, soldThisRound(turn))
      );
    case 'buy':
      return purchaseObjection(state, seat, trade, soldThisRound(turn));
    case 'start':
      return startObjection(state, seat, trade, soldThisRound(turn));
    case 'buy-private':
      return privatePurchaseObjection(state, seat, trade.private, turn.soldPrivates);
  }
}

function loneExchangeObjection(state: State, turn: StockTurn, mustSell: () => boolean): Cited | null {
  if (!state.options.exchangeBesides) return null;
  const isOpen = (other: Trade) => tradeObjection(state, turn, other, mustSell) === null;
  const canTrade = sales(state, turn).some(isOpen) || purchases(state).some((part) => part().some(isOpen));
  return canTrade || isAskedToStart(state, turn.seat) ? null : cited('PRIV', 'trade/exchange-alone');
}

function repeatedSaleObjection(state: State, { blocks }: StockTurn, sold: Company): Cited | null {
  const again = state.options.oneSaleEach && blocks.some(({ company }) => company === sold);
  return again ? cited('SR', 'sale/one-block', { company: sold }) : null;
}

/** A private may still be exchanged after the purchase (ruling 1860-R5). */
function canExchange(state: State, turn: StockTurn): boolean {
  if (!state.options.lateExchange) return false;
  return privatesOf(state, turn.seat).some((id) => !exchangeObjection(state, id, soldThisRound(turn)));
}

function carryOut(state: State, turn: StockTurn, trade: Exclude<Trade, { do: 'pass' }>): void {
  const { seat } = turn;
  switch (trade.do) {
    case 'sell': {
      const block = sellShares(state, seat, trade, turn.blocks);
      turn.blocks = [...turn.blocks.filter(({ company }) => company !== block.company), block];
      turn.traded = trade.company;
      return;
    }
    case 'sell-private':
      sellPrivate(state, seat, trade.private);
      turn.soldPrivates = [...turn.soldPrivates, trade.private];
      return;
    case 'exchange':
      turn.traded = exchangePrivate(state, state.privates[trade.private]!, trade.private);
      return;
    case 'buy':
      buyShare(state, seat, trade);
      turn.traded = trade.company;
      break;
    case 'start':
      startCompany(state, seat, trade);
      break;
    case 'buy-private':
      buyPrivate(state, seat, trade.private);
  }
  turn.bought = true;
}

/** Stock round: sell any number, buy one. */
export const trade = decision<State, StockTurn, Trade>({
  name: 'trade',
  rule: 'SR',
  actor: (_, { seat }) => seat,
  offer: tradeOffer,
  apply: (state, turn, choice) => {
    if (choice.do === 'pass') {
      endTurn(state, turn, turn.dealt);
      return;
    }
    carryOut(state, turn, choice);
    turn.dealt ||= choice.do !== 'exchange' || !state.options.exchangeIsPass;
    turn.over = turn.bought && !canExchange(state, turn);
  },
});

/** Could any player do any of these in a turn of the next stock round? */
export function canAnybodyDo(state: State, ...kinds: Trade['do'][]): boolean {
  return isAnyActionOffered(state.seats, kinds, (seat) => tradeOffer(state, newStockTurn(seat)));
}
