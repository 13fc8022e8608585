import type { Json } from '../json.ts';
import { type Offer, objectionTo } from '../offer.ts';
import { type Action, carryOutInPlace, newGame, type Pending, pending, playInPlace } from '../play.ts';
import { type Random, random } from '../random.ts';
import type { GameState, Seat } from '../state.ts';
import type { Setup, Title } from '../title.ts';
import { printCompact } from './compact.ts';
import { tryIllegalActions } from './hostile.ts';
import { randomPlayer } from './random-player.ts';
import { printAction } from './transcript.ts';

export interface FuzzPlan {
  readonly games: number;
  /** Game number i is played with seed + i, so any of them can be replayed alone. */
  readonly seed: number;
  readonly setup: Setup;
  /** What every game begins with, so that it starts in a late position. */
  readonly opening?: readonly Action[];
  /** Draws the options of each game, so that many sets of them are played. */
  readonly randomOptions?: boolean;
  /** Also tries illegal actions at every decision. */
  readonly hostile?: boolean;
  /** Of several workers, this one plays every `stride`-th game. */
  readonly stride?: number;
  readonly maxActions?: number;
}

export interface FuzzFailure {
  readonly seed: number;
  readonly message: string;
  readonly actions: number;
  /** The last actions, ending with the one that failed. */
  readonly last: readonly Action[];
}

export interface FuzzReport {
  readonly games: number;
  readonly actions: number;
  /** Reason of the end → number of games. */
  readonly endings: Readonly<Record<string, number>>;
  /** Type of an event → number of games in which it happened. */
  readonly happened: Readonly<Record<string, number>>;
  readonly failure: FuzzFailure | null;
}

export type FuzzedGame =
  | { readonly ending: string; readonly actions: number; readonly happened: readonly string[] }
  | FuzzFailure;

const KEPT_ACTIONS = 12;
const MAX_ACTIONS = 100_000;

/** Chooses from what is offered to a seat. */
export type Chooser<S extends GameState = GameState> = (
  state: S,
  waiting: Pending,
  seat: Seat,
  offer: Offer,
) => Json | undefined;

/** The players of one game. */
export type Players<S extends GameState = GameState> = (rng: Random) => Chooser<S>;

/** Random players, each with its own weights; they know nothing about the game. */
export const randomPlayers: Players = (rng) => {
  const { choose } = randomPlayer(rng);
  return (_state, { decision }, _seat, offer) => choose(decision, offer);
};

/** Plays offered choices to the end of each game; stops at the first broken invariant. */
export function fuzz<S extends GameState>(
  title: Title<S>,
  plan: FuzzPlan,
  onGame: (played: FuzzReport) => void = () => {},
  players: Players<S> = randomPlayers as Players<S>,
): FuzzReport {
  let report: FuzzReport = { games: 0, actions: 0, endings: {}, happened: {}, failure: null };
  for (let i = 0; i < plan.games && !report.failure; i += plan.stride ?? 1) {
    const seed = plan.seed + i;
    const setup = plan.randomOptions ? randomSetup(title, plan.setup, seed) : plan.setup;
    const game = fuzzGame(title, setup, seed, { ...plan, players });
    report = mergeReports(report, reportOf(game));
    onGame(report);
  }
  return report;
}

/** Any values of the options that a table of this size may choose. */
export function randomSetup<S extends GameState>(title: Title<S>, { players }: Setup, seed: number): Setup {
  const rng = random(seed);
  const drawn = Object.entries(title.options).map(([name, spec]) => {
    const isFor = !spec.importOnly && (spec.players === undefined || spec.players.includes(players));
    return [name, isFor ? rng.pick<boolean | string>(spec.values ?? [false, true]) : spec.default] as const;
  });
  return { players, options: Object.fromEntries(drawn) };
}

export interface FuzzGameOptions<S extends GameState = GameState> {
  readonly players?: Players<S>;
  readonly opening?: readonly Action[];
  readonly hostile?: boolean;
  readonly maxActions?: number;
  /** Called with every action before it is carried out. */
  readonly onAction?: (action: Action) => void;
}

/** One game; the seed determines it. */
export function fuzzGame<S extends GameState>(
  title: Title<S>,
  setup: Setup,
  seed: number,
  options: FuzzGameOptions<S> = {},
): FuzzedGame {
  const { hostile = false, maxActions = MAX_ACTIONS, onAction = () => {} } = options;
  const rng = random(seed);
  const choose = (options.players ?? (randomPlayers as Players<S>))(rng);
  const played: Action[] = [];
  const happened = new Set<string>();
  let actions = 0;
  const failure = (message: string) => ({ seed, message, actions, last: played.slice(-KEPT_ACTIONS) });
  try {
    const state = newGame(title, setup);
    for (const action of options.opening ?? []) {
      const refused = playInPlace(title, state, action);
      if (refused) return failure(`The opening is refused (${refused.why}): ${printAction(action)}`);
    }
    for (;;) {
      for (const { type } of state.events ?? []) happened.add(type);
      const [broken] = title.invariants(state);
      if (broken !== undefined) return failure(broken);
      const action = offeredAction(title, state, rng, choose);
      if (action === null) break;
      if (actions === maxActions) return failure(`The game has not ended after ${maxActions} actions.`);
      const breach = hostile ? tryIllegalActions(title, state, action, played, rng) : null;
      if (breach !== null) return failure(breach);
      onAction(action);
      played.push(action);
      if (played.length > 2 * KEPT_ACTIONS) played.splice(0, KEPT_ACTIONS);
      carryOutInPlace(title, state, action.seat, action.choice);
      actions++;
    }
    if (state.outcome === null) return failure('The sequence of play has ended without an outcome.');
    return { ending: state.outcome.reason, actions, happened: [...happened] };
  } catch (error) {
    return failure(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

export function mergeReports(a: FuzzReport, b: FuzzReport): FuzzReport {
  return {
    games: a.games + b.games,
    actions: a.actions + b.actions,
    endings: summed(a.endings, b.endings),
    happened: summed(a.happened, b.happened),
    failure: a.failure ?? b.failure,
  };
}

type Counts = Readonly<Record<string, number>>;

function summed(a: Counts, b: Counts): Counts {
  const sum: Record<string, number> = { ...a };
  for (const [name, count] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

/** Null when the game is over. A decision that nobody can take is a dead end, and a bug. */
function offeredAction<S extends GameState>(
  title: Title<S>,
  state: S,
  rng: Random,
  choose: Chooser<S>,
): Action | null {
  const waiting = pending(title, state);
  if (waiting === null) return null;
  if (waiting.seats.length === 0) throw new Error(`${waiting.decision} waits for nobody.`);
  const seat = rng.pick(waiting.seats);
  const offer = waiting.offerTo(seat);
  const choice = choose(state, waiting, seat, offer);
  if (choice === undefined) throw new Error(`${waiting.decision} offers ${seat} nothing: a dead end.`);
  const reason = objectionTo(offer, choice);
  if (reason)
    throw new Error(`${waiting.decision} offers what it refuses (${reason.why}): ${printCompact(choice)}`);
  return { seat, decision: waiting.decision, choice };
}

function reportOf(game: FuzzedGame): FuzzReport {
  const { actions } = game;
  if (!('ending' in game)) return { games: 1, actions, endings: {}, happened: {}, failure: game };
  const happened = Object.fromEntries(game.happened.map((type) => [type, 1]));
  return { games: 1, actions, endings: { [game.ending]: 1 }, happened, failure: null };
}
