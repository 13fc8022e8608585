import {
  type AutoAction,
  type AutoEnd,
  type AutoKind,
  choices,
  done,
  firstChoices,
  type GameState,
  type Happened,
  type Json,
  type Offer,
  objectionTo,
  type Seat,
  stopped,
} from '@signalbox/kernel';
import { passOrStop } from './passing.ts';

/** A title's operating turns, as far as auto actions need them. */
export interface TurnRules<S, Company extends string> {
  /** The companies that a player acts for. */
  readonly companies: (state: S, seat: Seat) => readonly Company[];
  /** The company whose turn it is. */
  readonly turn: (state: S) => Company | null;
  /** Steps of a turn that may be passed, in their order. */
  readonly steps: readonly { readonly name: string }[];
  /** Those that are ticked by default. */
  readonly usual: readonly { readonly name: string }[];
  readonly run: { readonly name: string };
  readonly dividend: { readonly name: string };
}

type About<Company> = AutoAction & { readonly company: Company };
type Steps<Company> = About<Company> & { readonly steps: readonly string[]; readonly always: boolean };
type Running<Company> = About<Company> & { readonly pay: boolean };
type Discard<Company> = About<Company> & { readonly train: string };

/** An auto action for a company ends when its player no longer acts for the company. */
function lostCompany<S, Company extends string>(
  { companies }: Pick<TurnRules<S, Company>, 'companies'>,
  { after, seat }: Happened<S>,
  { company }: About<Company>,
): AutoEnd | null {
  return companies(after, seat).includes(company)
    ? null
    : stopped({ why: 'auto/not-president', details: { company } });
}

const namesOf = (decisions: readonly { readonly name: string }[]) => decisions.map(({ name }) => name);

/** Passes steps of a company's turn, only this time or in every turn. */
export function passingSteps<S extends GameState, Company extends string>(
  rules: TurnRules<S, Company>,
): AutoKind<S, Steps<Company>> {
  return {
    kind: 'steps',
    forms: (state, seat) =>
      rules.companies(state, seat).map((company) => ({
        auto: { kind: 'steps', company, steps: namesOf(rules.usual), always: false },
        fields: { steps: { type: 'some', of: namesOf(rules.steps) }, always: { type: 'flag' } },
      })),
    endedBy: (happened, auto) => {
      const { company, always } = auto;
      const over = rules.turn(happened.before) === company && rules.turn(happened.after) !== company;
      if (over && !always) return done('auto/turn-over', { company });
      return lostCompany(rules, happened, auto);
    },
    answer: (state, seat, auto, asked) => {
      const { company, steps } = auto;
      if (rules.turn(state) !== company || !steps.includes(asked.decision)) return null;
      return passOrStop(asked.offerTo(seat));
    },
  };
}

/** Runs for the highest revenue in every turn of a company, and pays it out if wanted. */
export function runningBest<S extends GameState, Company extends string>(
  rules: TurnRules<S, Company>,
): AutoKind<S, Running<Company>> {
  return {
    kind: 'run',
    forms: (state, seat) =>
      rules.companies(state, seat).map((company) => ({
        auto: { kind: 'run', company, pay: true },
        fields: { pay: { type: 'flag' } },
      })),
    endedBy: (happened, auto) => lostCompany(rules, happened, auto),
    answer: (state, seat, auto, asked) => {
      const { company, pay } = auto;
      if (rules.turn(state) !== company) return null;
      const offer = asked.offerTo(seat);
      if (asked.decision === rules.run.name) return bestOf(offer);
      if (asked.decision !== rules.dividend.name || !pay) return null;
      const reason = objectionTo(offer, 'pay');
      return reason ? stopped(reason) : { choice: 'pay' };
    },
  };
}

/** The first run that is offered is the best. */
function bestOf(offer: Offer): { choice: Json } | AutoEnd {
  const [best] = firstChoices(offer, 1);
  return best === undefined ? stopped({ why: 'auto/must-act' }) : { choice: best };
}

/** A title's rules for discarding trains, as far as auto actions need them. */
export interface DiscardRules<S, Company extends string> extends Pick<TurnRules<S, Company>, 'companies'> {
  readonly decision: { readonly name: string };
  readonly trains: (state: S, company: Company) => readonly string[];
  /** The company that has to discard, where the choices do not name it. */
  readonly discards?: (state: S) => Company | null;
}

/** Discards a train that the player has chosen in advance. */
export function discarding<S extends GameState, Company extends string>(
  rules: DiscardRules<S, Company>,
): AutoKind<S, Discard<Company>> {
  return {
    kind: 'discard',
    forms: (state, seat) =>
      rules.companies(state, seat).flatMap((company) => {
        const trains = [...new Set(rules.trains(state, company))];
        if (trains.length < 2) return [];
        const train = { type: 'one', of: trains } as const;
        return [{ auto: { kind: 'discard', company, train: trains[0]! }, fields: { train } }];
      }),
    endedBy: (happened, auto) => {
      const { company, train } = auto;
      const lost = lostCompany(rules, happened, auto);
      if (lost || rules.trains(happened.after, company).includes(train)) return lost;
      return stopped({ why: 'auto/train-gone', details: { company, train } });
    },
    answer: (state, seat, auto, asked) => {
      if (asked.decision !== rules.decision.name) return null;
      const { company, train } = auto;
      for (const choice of choices(asked.offerTo(seat))) {
        const offered = choice as { readonly company?: string; readonly train: string };
        if ((offered.company ?? rules.discards?.(state)) !== company || offered.train !== train) continue;
        return { choice, last: { why: 'auto/discarded', details: { company, train } } };
      }
      return null;
    },
  };
}
