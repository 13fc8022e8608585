import type { Json } from '@signalbox/kernel';
import { enclosing, isPending, isWithin } from '@signalbox/kernel';
import { eighteenFortyOne, type EighteenFortyOneState as State } from '@signalbox/titles';
import { DECISIONS, PROCEDURES } from '@signalbox/titles/1841/exports.ts';
import { ourCompany, theirCompany } from '../../1841/names.ts';
import type { Question } from '../../recording/question.ts';
import { corporation, player } from '../ask.ts';
import type { SiteTable, SiteTurn } from '../table.ts';
import { AUCTION_STEPS, BLIND_AUCTION_STEPS } from './auction.ts';
import { remember } from './memory.ts';
import { OPERATING_STEPS } from './operating-steps.ts';
import { operatorOf } from './places.ts';
import { reader1841 } from './reader.ts';
import { STOCK_STEPS } from './stock-steps.ts';

/** How 18xx.games runs 1841. */
export const SITE_1841: SiteTable<State> = {
  title: eighteenFortyOne,
  rounds: {
    auction: AUCTION_STEPS,
    'blind-auction': BLIND_AUCTION_STEPS,
    stock: STOCK_STEPS,
    operating: OPERATING_STEPS,
  },
  turn: turnIn,
  memory: remember,
  outside: { [DECISIONS.drawAuctionOrder.name]: (state) => state.seats[state.order.length] as Json },
  symbol: ({ id }, { options }) => theirCompany(id, options.version1),
  named: (_, symbol) => ourCompany(symbol),
  reader: reader1841,
  needsEvents: true,
};

function turnIn(state: State, question: Question): SiteTurn | null {
  if (isPending(question, DECISIONS.drawAuctionOrder)) return null;
  const { stock, operating } = state.round;
  const operator = operatorOf(state);
  if (operator !== null)
    return { round: 'operating', key: `OR ${stock}.${operating} ${operator}`, entity: corporation(operator) };
  const turn = enclosing(state, PROCEDURES.stockTurn)?.vars ?? null;
  if (turn) return { round: 'stock', key: `SR ${stock} ${turn.seat}`, entity: player(turn.seat) };
  if (isWithin(state, PROCEDURES.sealedBids))
    return { round: 'blind-auction', key: 'AR', entity: player(question.seats[0]!) };
  return isWithin(state, PROCEDURES.concessionRound)
    ? { round: 'auction', key: 'AR', entity: player(question.seats[0]!) }
    : null;
}
