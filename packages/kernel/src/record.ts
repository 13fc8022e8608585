import { commitment, seededOracle } from './chance.ts';
import { sameJson } from './json.ts';
import { inCurrentTerms } from './legacy.ts';
import type { Options } from './options.ts';
import { type Action, awaitsChance, decodeAction, newGame, pending, playInPlace } from './play.ts';
import { objection, type Refusal, refusal } from './refusal.ts';
import { decodeSetup } from './setup.ts';
import { CHANCE, type GameState, type Outcome, type Seat } from './state.ts';
import type { Setup, Title } from './title.ts';

/**
 * A game as a file. The log determines everything that happened, including draws; commitment and seed let anyone check
 * that nobody chose the draws.
 */
export interface GameRecord {
  readonly form: 'signalbox-game';
  /**
   * 1: some choices are written differently; see `inCurrentTerms`. Up to 2, a draw after an undo gave the same result
   * again, so draws had no numbers.
   */
  readonly version: 1 | 2 | 3;
  /** Id of the title. */
  readonly title: string;
  readonly players: number;
  readonly options: Options;
  /** What the players are called, in seating order; files of earlier versions do not say it. */
  readonly names?: readonly string[];
  /** Published before the first draw; see `commitment`. */
  readonly commitment: string;
  /** The seed that was committed to: revealed when the game is over, null until then. */
  readonly seed: string | null;
  /** Every accepted action, in order. */
  readonly log: readonly RecordEntry[];
}

export interface RecordEntry extends Action {
  /** For chance: the number of the draw, if others were made and undone before it. */
  readonly draw?: number;
  /** The host's seat, if the host made this move for the player. */
  readonly madeBy?: Seat;
}

/** The name of a player's seat. */
const SEAT = /^p[1-9]\d?$/;

/** The first fields of every record that is written now. */
export const RECORD_FORM = { form: 'signalbox-game', version: 3 } as const;

/** The record of a game so far. The seed would reveal what is still hidden, so it is included only at the end. */
export function recordOf<S extends GameState>(
  title: Title<S>,
  setup: Setup,
  state: S,
  log: readonly RecordEntry[],
  seed: string,
): GameRecord {
  return {
    ...RECORD_FORM,
    title: title.id,
    players: setup.players,
    options: setup.options,
    commitment: commitment(seed),
    seed: state.outcome ? seed : null,
    log: log.map(({ seat, decision, choice, draw, madeBy }) => ({
      seat,
      decision,
      choice,
      ...(draw !== undefined && { draw }),
      ...(madeBy !== undefined && { madeBy }),
    })),
  };
}

/** The actions that were not undone, as entries of a record; a draw has its number only where one is missing before it. */
export function recordEntries(
  standing: readonly (Action & {
    readonly draw?: number | null | undefined;
    readonly madeBy?: Seat | null | undefined;
  })[],
): RecordEntry[] {
  let next = 0;
  return standing.map(({ seat, decision, choice, draw, madeBy }) => {
    if (seat !== CHANCE) return { seat, decision, choice, ...(madeBy && { madeBy }) };
    const number = draw ?? next;
    const expected = number === next;
    next = number + 1;
    return expected ? { seat, decision, choice } : { seat, decision, choice, draw: number };
  });
}

/** Accepts any JSON. Players and options are checked by the title, when the record is used. */
export function decodeRecord(input: unknown): { readonly ok: true; readonly record: GameRecord } | Refusal {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return malformed('form');
  const { form, version, title, players, options, names, commitment, seed, log } = input as Record<
    string,
    unknown
  >;
  if (form !== 'signalbox-game') return malformed('form');
  if (typeof version !== 'number') return malformed('version');
  if (version !== 1 && version !== 2 && version !== 3)
    return refusal(objection('record-version', { version, known: RECORD_FORM.version }), null);
  if (typeof title !== 'string') return malformed('title');
  if (typeof players !== 'number') return malformed('players');
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return malformed('options');
  if (names !== undefined && !areNames(names, players)) return malformed('names');
  if (typeof commitment !== 'string') return malformed('commitment');
  if (typeof seed !== 'string' && seed !== null) return malformed('seed');
  if (!Array.isArray(log)) return malformed('log');
  const entries: RecordEntry[] = [];
  for (const [index, one] of log.entries()) {
    const entry = decodeEntry(one);
    if (!entry) return malformed(`log ${index + 1}`);
    entries.push(entry);
  }
  const record = {
    form,
    version,
    title,
    players,
    options: options as Options,
    ...(names !== undefined && { names }),
    commitment,
    seed,
    log: entries,
  };
  return { ok: true, record: record as GameRecord };
}

