import {
  type AnyTitle,
  CHANCE,
  type GameEvent,
  type GameState,
  type Json,
  type Options,
  type Outcome,
  pending,
  type Seat,
  seats as seatNames,
} from '@signalbox/kernel';
import type { Patches } from 'mutative';
import type { Analysis } from './analysis.ts';
import { draftOf } from './draft.ts';
import { type Entry, type MoveHistory, NO_HISTORY, withEntry } from './entry.ts';
import type { Game, GameSeat } from './game.ts';
import { migrateAutos, migrateEndedAutos } from './legacy-programs.ts';
import { asThen, type Log, logged, logOf, marksThen, replayed } from './log.ts';
import { migrateState } from './migration.ts';

/** A game as a browser stores it: one document and its entries. */
export interface StoredGame {
  readonly form: 2;
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly options: Options;
  readonly seed: string;
  /** The seed was chosen by the player: the same seed gives the same draws and the same random choices of bots. */
  readonly repeatable?: boolean;
  /** Every decision is explained, for a first game. */
  readonly guided?: boolean;
  /** Barons may think for longer. */
  readonly patient?: boolean;
  /** The lesson that it is an attempt at. */
  readonly lesson?: string;
  /** Variations from the initial state. The entries of an analysis are not stored: they follow from its moves. */
  readonly analysis?: Analysis;
  /** The chat of an imported game. */
  readonly talk?: readonly ImportedMessage[];
  readonly seats: readonly StoredSeat[];
  /** The state in which the game began. */
  readonly initial: GameState;
  readonly position: number;
  readonly updatedAt: number;
  readonly outcome: Outcome | null;
}

/** A chat message of an imported game. */
export interface ImportedMessage {
  readonly name: string | null;
  readonly text: string;
  /** Seconds since 1970; null if it is not known. */
  readonly at: number | null;
}

export interface StoredSeat {
  readonly name: string;
  readonly kind: 'you' | 'bot';
  /** How strong a bot plays, and in which style if it has one. */
  readonly level?: string;
  readonly autos?: GameSeat['autos'];
  readonly endedAutos?: GameSeat['endedAutos'];
  /** Its auto action in the first format. */
  readonly program?: unknown;
}

/** An entry of the first format: an action that was not undone. */
interface FirstEntry {
  readonly seat: Seat;
  readonly decision: string;
  readonly choice: Json;
  readonly events: readonly GameEvent[];
  readonly patches: Patches;
  readonly inverse: Patches;
  readonly reveals: boolean;
  readonly because?: { readonly key: string; readonly details: Readonly<Record<string, Json>> } | null;
}

/** The first format had no version number. */
type FirstGame = Omit<StoredGame, 'form'> & { readonly form?: undefined };

/** A game as it was read, in any stored format. */
export interface AnyStored {
  readonly table: StoredGame | FirstGame;
  readonly entries: readonly (Entry | FirstEntry)[];
}

/** Migrates a game of any earlier format to the current one. */
export function migrateStored(
  title: AnyTitle,
  { table, entries }: AnyStored,
): { readonly table: StoredGame; readonly entries: readonly Entry[] } {
  const { form }: { form?: number | undefined } = table;
  if (form !== undefined && form > 2)
    throw new Error(`This game was saved by a newer version (form ${form}).`);
  if (table.form === 2) return { table, entries: entries as readonly Entry[] };
  const migrated = (entries as readonly FirstEntry[])
    .slice(0, table.position)
    .map((entry, i) => fromFirst(title, table, entry, i + 1));
  const state = replayed(table.initial, migrated);
  return { table: { ...table, form: 2 }, entries: asThen(migrated, marksThen(migrated, state)) };
}

function fromFirst(title: AnyTitle, table: FirstGame, entry: FirstEntry, position: number): Entry {
  const { seat, decision, choice, events, patches, inverse, reveals, because } = entry;
  const index = seatNames(table.seats.length).indexOf(seat);
  return {
    position,
    kind: 'action',
    seat,
    madeBy: null,
    by: seat === CHANCE ? 'chance' : table.seats[index]?.kind === 'bot' ? 'bot' : 'person',
    decision,
    choice,
    draw: null,
    events,
    patches,
    inverse,
    reveals,
    hidden: false,
    undone: false,
    takesBack: null,
    putsBack: null,
    at: table.updatedAt,
    // The old format did not store whether a reason reveals something; where anything is hidden, assume that it does.
    because: because ? { ...because, secret: title.view !== undefined } : null,
  };
}

/** A stored game, ready to continue; if the format of its state has changed since, the log gets a migration entry. */
export function openStored(
  title: AnyTitle,
  { initial, seed, seats }: StoredGame,
  entries: readonly Entry[],
  now: number,
): { readonly game: Game; readonly log: Log } {
  const log = logOf(initial, entries);
  const opened = seats.map(({ kind, level = 'apprentice', autos, endedAutos, program }) => ({
    bot: kind === 'bot' ? level : null,
    autos: migrateAutos(autos ?? program),
    endedAutos: migrateEndedAutos(endedAutos),
  }));
  const game = gameOf(title, log, { seed, seats: opened, shared: true });
  if (game.state.format === title.format) return { game, log };
  const draft = draftOf(game, now);
  migrateState(draft);
  return { game: draft.game, log: logged(log, draft) };
}

/** Who has a seat, and its auto actions. */
type OpenedSeat = Pick<GameSeat, 'bot'> & Partial<Pick<GameSeat, 'autos' | 'endedAutos'>>;

/** The game at the end of a log, without clocks and open questions: all players share one screen or terminal. */
export function gameOf(
  title: AnyTitle,
  log: Log,
  { seed, seats, shared }: { seed: string; seats: readonly OpenedSeat[]; shared: boolean },
): Game {
  const { position, state: before } = log.snapshots.at(-1)!;
  const state = replayed(before, log.entries.slice(position));
  const names = seatNames(seats.length);
  return {
    ...log.entries.reduce<MoveHistory>(withEntry, NO_HISTORY),
    title,
    seed,
    status: state.outcome ? 'finished' : 'playing',
    state,
    waiting: state.format === title.format ? pending(title, state) : null,
    position: log.entries.length,
    seats: seats.map(({ bot, autos = [], endedAutos = [] }, i) => ({
      seat: names[i]!,
      bot,
      forfeited: false,
      autos,
      endedAutos,
    })),
    rated: false,
    standIn: null,
    shared,
    clockRules: { kind: 'none' },
    clock: null,
    flag: 'vote',
    consent: null,
  };
}
