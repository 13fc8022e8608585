import type { Decision, GameState, Json, Offer, Random, SealedDecision, Seat } from '@signalbox/kernel';
import type { Budget } from './budget.ts';
import type { Explanation } from './explanation.ts';
import type { Habits } from './habits.ts';
import type { Feature } from './learning/features.ts';
import type { RailwayState } from './railways/railways.ts';
import type { WarningFacts } from './railways/warnings.ts';

/** Settings that both searches have. */
interface SearchPlan {
  /**
   * A head start for the advised choice, in money: it counts like one more simulated game with this lead. So a few
   * games cannot overrule the advice by chance, but many can. If not given, there is no head start.
   */
  readonly trust?: number;
}

/** How choices are compared by simulation. */
export interface LookAheadPlan extends SearchPlan {
  /** How many of the best-advised choices are compared. */
  readonly candidates: number;
  /** Actions that are simulated after the choice, at most. */
  readonly horizon: number;
  /** Simulated games per choice; more than one where chance matters. */
  readonly samples: number;
}

/** How the tree of all players' choices is searched. */
export interface TreePlan extends SearchPlan {
  /** How many choices are compared at the root; fewer at later decisions. */
  readonly candidates: number;
  /** Actions that are simulated after the choice, at most. */
  readonly horizon: number;
  /** How many decisions deep the tree branches; after that apprentices play all seats. */
  readonly depth: number;
  /** Longer horizons for decisions with late consequences. */
  readonly horizons?: readonly (readonly [decision: Named, horizon: number])[];
  /**
   * Ends the search when the last two choices differ by this many standard errors; if not given, the whole budget is
   * used.
   */
  readonly clear?: number;
  /**
   * How much of the difference between its score and the best one counts against a choice, like one more simulated game
   * with that result. So what the advice calls a large loss has to gain much in a simulation. Nothing if not given.
   */
  readonly prior?: number;
  /**
   * How much the average of the others counts in a lead, instead of the best of them: from 0 (also if not given) to 1.
   * Who will be the best is often uncertain, and a choice that hurts only the one who seems to be is worth less.
   */
  readonly field?: number;
  /**
   * Others count the less in that average the further they are behind the best of them, and not at all from this lead
   * on. If not given, all count alike.
   */
  readonly fade?: number;
  /**
   * How much money the appeal of a choice to people (`habits.ts`) is worth, per unit, at a table with this number of
   * players: it is added to what the search finds. Nothing if not given.
   */
  readonly habits?: (players: number) => number;
  /** Decisions for which barons follow the advice, besides those that are settled for everybody. */
  readonly settled?: readonly Named[];
  /** Simulated games per choice, at most: one where nothing is random. If not given, the whole budget is used. */
  readonly samples?: number;
}

/** What a decision is about; the summary of a review is grouped by it. */
export const THEMES = ['track', 'trains', 'shares', 'timing'] as const;
export type Theme = (typeof THEMES)[number];

/** How a game is reviewed. */
export interface ReviewPlan<S extends GameState> {
  /** Replaces `round` of the heuristics in a review; if not given, that one is used. */
  readonly round?: (state: S) => number;
  /** Actions that are simulated after the choice, at most. */
  readonly horizon: number;
  /** False if simulated games are so short that their players can take their time; true if not given. */
  readonly quick?: boolean;
  /** Which choices simulated players treat as equal, so that games vary; if not given, it follows from `tolerance`. */
  readonly tolerance?: number;
  readonly themes: Readonly<Partial<Record<Theme, readonly Named[]>>>;
}

/** A choice that a title's heuristics consider, and what it is worth to the seat, in money. */
export interface Advice {
  readonly choice: Json;
  readonly score: number;
  readonly because: Explanation;
  /** The part of the score that is a matter of style: a search adds it to what it finds. */
  readonly leaning?: number;
}

/** A decision as an advisor sees it. */
export interface Question<S extends GameState, V = object, C extends Json = Json> {
  readonly state: S;
  readonly seat: Seat;
  readonly offer: Offer<C>;
  /** The variables of the procedure that asks. */
  readonly vars: V;
  /** True in simulated games, where speed matters more than quality. */
  readonly quick: boolean;
  readonly budget: Budget;
  readonly rng: Random;
}

/** The sensible choices, each with a score; each of them is in the offer. */
export type Advisor<S extends GameState, V = never, C extends Json = never> = (
  question: Question<S, V, C>,
) => readonly Advice[];

type Named = { readonly name: string };

/** Who advises on which decision, by its name. */
export type AdviceBook<S extends GameState> = ReadonlyMap<string, Advisor<S>>;

/** Advice on one decision: the advisor sees its choices, and the variables of the procedure that asks. */
export function on<S extends GameState, V, C extends Json>(
  decision: Decision<S, V, C> | SealedDecision<S, V, C>,
  advisor: Advisor<S, V, C>,
): readonly [name: string, Advisor<S>] {
  return [decision.name, advisor as Advisor<S>];
}

/** The heuristics of a title. */
export interface Heuristics<S extends GameState = GameState> {
  /**
   * A number that changes where simulated games end (in the 18xx titles, when a stock round begins), so that all
   * choices are valued at the same point of the game. If not given, they end after the same number of actions.
   */
  readonly round?: (state: S) => number;
  /** The estimated final worth of a seat, in money. */
  readonly worth: (state: S, seat: Seat) => number;
  /** What corrections of `worth` can be learned from. */
  readonly features?: readonly Feature<S>[];
  /**
   * For learning, how many rounds after the end of a simulated game its result is measured: much happens in a long game that
   * one choice has little to do with. If not given, at the end of the game.
   */
  readonly learningRounds?: number;
  /**
   * An apprentice treats choices whose scores differ by less than this as equal, so that games vary even if little is
   * random.
   */
  readonly tolerance: number;
  /** A lead that decides most games. */
  readonly decisiveLead: number;
  /**
   * Decisions at which `worth` is reliable enough to give up: in the middle of an operating turn it may be far off. If not
   * given, at all of them.
   */
  readonly calm?: readonly Named[];
  /** Settings of the searching levels. */
  readonly conductor: LookAheadPlan;
  readonly baron: TreePlan;
  readonly review: ReviewPlan<S>;
  /** Decisions that are not worth a search: the advice is as good as what a search would find. */
  readonly settled: readonly Named[];
  /** What a beginner is warned against. */
  readonly warningFacts?: WarningFacts<S & RailwayState>;
  /** Advice by decision. For a decision without advice, some of the offered choices are simulated. */
  readonly advice: AdviceBook<S>;
  /** What people tend to choose; if not given, or for other decisions, choices are ranked by their scores alone. */
  readonly habits?: Habits<S>;
}
