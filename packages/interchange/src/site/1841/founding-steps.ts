import { choices, enclosing, isPending, isWithin, type Json } from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { COMPANIES } from '@signalbox/titles/1841/data/companies.ts';
import { DECISIONS, PROCEDURES } from '@signalbox/titles/1841/exports.ts';
import { halfPrice } from '@signalbox/titles/1841/operating-round/emergency-money.ts';
import { homeCandidates, siteObjection } from '@signalbox/titles/1841/stock-round/homes.ts';
import type { Block } from '@signalbox/titles/1841/stock-round/selling.ts';
import { corporation, type SiteEntity } from '../ask.ts';
import type { At, SiteStep } from '../table.ts';

function founded(state: State): SiteEntity | null {
  const founding = enclosing(state, PROCEDURES.founding)?.vars ?? null;
  return founding && corporation(founding.company);
}

/** The site places a home token automatically where there is no choice. */
export const homeTokenStep: SiteStep<State> = {
  name: 'HomeToken',
  decisions: { [DECISIONS.chooseHome.name]: ({ question }) => question.few()[0] ?? null },
  active: (at) => isPending(at.question, DECISIONS.chooseHome) && isHomeAsked(at),
  asks: ({ state }) => founded(state),
  takes: ({ state }) =>
    enclosing(state, PROCEDURES.founding)!.vars.homes.length === 0
      ? ['place_token']
      : ['place_token', 'pass'],
  over: () => false,
};

function isHomeAsked({ state, question }: At<State>): boolean {
  const { company, homes } = enclosing(state, PROCEDURES.founding)!.vars;
  if (COMPANIES[company].foundedBy !== 'anybody') return question.few().length > 1;
  if (homes.length === 0) return true;
  // It asks for a second one wherever there might be one, even if the city is full.
  return homeCandidates(state, company).some((home) => siteObjection(state, company, home, homes) === null);
}

/** How many tokens a founded company buys. It sells unissued shares for what its treasury cannot pay. */
export const companyTokenStep: SiteStep<State> = {
  name: 'BuyNewTokens',
  decisions: {
    [DECISIONS.buyTokens.name]: () => null,
    [DECISIONS.sellInNeed.name]: fewestShares,
  },
  active: ({ state, question }) =>
    isPending(question, DECISIONS.buyTokens) ||
    (isPending(question, DECISIONS.sellInNeed) && isWithin(state, PROCEDURES.founding)),
  asks: ({ state }) => founded(state),
  takes: () => ['choose'],
  over: () => false,
};

/** The smallest block that raises what is missing. */
function fewestShares({ state, question }: At<State>): Json | null {
  const { company, amount } = enclosing(state, PROCEDURES.emergencyMoney)!.vars;
  const need = amount - cashOf(state, company);
  const blocks = [...choices(question.offerTo(question.seats[0]!))] as Block[];
  const enough = blocks.filter((block) => halfPrice(state, block) >= need);
  return (enough.sort((a, b) => a.count - b.count)[0] as Json | undefined) ?? null;
}
