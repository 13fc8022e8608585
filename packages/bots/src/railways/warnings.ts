import type { Json, Seat } from '@signalbox/kernel';
import { cashOf, IPO, POOL, PRESIDENT_SHARES, sharesOf } from '@signalbox/rails';
import type { RailwayState, Railways } from './railways.ts';

/** What warnings against a beginner's mistakes ask a title. */
export interface WarningFacts<S extends RailwayState> {
  readonly railways: Railways<S>;
  /** Companies whose shares are sold. */
  readonly companies: (state: S) => readonly string[];
  readonly price: (state: S, company: string) => number;
  /** Shares that have to be sold until the company can operate, and what each costs. */
  readonly toFloat: (state: S, company: string) => { readonly shares: number; readonly price: number };
  /** Does the president pay for a train that the company cannot afford? */
  readonly presidentPays: boolean;
  /** The decision in which revenue is paid out or withheld. */
  readonly dividend: { readonly name: string };
}

/** A typical mistake that an action would be. */
export interface Warning {
  readonly kind:
    | 'dumped-on'
    | 'gives-away'
    | 'not-floated'
    | 'price-falls'
    | 'rusts-soon'
    | 'train-money'
    | 'train-treasury'
    | 'withheld';
  readonly details: Readonly<Record<string, Json>>;
}

/** The situation of a seat before and after an action of its own. */
export interface Step<S> {
  readonly before: S;
  readonly after: S;
  readonly seat: Seat;
  readonly decision: string;
}

/** A train that rusts sooner than this, in operating rounds, is no longer counted on. */
const SOON = 1;

/** The company has no train that it can count on. */
function needsTrain<S extends RailwayState>(
  { railways, toFloat }: WarningFacts<S>,
  state: S,
  company: string,
) {
  if (toFloat(state, company).shares > 0) return false;
  return railways.trains(state, company).every((train) => railways.roundsUntilRusted(state, train) < SOON);
}

/** What a company lacks for the train that it needs. */
function lackOf<S extends RailwayState>(warningFacts: WarningFacts<S>, state: S, company: string): number {
  const next = warningFacts.railways.nextTrain(state);
  if (!next || !needsTrain(warningFacts, state, company)) return 0;
  return Math.max(0, next.price - cashOf(state, company));
}

type Check = <S extends RailwayState>(
  warningFacts: WarningFacts<S>,
  step: Step<S>,
  company: string,
) => Warning | null;

/** The player keeps too little to help a company that lacks the money for a train. */
const trainMoney: Check = (warningFacts, { before, after, seat }, company) => {
  const { railways, presidentPays } = warningFacts;
  if (!presidentPays || railways.president(after, company) !== seat) return null;
  const cost = lackOf(warningFacts, after, company);
  const [had, cash] = [cashOf(before, seat), cashOf(after, seat)];
  return cash < had && cash < cost && had >= cost
    ? { kind: 'train-money', details: { company, cost, cash } }
    : null;
};

/** The company spends on something else what it needs for a train. */
const trainTreasury: Check = (warningFacts, { before, after, seat }, company) => {
  const { railways } = warningFacts;
  const cost = railways.nextTrain(after)?.price ?? 0;
  const [had, cash] = [cashOf(before, company), cashOf(after, company)];
  const bought = railways.trains(after, company).length > railways.trains(before, company).length;
  if (bought || had < cost || cash >= cost || railways.president(after, company) !== seat) return null;
  return needsTrain(warningFacts, after, company)
    ? { kind: 'train-treasury', details: { company, cost, cash } }
    : null;
};

/** A company was started, and the player cannot afford the shares that it still needs. */
const notFloated: Check = ({ railways, companies, toFloat }, { before, after, seat }, company) => {
  if (companies(before).includes(company) || railways.president(after, company) !== seat) return null;
  const { shares, price } = toFloat(after, company);
  const cash = cashOf(after, seat);
  return shares * price > cash
    ? { kind: 'not-floated', details: { company, count: shares, cost: shares * price, cash } }
    : null;
};

