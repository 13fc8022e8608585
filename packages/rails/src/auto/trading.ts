import {
  type AutoAction,
  type AutoAnswer,
  type AutoEnd,
  type AutoKind,
  type Cited,
  done,
  type GameState,
  type Json,
  type Offer,
  objectionTo,
  type Seat,
  stopped,
} from '@signalbox/kernel';
import { IPO, POOL, type ShareLedger, sharesOf } from '../shares/ledger.ts';
import { HIGHEST_PRICE, passOrStop, stopForQuestion } from './passing.ts';

/** A title's rules for buying and selling, as far as auto actions need them. */
export interface TradeRules<S, Company extends string> {
  /** A name that is different for each stock round; null while none is running. */
  readonly round: (state: S) => string | null;
  readonly decision: { readonly name: string };
  /** Companies whose shares can be traded. */
  readonly companies: (state: S) => readonly Company[];
  /** Into how many shares a company is divided. */
  readonly size: (state: S, company: Company) => number;
  readonly price: (state: S, company: Company) => number | null;
  /** How many shares still have to be sold before it floats; null if it has floated, or floats at once. */
  readonly toFloat: (state: S, company: Company) => number | null;
  /** Has the player bought something in this turn, and is still asked? */
  readonly hasBought?: (state: S) => boolean;
  /** The choice by which a player of the title sells shares. */
  readonly sale: (company: Company, count: number) => Json;
}

type Buying<Company> = AutoAction & {
  readonly company: Company;
  readonly until: 'float' | 'shares';
  readonly shares: number;
};

/** Buys a share each turn until the company floats or the player has enough; stops if others sell. */
export function buying<S extends GameState & ShareLedger, Company extends string>(
  rules: TradeRules<S, Company>,
): AutoKind<S, Buying<Company>> {
  return {
    kind: 'buy',
    scope: 'dealing',
    forms: (state, seat) => rules.companies(state).map((company) => buyForm(rules, state, seat, company)),
    endedBy: ({ before, after, seat, own }, auto) => {
      const goal = goalReached(rules, after, seat, auto);
      if (goal) return goal;
      const { company } = auto;
      const round = rules.round(before);
      if (round !== null && rules.round(after) !== round) return done('auto/round-ended');
      const sold = sharesOf(after, company, POOL) > sharesOf(before, company, POOL);
      return sold && !own ? stopped({ why: 'auto/sold-by-others', details: { company } }) : null;
    },
    answer: (state, seat, auto, asked) => {
      if (rules.round(state) === null) return null;
      if (asked.decision !== rules.decision.name) return stopForQuestion(asked);
      const offer = asked.offerTo(seat);
      if (rules.hasBought?.(state)) return passOrStop(offer);
      const { company } = auto;
      return (
        goalReached(rules, state, seat, auto) ??
        firstOf(
          offer,
          ['ipo', 'pool'].map((from) => ({ do: 'buy', company, from })),
          { why: 'auto/none-for-sale', details: { company } },
        )
      );
    },
  };
}

function buyForm<S extends GameState & ShareLedger, Company extends string>(
  { size, toFloat }: TradeRules<S, Company>,
  state: S,
  seat: Seat,
  company: Company,
) {
  const [all, floats] = [size(state, company), toFloat(state, company) !== null];
  const shares = Math.min(all, sharesOf(state, company, seat) + 1);
  return {
    auto: { kind: 'buy', company, until: floats ? 'float' : 'shares', shares },
    fields: {
      until: { type: 'one', of: floats ? ['float', 'shares'] : ['shares'] },
      shares: { type: 'number', min: 1, max: all },
    },
  } as const;
}

function goalReached<S extends GameState & ShareLedger, Company extends string>(
  { toFloat, companies }: TradeRules<S, Company>,
  state: S,
  seat: Seat,
  { company, until, shares }: Buying<Company>,
): AutoEnd | null {
  if (!companies(state).includes(company)) return stopped({ why: 'auto/company-gone', details: { company } });
  if (until === 'float') return toFloat(state, company) === null ? done('auto/floated', { company }) : null;
  const held = sharesOf(state, company, seat);
  return held >= shares ? done('auto/enough', { company, count: held }) : null;
}

type ConditionalBuying<Company> = AutoAction & {
  readonly company: Company;
  readonly unless: Company;
  /** What is bought instead; NONE: the player decides. */
  readonly otherwise: Company | typeof NONE;
};

const NONE = 'none';

