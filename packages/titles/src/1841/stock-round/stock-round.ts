import {
  ask,
  call,
  decision,
  type EitherOffer,
  either,
  lazyEither,
  lazyList,
  list,
  procedure,
  run,
  type Seat,
  when,
  whilst,
} from '@signalbox/kernel';
import { endTurn, type StockRound, stockRoundProcedure } from '@signalbox/rails';
import { askOwner, type Proposal } from '../consent.ts';
import type { Concession } from '../data/companies.ts';
import { playing, type State } from '../state.ts';
import { buyCertificate, certificatesForSale, type Purchase, purchaseObjection } from './buying.ts';
import { endOfStockRound } from './end-of-stock-round.ts';
import { type Foundation, founding, foundingCheck, newFounding, possibleFoundations } from './founding.ts';
import { buyPoolConcession, poolConcessionObjection, poolConcessions } from './pool-concessions.ts';
import {
  type ConcessionDeal,
  closeConcessionDeal,
  closeShareDeal,
  dealKey,
  dealOffers,
  isUsed,
  type ShareDeal,
} from './private-deals.ts';
import { saleOffer } from './sale-offer.ts';
import { type Block, forcedSaleObjection, type SellingStep, sellShares } from './selling.ts';

type Deal = ({ do: 'deal' } & ShareDeal) | ({ do: 'concession-deal' } & ConcessionDeal);

interface Turn {
  readonly seat: Seat;
  /** Has sold or bought something or founded a company in this turn. */
  acted: boolean;
  over: boolean;
  selling: SellingStep | null;
  /** A company that is about to be founded. */
  foundation: Foundation | null;
  /** A deal that another player has to agree to. */
  deal: Deal | null;
  /** Deals that the other side has refused for this turn (ruling A8). */
  closed: readonly string[];
}

export type StockChoice =
  | { do: 'pass' }
  | { do: 'sell'; blocks: readonly Block[] }
  | ({ do: 'buy' } & Purchase)
  | { do: 'concession'; concession: Concession }
  | ({ do: 'found' } & Foundation)
  | Deal;

function stockOffer(state: State, vars: Turn): EitherOffer<StockChoice> {
  const { seat } = vars;
  const forced = forcedSaleObjection(state, seat);
  const mayFound = foundingCheck(state, seat);
  const check = (choice: StockChoice) => {
    if (forced) return forced;
    switch (choice.do) {
      case 'buy':
        return purchaseObjection(state, seat, choice);
      case 'concession':
        return poolConcessionObjection(state, seat, choice.concession);
      case 'found':
        return mayFound(choice);
      default:
        return null;
    }
  };
  return either<StockChoice>(
    list<StockChoice>([{ do: 'pass' }], check),
    either<StockChoice>(
      lazyList<StockChoice>(
        [
          () => certificatesForSale(state),
          () => poolConcessions(state).map((concession) => ({ do: 'concession' as const, concession })),
          () => possibleFoundations(state),
        ],
        check,
      ),
      saleOffer(state, seat),
      lazyEither<StockChoice>(() => dealOffers(state, seat, vars.closed, forced)),
    ),
  );
}

/** §3: sell as much as you like, then buy one thing or found a company. Doing none of these is a pass. */
export const trade = decision<State, Turn, StockChoice>({
  name: 'trade',
  rule: '3',
  actor: (_, vars) => vars.seat,
  offer: stockOffer,
  apply: (state, vars, choice) => {
    switch (choice.do) {
      case 'pass':
        endTurn(state, vars, vars.acted);
        return;
      case 'sell':
        sellShares(state, vars, vars.seat, choice.blocks);
        break;
      case 'buy':
        buyCertificate(state, vars.seat, choice);
        vars.over = true;
        break;
      case 'concession':
        buyPoolConcession(state, vars.seat, choice.concession);
        vars.over = true;
        break;
      case 'found':
        vars.foundation = { company: choice.company, price: choice.price };
        vars.over = true;
        break;
      default:
        vars.deal = choice;
        return;
    }
    vars.acted = true;
  },
});

function closeDeal(state: State, vars: Turn): void {
  const deal = vars.deal!;
  if (deal.do === 'deal') closeShareDeal(state, vars.seat, deal);
  else closeConcessionDeal(state, vars.seat, deal);
  vars.deal = null;
  vars.acted = true;
  vars.over = true;
}

/** What the other side is asked. A used concession usually includes the president's certificate (§3.2). */
function proposalOf(state: State, { seat: buyer }: Turn, { do: _, ...deal }: Deal): Proposal {
  if ('company' in deal) return { kind: 'deal', ...deal, buyer };
  return { kind: 'concession-deal', ...deal, buyer, used: isUsed(state, deal.concession) ? 'yes' : 'no' };
}

export const stockTurn = procedure<State, Turn>(
  'stock-turn',
  '3',
  whilst(
    (_, vars) => !vars.over,
    ask(trade),
    askOwner<Deal, Turn>({ buyer: ({ seat }) => seat, proposal: proposalOf, keyOf: dealKey }),
    when((_, { deal }) => deal !== null, run(closeDeal)),
    when(
      (_, { foundation }) => foundation !== null,
      call(founding, (_, { seat, foundation }) => newFounding(seat, foundation!)),
    ),
  ),
);

function newTurn(_: State, { turn }: StockRound): Turn {
  return { seat: turn, acted: false, over: false, selling: null, foundation: null, deal: null, closed: [] };
}

/** §3: players take turns until all have passed in a row. */
export const stockRound = stockRoundProcedure<State, StockRound, Turn>(
  { rule: '3', players: playing, turn: stockTurn, newTurn, isPass: ({ acted }) => !acted },
  call(endOfStockRound),
);
