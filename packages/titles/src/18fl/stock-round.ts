import {
  ask,
  type Cited,
  call,
  choices,
  cited,
  decision,
  emit,
  list,
  PASS,
  procedure,
  run,
  type Seat,
  whilst,
} from '@signalbox/kernel';
import { orderAfter, sharesOf } from '@signalbox/rails';
import { buyCertificate, certificatesForSale, type Purchase, purchaseObjection } from './buying.ts';
import type { Company } from './data/companies.ts';
import { phaseRules, type Size } from './data/phases.ts';
import {
  growToTen,
  mayChooseSize,
  possibleStarts,
  type Start,
  startCompany,
  startObjection,
} from './founding.ts';
import { certificateLimit, countedCertificates } from './limits.ts';
import { type Block, blocksHeld, largestBlocks, saleObjection, sellShares } from './selling.ts';
import { operatingCompanies, playing, type State } from './state.ts';

interface Round {
  turn: Seat;
  /** Passes in a row. */
  passes: number;
  /** Who passed last time. */
  passed?: Seat[];
  /** What each player has sold in this round and so may not buy again. */
  sold: Record<Seat, Company[]>;
}

interface Turn {
  readonly seat: Seat;
  /** A company that was started and whose size is yet to be chosen. */
  started?: Company | null;
  sizeChosen?: boolean;
  readonly soldBefore: readonly Company[];
  sold: Company[];
  bought: boolean;
  over: boolean;
}

export type StockChoice = { do: 'pass' } | ({ do: 'sell' } & Block) | Purchase | Start;

/** §5: sell as much as wanted, then buy one certificate. Doing neither is a pass. */
export const trade = decision<State, Turn, StockChoice>({
  name: 'trade',
  rule: '5',
  actor: (_, vars) => vars.seat,
  offer: (state, vars) =>
    list<StockChoice>(
      [
        PASS,
        ...blocksHeld(state, vars.seat).map((block) => ({ do: 'sell' as const, ...block })),
        ...certificatesForSale(state),
        ...possibleStarts(state),
      ],
      (choice) => tradeObjection(state, vars, choice),
    ),
  apply: (state, vars, choice) => {
    switch (choice.do) {
      case 'pass':
        if (vars.sold.length === 0) emit(state, { type: 'passed', seat: vars.seat });
        vars.over = true;
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
  // Without income forced passes could repeat for ever, so then players are asked.
  forced: (state) => Object.keys(state.privates).length > 0 || operatingCompanies(state).length > 0,
});

/** In imported games the size of a company may be chosen after its price. */
export const chooseSize = decision<State, Turn, Size>({
  name: 'choose-size',
  rule: '6.2',
  actor: (_, vars) => (vars.started ? vars.seat : null),
  offer: (state) => list([...phaseRules(state.phase).sizes]),
  apply: (state, vars, size) => {
    const company = vars.started!;
    vars.started = null;
    vars.sizeChosen = true;
    if (size > state.companies[company].size) growToTen(state, company);
    emit(state, { type: 'size-chosen', seat: vars.seat, company, size });
  },
});

/** Ruling A10: who is above the certificate limit sells first, as long as a sale lessens the certificates. */
function mustSell(state: State, { seat, sold }: Turn): boolean {
  if (countedCertificates(state, seat) <= certificateLimit(state)) return false;
  return largestBlocks(state, seat, { soldThisTurn: sold, keep: null }).some(({ company, count }) => {
    const presides = state.presidents[company] === seat;
    const left = sharesOf(state, company, seat) - count;
    const stays =
      presides && playing(state).every((other) => other === seat || sharesOf(state, company, other) <= left);
    return count > 1 || !presides || stays;
  });
}

function tradeObjection(state: State, vars: Turn, choice: StockChoice): Cited | null {
  if (choice.do !== 'sell' && mustSell(state, vars)) return cited('1.4', 'sale/too-many-certificates');
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

function canAnybody(state: State, kinds: readonly StockChoice['do'][]): boolean {
  return playing(state).some((seat) => {
    const turn: Turn = { seat, soldBefore: [], sold: [], bought: false, over: false };
    for (const choice of choices(trade.offer(state, turn))) if (kinds.includes(choice.do)) return true;
    return false;
  });
}

/** Has anybody anything to sell, or the money for anything? */
export function canAnybodyTrade(state: State): boolean {
  return canAnybody(state, ['sell', 'buy', 'start']);
}

export function canAnybodyBuy(state: State): boolean {
  return canAnybody(state, ['buy', 'start']);
}

function newTurn(_: State, vars: Round): Turn {
  return { seat: vars.turn, soldBefore: vars.sold[vars.turn] ?? [], sold: [], bought: false, over: false };
}

/** If the size of a company is chosen after its price, 18xx.games ignores that turn: a player who had passed still counts as passed. */
function hasPassed({ passed = [] }: Round, { seat, bought, sold, sizeChosen }: Turn): boolean {
  return sizeChosen ? passed.includes(seat) : !bought && sold.length === 0;
}

function endTurn(state: State, vars: Round, turn: Turn): void {
  vars.sold = { ...vars.sold, [turn.seat]: [...turn.soldBefore, ...turn.sold] };
  const passed = hasPassed(vars, turn);
  vars.passes = passed ? vars.passes + 1 : 0;
  vars.passed = [...(vars.passed ?? []).filter((seat) => seat !== turn.seat), ...(passed ? [turn.seat] : [])];
  vars.turn = orderAfter(playing(state), turn.seat)[0] ?? turn.seat;
}

/** §5.5: all have passed in a row. The first of them is next again and takes the priority deal. */
function passPriorityDeal(state: State, vars: Round): void {
  state.priority = vars.turn;
  emit(state, { type: 'stock-round-ended', priority: vars.turn });
}

export const stockRound = procedure<State, Round>(
  'stock-round',
  '5',
  run((state) => emit(state, { type: 'stock-round', number: state.round.stock })),
  whilst(
    (state, vars) => vars.passes < playing(state).length,
    call(stockTurn, newTurn, { returning: endTurn }),
  ),
  run(passPriorityDeal),
);

export function newStockRound(state: State): Round {
  return { turn: state.priority!, passes: 0, sold: {} };
}