/** Buys one share if nobody else buys one of another company first; if somebody does, buys something else, or stops. */
export function buyingIf<S extends GameState & ShareLedger, Company extends string>(
  rules: TradeRules<S, Company>,
): AutoKind<S, ConditionalBuying<Company>> {
  const oneMore = (state: S, seat: Seat, company: Company): Buying<Company> => {
    const shares = Math.min(rules.size(state, company), sharesOf(state, company, seat) + 1);
    return { kind: 'buy', company, until: 'shares', shares };
  };
  return {
    kind: 'buy-if',
    scope: 'dealing',
    forms: (state) => {
      const all = rules.companies(state);
      return all.flatMap((company) => {
        const [first, ...others] = all.filter((one) => one !== company);
        if (first === undefined) return [];
        return {
          auto: { kind: 'buy-if', company, unless: first, otherwise: NONE },
          fields: {
            unless: { type: 'one', of: [first, ...others] },
            otherwise: { type: 'one', of: [NONE, ...all] },
          },
        } as const;
      });
    },
    endedBy: ({ before, after, seat }, { company, unless, otherwise }) => {
      const round = rules.round(before);
      if (round !== null && rules.round(after) !== round) return done('auto/round-ended');
      for (const one of [company, unless])
        if (!rules.companies(after).includes(one))
          return stopped({ why: 'auto/company-gone', details: { company: one } });
      if (!boughtByOthers(before, after, unless, seat)) return null;
      const reason = { why: 'auto/bought-by-others', details: { company: unless } };
      return otherwise === NONE
        ? stopped(reason)
        : { ended: 'done', reason, next: oneMore(after, seat, otherwise) };
    },
    answer: (state, seat, { company, unless }, asked) => {
      if (rules.round(state) === null) return null;
      if (asked.decision !== rules.decision.name) return stopForQuestion(asked);
      const next = oneMore(state, seat, company);
      return { ...done('auto/nobody-bought', { company: unless }), next };
    },
  };
}

function boughtByOthers(before: ShareLedger, after: ShareLedger, company: string, seat: Seat): boolean {
  const nobody: readonly string[] = [IPO, POOL, seat];
  const others = Object.keys(after.shares[company] ?? {}).filter((holder) => !nobody.includes(holder));
  return others.some((one) => sharesOf(after, company, one) > sharesOf(before, company, one));
}

type Selling<Company> = AutoAction & {
  readonly company: Company;
  readonly keep: number;
  readonly least: number;
};

/** Sells down to a number of shares, as long as they bring what the player wants for them. */
export function selling<S extends GameState & ShareLedger, Company extends string>(
  rules: TradeRules<S, Company>,
): AutoKind<S, Selling<Company>> {
  return {
    kind: 'sell',
    scope: 'dealing',
    forms: (state, seat) =>
      rules
        .companies(state)
        .filter((company) => sharesOf(state, company, seat) > 0)
        .map((company) => ({
          auto: { kind: 'sell', company, keep: 0, least: 0 },
          fields: {
            keep: { type: 'number', min: 0, max: sharesOf(state, company, seat) - 1 },
            least: { type: 'number', min: 0, max: HIGHEST_PRICE },
          },
        })),
    endedBy: ({ before, after, seat }, auto) => {
      const { company, keep } = auto;
      const held = sharesOf(after, company, seat);
      if (held <= keep) return done('auto/sold-down', { company, count: held });
      const round = rules.round(before);
      return round !== null && rules.round(after) !== round ? done('auto/round-ended') : null;
    },
    answer: (state, seat, auto, asked) => {
      if (rules.round(state) === null) return null;
      if (asked.decision !== rules.decision.name) return stopForQuestion(asked);
      const { company, keep, least } = auto;
      const spare = sharesOf(state, company, seat) - keep;
      if (spare <= 0) return done('auto/sold-down', { company, count: spare + keep });
      const price = rules.price(state, company);
      if (price === null) return stopped({ why: 'auto/company-gone', details: { company } });
      if (price < least) return stopped({ why: 'auto/price-below', details: { company, price } });
      const blocks = Array.from({ length: spare }, (_, i) => rules.sale(company, spare - i));
      return firstOf(asked.offerTo(seat), blocks, { why: 'auto/not-for-sale', details: { company } });
    },
  };
}

/** The first of the choices that is offered; otherwise stops with the last reason against one of them. */
function firstOf(offer: Offer, wanted: readonly Json[], otherwise: Cited): AutoAnswer | AutoEnd {
  let reason = otherwise;
  for (const choice of wanted) {
    const against = objectionTo(offer, choice);
    if (!against) return { choice };
    if (against.why !== 'not-offered') reason = against;
  }
  return stopped(reason);
}
