import { ACCEPT, type Action, choices, isAnswerTo, PASS, refusalBy } from '@signalbox/kernel';
import { CONSENT, IPO, sharesOf } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import type { Company } from '@signalbox/titles/1841/data/companies.ts';
import { companyAt, DECISIONS } from '@signalbox/titles/1841/exports.ts';
import type { Kept } from '@signalbox/titles/1841/finance/merged-tokens.ts';
import type { Block } from '@signalbox/titles/1841/stock-round/selling.ts';
import type { EntryContext, Translation } from '../export/under-site-rules.ts';

type Here = EntryContext<State>;
type Sale =
  | { readonly do: 'sell'; readonly blocks: readonly Block[] }
  | { readonly do: 'pass'; readonly blocks: never };

/** What is decided in mergers, conversions and phase changes; the site asks some of it earlier, some later. */
const OTHERWISE_ORDERED: readonly string[] = [
  DECISIONS.buySecessionTokens,
  DECISIONS.chooseCertificate,
  DECISIONS.chooseSpace,
  DECISIONS.discardTrain,
  DECISIONS.exchangeSingle,
  DECISIONS.grantRound,
  DECISIONS.keepTokens,
  DECISIONS.oddShare,
  DECISIONS.subscribe,
  DECISIONS.tradeUp,
].map(({ name }) => name);

/** Translates an entry of one of our tables where 18xx.games asks a different question. */
export function translateEntry1841(context: Here): Translation | null {
  const { question, log, index } = context;
  const action = log[index]!;
  if (question.decision === DECISIONS.buyMajorTokens.name) return translateMajorTokens(context);
  if (isAnswerTo(action, DECISIONS.trade) || isAnswerTo(action, DECISIONS.companySale))
    return translateSales(context);
  if (isAnswerTo(action, DECISIONS.keepTokens)) return translateKeptTokens(context, action.choice);
  return translateInItsOrder(context);
}

/**
 * At our tables all sales of a step are one (ruling 1841-R15). On the site each action is one by itself, of the shares
 * of one company.
 */
function translateSales({ here, there, question, log, index, isSameTurn }: Here): Translation | null {
  const { seat, decision } = log[index]!;
  if (!isSameTurn || question.decision !== decision) return null;
  const sales = salesFrom(log, index);
  const counts = new Map<Company, number>();
  for (const { company, count } of sales.flatMap((at) => (log[at]!.choice as Sale).blocks))
    counts.set(company, (counts.get(company) ?? 0) + count);
  const seller = decision === DECISIONS.trade.name ? seat : companyAt(here);
  const isSold = ([company]: readonly [Company, number]) => {
    const holder = seller === company ? IPO : String(seller);
    return sharesOf(there, company, holder) < sharesOf(here, company, holder);
  };
  const [next, ...later] = [...counts].filter((sale) => !isSold(sale));
  if (!next) return null;
  const [company, count] = next;
  const covers = later.length > 0 ? [] : sales;
  return { choice: { do: 'sell', blocks: [{ company, count }] }, covers };
}

/** All sales of a step from this entry on; deals that were declined in between do not matter. */
function salesFrom(log: readonly Action[], index: number): number[] {
  const { seat, decision } = log[index]!;
  const sales: number[] = [];
  for (let at = index; at < log.length; at++) {
    const action = log[at]!;
    const isDeclined = log[at + 1]?.decision === CONSENT && log[at + 1]!.choice !== ACCEPT;
    if (action.decision === CONSENT || isDeclined) continue;
    const isSale = action.seat === seat && action.decision === decision;
    if (!isSale || (action.choice as Sale).do !== 'sell') break;
    sales.push(at);
  }
  return sales;
}

/** On the site one number, asked before anything is paid, includes the second token if the company has to buy it. */
function translateMajorTokens({ question, log, index, isCovered }: Here): Translation {
  const least = question.few()[0] as number;
  const at = log.findIndex(
    (action, i) => i >= index && !isCovered(i) && isAnswerTo(action, DECISIONS.buyFurtherTokens),
  );
  if (at < 0) return { choice: least, covers: [], amid: true };
  return { choice: least + (log[at]!.choice as number), covers: [at], amid: true };
}

/** On the site tokens are removed one by one; as many as possible stay on the charter. */
function translateKeptTokens({ question, index }: Here, { hexes }: Kept): Translation {
  if (question.decision !== DECISIONS.removeToken.name) return { covers: [index] };
  const offered = [...choices(question.offerTo(question.seats[0]!))] as { readonly hex?: string }[];
  const gone = offered.find(({ hex }) => hex !== undefined && !hexes.includes(hex));
  return gone === undefined
    ? { choice: PASS, covers: [index], amid: true }
    : { choice: gone, covers: [], amid: true };
}

/** The entry of the same merger, conversion or phase change that answers the site's question. */
function translateInItsOrder({ question, log, index, isCovered }: Here): Translation | null {
  for (let at = index; OTHERWISE_ORDERED.includes(log[at]?.decision ?? ''); at++) {
    const action = log[at]!;
    const answers = action.decision === question.decision && refusalBy(question, action) === null;
    if (answers && !isCovered(at)) return { choice: action.choice, covers: [at], amid: true };
  }
  return null;
}
