import {
  ask,
  type Cited,
  cited,
  decision,
  emit,
  lazyList,
  list,
  PASS,
  procedure,
  type Seat,
  whilst,
} from '@signalbox/kernel';
import {
  endTurn,
  isAnyActionOffered,
  type StockRound,
  sharesOf,
  stockRoundProcedure,
} from '@signalbox/rails';
import { buyCertificate, certificatesForSale, type Purchase, purchaseObjection } from './buying.ts';
import type { Company } from './data/companies.ts';
import type { Size } from './data/phases.ts';
import {
  growToTen,
  mayChooseSize,
  possibleStarts,
  type Start,
  startCompany,
  startObjection,
  startSizes,
} from './founding.ts';
import { certificateLimit, countedCertificates } from './limits.ts';
import { type Block, blocksHeld, largestBlocks, saleObjection, sellShares } from './selling.ts';
import { doesAnyOperate, playing, type State } from './state.ts';

interface Round extends StockRound {
  /** Players whose latest turn was a pass. */
  passed?: Seat[];
  /** What each player has sold in this round and may not buy again. */
  sold: Record<Seat, Company[]>;
}

interface Turn {
  readonly seat: Seat;
  /** A company that was started and whose size is still to be chosen. */
  started?: Company | null;
  sizeChosen?: boolean;
  readonly soldBefore: readonly Company[];
  sold: Company[];
  bought: boolean;
  over: boolean;
}

export type StockChoice = { do: 'pass' } | ({ do: 'sell' } & Block) | Purchase | Start;

/** §5: sell as much as you like, then buy one certificate. Doing neither is a pass. */
export const trade = decision<State, Turn, StockChoice>({
  name: 'trade',
  rule: '5',
  actor: (_, vars) => vars.seat,
  offer: (state, vars) => {
    const sellsFirst = mustSell(state, vars);
    return lazyList<StockChoice>(
      [
        () => [PASS],
        () => blocksHeld(state, vars.seat).map((block) => ({ do: 'sell', ...block })),
        () => certificatesForSale(state),
        () => possibleStarts(state),
      ],
      (choice) => tradeObjection(state, vars, choice, sellsFirst),
    );
  },
  apply: (state, vars, choice) => {
    switch (choice.do) {
      case 'pass':
        endTurn(state, vars, vars.sold.length > 0);
        return;
      case 'sell':
        sellShares(state, vars.seat, choice.company, choice.count);
        vars.sold = [...vars.sold, choice.company];
        return;
      case 'buy':
        buyCertificate(state, vars.seat, choice);
        break;
      case 'start':
        startCompany(state, vars.seat, choice);
        vars.started = mayChooseSize(state) ? choice.company : null;
    }
    vars.bought = true;
    vars.over = true;
  },
  // If nothing pays income, automatic passes could go on for ever, so players are asked.
  forced: (state) => Object.keys(state.privates).length > 0 || doesAnyOperate(state),
});

/** In imported games the size of a company may be chosen after its par price. */
export const chooseSize = decision<State, Turn, Size>({
  name: 'choose-size',
  rule: '6.2',
  actor: (_, vars) => (vars.started ? vars.seat : null),
  offer: (state) => list([...startSizes(state)]),
  apply: (state, vars, size) => {
    const company = vars.started!;
    vars.started = null;
    vars.sizeChosen = true;
    if (size > state.companies[company].size) growToTen(state, company);
    emit(state, { type: 'size-chosen', seat: vars.seat, company, size });
  },
});

/** Ruling A10: a player above the certificate limit has to sell first, if a sale would reduce the count. */
function mustSell(state: State, { seat, sold }: Turn): boolean {
  if (countedCertificates(state, seat) <= certificateLimit(state)) return false;
  return largestBlocks(state, seat, { soldThisTurn: sold, keep: null }).some(({ company, count }) => {
    const isPresident = state.presidents[company] === seat;
    const left = sharesOf(state, company, seat) - count;
    const stays =
      isPresident &&
      playing(state).every((other) => other === seat || sharesOf(state, company, other) <= left);
    return count > 1 || !isPresident || stays;
  });
}

function tradeObjection(state: State, vars: Turn, choice: StockChoice, sellsFirst: boolean): Cited | null {
  if (choice.do !== 'sell' && sellsFirst) return cited('1.4', 'sale/too-many-certificates');
  switch (choice.do) {
    case 'pass':
      return null;
    case 'sell':
      return saleObjection(state, vars.seat, choice.company, choice.count, {
        soldThisTurn: vars.sold,
        keep: null,
      });
    case 'buy':
      return purchaseObjection(state, vars.seat, choice, [...vars.soldBefore, ...vars.sold]);
    case 'start':
      return startObjection(state, vars.seat, choice);
  }
}

export const stockTurn = procedure<State, Turn>(
  'stock-turn',
  '5',
  whilst((_, vars) => !vars.over, ask(trade)),
  ask(chooseSize),
);

function canAnybodyDo(state: State, ...kinds: StockChoice['do'][]): boolean {
  return isAnyActionOffered(playing(state), kinds, (seat) => trade.offer(state, newTurn(seat)));
}

/** Can any player sell, buy or start anything? */
export function canAnybodyTrade(state: State): boolean {
  return canAnybodyDo(state, 'sell', 'buy', 'start');
}

export function canAnybodyBuy(state: State): boolean {
  return canAnybodyDo(state, 'buy', 'start');
}

function newTurn(seat: Seat, soldBefore: readonly Company[] = []): Turn {
  return { seat, soldBefore, sold: [], bought: false, over: false };
}

/**
 * If the size of a company is chosen after its par price, 18xx.games ignores that turn: a player who passed in their
 * previous turn still counts as having passed.
 */
function isPass({ seat, bought, sold, sizeChosen }: Turn, { passed = [] }: Round): boolean {
  return sizeChosen ? passed.includes(seat) : !bought && sold.length === 0;
}

/** §5.5: the round lasts until all have passed in a row. */
export const stockRound = stockRoundProcedure<State, Round, Turn>({
  rule: '5',
  players: playing,
  turn: stockTurn,
  newTurn: (_, { turn, sold }) => newTurn(turn, sold[turn]),
  isPass,
  remember: (round, turn) => {
    const others = (round.passed ?? []).filter((seat) => seat !== turn.seat);
    round.passed = isPass(turn, round) ? [...others, turn.seat] : others;
    round.sold[turn.seat] = [...turn.soldBefore, ...turn.sold];
  },
});
