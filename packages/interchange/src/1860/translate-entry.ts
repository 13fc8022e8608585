import {
  type Action,
  firstChoices,
  isAnswerTo,
  isPass,
  type Json,
  PASS,
  pending,
  refusalBy,
  sameJson,
} from '@signalbox/kernel';
import { checkRoutes, type RunChoice, type TileChoice, withBestStops } from '@signalbox/rails';
import { DECISIONS, turnOf } from '@signalbox/titles/1860/exports.ts';
import { eighteenSixty, type EighteenSixtyState as State } from '@signalbox/titles/1860/index.ts';
import { runQuery } from '@signalbox/titles/1860/running.ts';
import type { Trade } from '@signalbox/titles/1860/trade.ts';
import type { EntryContext, Translation } from '../export/under-site-rules.ts';

type Here = EntryContext<State>;

/** Translates an entry of one of our tables where 18xx.games asks a different question. */
export function translateEntry1860(context: Here): Translation | null {
  const { question, log, index, isSameTurn } = context;
  const action = log[index]!;
  const isAlike = isSameTurn && question.decision === action.decision;
  if (question.decision === DECISIONS.bid.name) return translateBid(context);
  // The auction has ended on the site: a pass is final there, so it needs fewer bids.
  if (isAnswerTo(action, DECISIONS.bid)) return { covers: [index] };
  if (question.decision === DECISIONS.layHomeTile.name && !isAlike) return translateHomeTile(context);
  if (question.decision === DECISIONS.runTrains.name && !isAlike) return translateComputedRun(context);
  if (isAlike && isAnswerTo(action, DECISIONS.runTrains)) return translateStops(context, action.choice);
  return isAlike && isAnswerTo(action, DECISIONS.trade) ? translateTrade(context, action.choice) : null;
}

/**
 * On the site a pass is final, and the first bid is at least 5. Each player bids what they bid at our table, as far as
 * the site allows it, and passes when no bid is left. So the same player wins at the same price.
 */
function translateBid({ question, log, index, isCovered }: Here): Translation {
  const [seat] = question.seats;
  let pass: number | null = null;
  for (let at = index; log[at]?.decision === question.decision; at++) {
    const { choice, seat: bidder } = log[at]!;
    if (bidder !== seat || isCovered(at)) continue;
    if (!refusalBy(question, { seat, decision: question.decision, choice }) && !isPass(choice))
      return { choice, covers: [at] };
    pass = at;
  }
  return { choice: PASS, covers: pass === null ? [] : [pass] };
}

/**
 * Our game lays a home tile automatically if it fits in only one way. If the company has floated earlier on the site, by
 * a private that is exchanged there before the purchase, the tile is laid by a later entry.
 */
function translateHomeTile({ here, question, log, index, isCovered }: Here): Translation | null {
  const offer = question.offerTo(question.seats[0]!);
  const [fitting] = firstChoices(offer, 1) as TileChoice[];
  if (!fitting) return null;
  const { hex } = fitting;
  const laid = here.tiles[hex];
  if (laid !== undefined) {
    const [tile, rotation] = laid.split('/');
    return { choice: { hex, tile: tile!, rotation: Number(rotation) }, covers: [] };
  }
  const later = log.findIndex((action, at) => {
    if (at <= index || isCovered(at) || !isAnswerTo(action, DECISIONS.layHomeTile)) return false;
    return (action.choice as TileChoice).hex === hex;
  });
  return later < 0 ? null : { choice: log[later]!.choice, covers: [later] };
}

/** Our game computes a run that has to earn the most; on the site a player enters it. */
function translateComputedRun({ here, there, question }: Here): Translation | null {
  const byOurRules = pending(eighteenSixty, { ...there, options: here.options });
  const [run] = byOurRules ? firstChoices(byOurRules.offerTo(question.seats[0]!), 1) : [];
  return run === undefined ? null : { choice: run, covers: [] };
}

/** On the site a route is only its track and a number of halts: which small stations count is found by the site. */
function translateStops({ there, index }: Here, { routes }: RunChoice): Translation | null {
  const query = runQuery(there, turnOf(there)!);
  const checked = checkRoutes(query, routes);
  if (!checked.ok) return null;
  const best = checked.run.routes.map(({ train, path, stops }) => {
    const halts = stops.filter(({ kind }) => kind === 'halt');
    const made = halts.length > 0 ? halts.filter((halt) => halt.stops).length : undefined;
    return { ...withBestStops(query, train, path, made) };
  });
  return sameJson(best as Json, routes as Json) ? null : { choice: { routes: best }, covers: [index] };
}

/** On the site several sales of one company are one sale, and privates are exchanged before the purchase. */
function translateTrade(context: Here, choice: Trade): Translation | null {
  const { question, log, index, isCovered } = context;
  const { seat } = log[index]!;
  const later = turnFrom(log, index).filter((each) => each > index && !isCovered(each));
  const tradeAt = (each: number) => log[each]!.choice as Trade;
  if (choice.do === 'sell') {
    const { company } = choice;
    const others = later.filter((each) => {
      const other = tradeAt(each);
      return other.do === 'sell' && other.company === company;
    });
    if (others.length === 0) return null;
    const count = others.reduce((sum, each) => sum + (tradeAt(each) as typeof choice).count, choice.count);
    return { choice: { ...choice, count }, covers: [index, ...others] };
  }
  if (choice.do === 'pass') return null;
  const exchange = later.find((each) => tradeAt(each).do === 'exchange');
  if (exchange === undefined) return null;
  const action: Action = { seat, decision: question.decision, choice: tradeAt(exchange) as Json };
  return refusalBy(question, action) ? null : { choice: action.choice, covers: [exchange] };
}

/** The remaining entries of a player's turn in a stock round, starting with this one. */
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