/** Withholding changes nothing about what the company can buy now, and its trains run on. */
const withheld: Check = (warningFacts, { before, after, seat, decision }, company) => {
  const { railways, dividend } = warningFacts;
  if (decision !== dividend.name || railways.president(before, company) !== seat) return null;
  const [had, cash] = [cashOf(before, company), cashOf(after, company)];
  const isPaid = cashOf(after, seat) > cashOf(before, seat);
  if (cash <= had || isPaid || needsTrain(warningFacts, before, company)) return null;
  const cost = railways.nextTrain(before)?.price ?? Number.POSITIVE_INFINITY;
  return had >= cost || cash < cost ? { kind: 'withheld', details: { company } } : null;
};

/** A train was bought that will rust before it has earned its price. */
const rustsSoon: Check = ({ railways }, { before, after, seat }, company) => {
  if (railways.president(after, company) !== seat) return null;
  const left = [...railways.trains(before, company)];
  const bought = railways.trains(after, company).find((train) => {
    const at = left.indexOf(train);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return bought !== undefined && railways.roundsUntilRusted(after, bought) < SOON
    ? { kind: 'rusts-soon', details: { company, train: bought } }
    : null;
};

/** The president of a company in trouble could sell shares and leave it to this player, who would then pay for its train. */
function isExposed<S extends RailwayState>(
  warningFacts: WarningFacts<S>,
  state: S,
  seat: Seat,
  company: string,
): boolean {
  const president = warningFacts.railways.president(state, company);
  const own = sharesOf(state, company, seat);
  if (!warningFacts.presidentPays || president === null || president === seat) return false;
  if (own < PRESIDENT_SHARES || lackOf(warningFacts, state, company) === 0) return false;
  const others = Object.keys(state.shares[company] ?? {}).filter(
    (holder) => ![seat, president, POOL, IPO].includes(holder),
  );
  return others.every((holder) => sharesOf(state, company, holder) <= own);
}

/** Another share of a company in trouble makes this player the one to whom it would be left. */
const dumpedOn: Check = (warningFacts, { before, after, seat }, company) => {
  const bought = sharesOf(after, company, seat) > sharesOf(before, company, seat);
  if (!bought || !isExposed(warningFacts, after, seat, company)) return null;
  const president = warningFacts.railways.president(after, company);
  return { kind: 'dumped-on', details: { company, president, cost: lackOf(warningFacts, after, company) } };
};

/** The presidency of a company that runs well was sold with the shares. */
const givesAway: Check = (warningFacts, { before, after, seat }, company) => {
  const { railways } = warningFacts;
  const president = railways.president(after, company);
  if (railways.president(before, company) !== seat || president === seat || president === null) return null;
  const sold = sharesOf(after, company, seat) < sharesOf(before, company, seat);
  if (!sold || needsTrain(warningFacts, before, company)) return null;
  return { kind: 'gives-away', details: { company, president, cash: cashOf(after, company) } };
};

/** The shares that are kept lose more than half of what the sold ones bring. */
const priceFalls: Check = ({ price }, { before, after, seat }, company) => {
  const left = sharesOf(after, company, seat);
  const sold = sharesOf(before, company, seat) - left;
  if (sold <= 0) return null;
  const [was, is] = [price(before, company), price(after, company)];
  const [gain, loss] = [sold * was, left * (was - is)];
  return 2 * loss > gain ? { kind: 'price-falls', details: { company, gain, loss } } : null;
};

const CHECKS: readonly Check[] = [
  notFloated,
  trainMoney,
  trainTreasury,
  rustsSoon,
  dumpedOn,
  givesAway,
  priceFalls,
  withheld,
];

/** What a beginner should know before an action that leads from one state to another. */
export function warningsAbout<S extends RailwayState>(
  warningFacts: WarningFacts<S>,
  step: Step<S>,
): Warning[] {
  const companies = warningFacts.companies(step.after);
  return CHECKS.flatMap((check) => companies.flatMap((company) => check(warningFacts, step, company) ?? []));
}

/** Companies that could be left to this player. */
export function exposureOf<S extends RailwayState>(
  warningFacts: WarningFacts<S>,
  state: S,
  seat: Seat,
): readonly string[] {
  return warningFacts.companies(state).filter((company) => isExposed(warningFacts, state, seat, company));
}