function decodeEntry(input: unknown): RecordEntry | null {
  const action = decodeAction(input);
  if ('ok' in action) return null;
  const { draw, madeBy } = input as { draw?: unknown; madeBy?: unknown };
  if (draw !== undefined && !(Number.isInteger(draw) && (draw as number) >= 0)) return null;
  if (madeBy !== undefined && !(typeof madeBy === 'string' && SEAT.test(madeBy))) return null;
  return {
    ...action,
    ...(draw !== undefined && { draw: draw as number }),
    ...(madeBy !== undefined && { madeBy }),
  };
}

/** No name that people may have is longer than this. */
const LONGEST_NAME = 100;

function areNames(names: unknown, players: number): names is readonly string[] {
  return (
    Array.isArray(names) &&
    names.length === players &&
    names.every((name) => typeof name === 'string' && name.length <= LONGEST_NAME)
  );
}

/** The log of a record, with decisions and choices as they are written now. */
export function currentLog<S extends GameState>(title: Title<S>, { log }: GameRecord): RecordEntry[] {
  return log.map((entry) => ({ ...entry, ...inCurrentTerms(title, entry) }));
}

/** A verified game: its draws follow from its seed, and its actions are legal. */
export interface Verified {
  readonly ok: true;
  readonly draws: number;
  /** How many further draws were made and undone; the table's log showed them at the time. */
  readonly undoneDraws: number;
  readonly outcome: Outcome;
}

/**
 * Replays a finished game with draws from its seed. A refusal names the first entry that differs, counted from 1.
 */
export function verifyRecord<S extends GameState>(title: Title<S>, record: GameRecord): Verified | Refusal {
  if (record.title !== title.id) return differs('record-title', { title: record.title });
  const decoded = decodeSetup(title, record);
  if (!decoded.ok) return decoded;
  if (record.seed === null) return differs('record-without-seed');
  if (commitment(record.seed) !== record.commitment) return differs('record-commitment');

  const oracle = seededOracle(record.seed);
  const state = newGame(title, decoded.setup);
  let draws = 0;
  let next = 0;
  for (const [index, { draw = next, ...action }] of currentLog(title, record).entries()) {
    const entry = index + 1;
    const waiting = pending(title, state);
    if (awaitsChance(waiting) && action.seat === CHANCE) {
      // No draw is used twice, even if some were undone.
      if (draw < next) return differs('record-draw-again', { entry });
      const drawn = oracle(waiting.offerTo(CHANCE), draw);
      if (!sameJson(drawn, action.choice)) {
        return differs('record-draw', { entry, recorded: action.choice, drawn });
      }
      draws++;
      next = draw + 1;
    }
    const refused = playInPlace(title, state, action);
    if (refused) {
      const reason = { why: refused.why, details: refused.details ?? {} };
      return refusal(objection('record-entry', { entry, reason }), refused.rule);
    }
  }
  if (!state.outcome) return differs('record-ends-early', { entries: record.log.length });
  return { ok: true, draws, undoneDraws: next - draws, outcome: state.outcome };
}

function malformed(part: string): Refusal {
  return refusal(objection('record-malformed', { part }), null);
}

function differs(why: string, details?: Parameters<typeof objection>[1]): Refusal {
  return refusal(objection(why, details), null);
}
