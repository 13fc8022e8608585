import {
  type Action,
  firstChoices,
  isAnswerTo,
  isPass,
  type Json,
  PASS,
  pending,
  refusalBy,
} from '@signalbox/kernel';
import type { TileChoice } from '@signalbox/rails';
import { DECISIONS } from '@signalbox/titles/1860/door.ts';
import { eighteenSixty, type EighteenSixtyState as State } from '@signalbox/titles/1860/index.ts';
import type { Trade } from '@signalbox/titles/1860/trade.ts';
import type { Telling, Told } from '../export/under-site-rules.ts';

type Here = Telling<State>;

/** How an entry of one of our tables is told where 18xx.games asks otherwise. */
export function tellEntry1860(telling: Here): Told | null {
  const { question, log, index, isSameTurn } = telling;
  const action = log[index]!;
  const isAlike = isSameTurn && question.decision === action.decision;
  if (question.decision === DECISIONS.bid.name) return tellBid(telling);
  // The auction is over there: with a pass it is final, so that it has fewer bids.
  if (isAnswerTo(action, DECISIONS.bid)) return { tells: [index] };
  if (question.decision === DECISIONS.layHomeTile.name && !isAlike) return tellHomeTile(telling);
  if (question.decision === DECISIONS.runTrains.name && !isAlike) return tellComputedRun(telling);
  return isAlike && isAnswerTo(action, DECISIONS.trade) ? tellTrade(telling, action.choice) : null;
}

/**
 * A pass is final there, and the first bid is at least 5. Each player bids there what they bid here, as far as it can be
 * bid, and passes when nothing is left: so the same player wins, for the same price.
 */
function tellBid({ question, log, index, isTold }: Here): Told {
  const [seat] = question.seats;
  let pass: number | null = null;
  for (let at = index; log[at]?.decision === question.decision; at++) {
    const { choice, seat: bidder } = log[at]!;
    if (bidder !== seat || isTold(at)) continue;
    if (!refusalBy(question, { seat, decision: question.decision, choice }) && !isPass(choice))
      return { choice, tells: [at] };
    pass = at;
  }
  return { choice: PASS, tells: pass === null ? [] : [pass] };
}

/** A home tile that fits in one way only is laid by itself here. */
function tellHomeTile({ here, question }: Here): Told | null {
  const offer = question.offerTo(question.seats[0]!);
  const [fitting] = firstChoices(offer, 1) as TileChoice[];
  const laid = fitting && here.tiles[fitting.hex];
  if (laid === undefined) return null;
  const [tile, rotation] = laid.split('/');
  return { choice: { hex: fitting!.hex, tile: tile!, rotation: Number(rotation) }, tells: [] };
}

/** A run that has to earn the most is worked out here, and entered by somebody there. */
function tellComputedRun({ here, there, question }: Here): Told | null {
  const byOurRules = pending(eighteenSixty, { ...there, options: here.options });
  const [run] = byOurRules ? firstChoices(byOurRules.offerTo(question.seats[0]!), 1) : [];
  return run === undefined ? null : { choice: run, tells: [] };
}

/** Sales of one company are one sale there, and privates are exchanged before the purchase. */
function tellTrade(telling: Here, choice: Trade): Told | null {
  const { question, log, index, isTold } = telling;
  const { seat } = log[index]!;
  const later = turnFrom(log, index).filter((each) => each > index && !isTold(each));
  const tradeAt = (each: number) => log[each]!.choice as Trade;
  if (choice.do === 'sell') {
    const { company } = choice;
    const others = later.filter((each) => {
      const other = tradeAt(each);
      return other.do === 'sell' && other.company === company;
    });
    if (others.length === 0) return null;
    const count = others.reduce((sum, each) => sum + (tradeAt(each) as typeof choice).count, choice.count);
    return { choice: { ...choice, count }, tells: [index, ...others] };
  }
  if (choice.do === 'pass') return null;
  const exchange = later.find((each) => tradeAt(each).do === 'exchange');
  if (exchange === undefined) return null;
  const action: Action = { seat, decision: question.decision, choice: tradeAt(exchange) as Json };
  return refusalBy(question, action) ? null : { choice: action.choice, tells: [exchange] };
}

/** The entries of a player's turn in a stock round, from one of them on. */
function turnFrom(log: readonly Action[], index: number): number[] {
  const { seat } = log[index]!;
  const entries: number[] = [];
  for (let at = index; log[at]?.seat === seat; at++) {
    const action = log[at]!;
    if (!isAnswerTo(action, DECISIONS.trade)) {
      if (isAnswerTo(action, DECISIONS.layHomeTile)) continue;
      break;
    }
    entries.push(at);
    if (action.choice.do === 'pass') break;
  }
  return entries;
}
