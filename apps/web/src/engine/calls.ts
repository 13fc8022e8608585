import type { BotName, Explanation } from '@signalbox/bots';
import type { Warning } from '@signalbox/bots/guidance';
import type { DecisionThemes, Judgement } from '@signalbox/bots/review';
import type { GameEvent, GameRecord, GameState, Json, Options, Outcome, Seat } from '@signalbox/kernel';
import type { Progress } from '@signalbox/lessons';
import type { Edit } from '@signalbox/lessons/set-up/edit.ts';
import type { GameView, Problem, SetAuto, WireEntry, WireOffer } from '@signalbox/protocol';
import type { Lay } from '@signalbox/rails';
import type { Analysis, HowFar, Outlook, StoredSeat } from '@signalbox/table';
import type { ImportDifference, ImportStop, TableInfo } from '../source/table-info.ts';
import type { GameFacts } from './facts.ts';
import type { GameStamp } from './facts-store.ts';

export interface LocalSeat {
  readonly name: string;
  readonly kind: 'you' | 'bot';
  /** The level of a bot, and its style if it has one. */
  readonly level?: BotName;
}

export interface NewTable {
  readonly title: string;
  readonly name: string;
  readonly options: Options;
  readonly seats: readonly LocalSeat[];
  /** Explain every decision. */
  readonly guided?: boolean;
  /** Barons may think for longer. */
  readonly patient?: boolean;
  /** For a repeatable game, including its bots; random if absent. */
  readonly seed?: string;
}

/** A lesson to begin, or to begin again. */
export interface NewLesson {
  readonly title: string;
  readonly lesson: string;
  readonly name: string;
  /** The names of the learner and of the others. */
  readonly names: readonly string[];
}

/** A saved game in the list of the home page. */
export interface SavedTable {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly seats: readonly StoredSeat[];
  readonly position: number;
  readonly updatedAt: number;
  readonly outcome: Outcome | null;
}

/** The consequences of an action. */
export type Preview =
  | {
      readonly ok: true;
      readonly view: GameState;
      readonly events: readonly GameEvent[];
      /** The final result, if the action begins something longer. */
      readonly outlook: Outlook | null;
    }
  | ({ readonly ok: false } & Problem);

/** The result of several actions in one turn, and what could be chosen after them. */
export type Forecast =
  | {
      readonly ok: true;
      readonly view: GameState;
      readonly events: readonly GameEvent[];
      /** Null if the seat is not asked the same again. */
      readonly offer: WireOffer | null;
      /** Null if nothing that takes several steps begins, or if it is one of several actions. */
      readonly outlook: Outlook | null;
    }
  | ({ readonly ok: false } & Problem);

/** What is advised, and why. */
export interface Hint {
  readonly choice: Json;
  readonly because: Explanation;
}

/** A choice that bots consider, and what they think it is worth, in money. */
export interface Candidate extends Hint {
  readonly score: number;
}

/** Figures over the course of a game, for charts. */
export interface History {
  /** The positions of the log that the points belong to. */
  readonly at: readonly number[];
  readonly series: readonly Series[];
}

export interface Series {
  readonly id: string;
  readonly kind: string;
  readonly points: readonly (number | null)[];
}

/** A finished game of people on this device, or of the signed-in person on the server. */
export interface FinishedGame extends GameStamp {
  /** Null if it was not read yet. */
  readonly facts: GameFacts | null;
}

export interface FinishedHere extends FinishedGame {
  /** The names of the seats that were played on this device; null for bots. */
  readonly people: readonly (string | null)[];
  readonly endedAt: number;
}

/** What a review begins with: everything but the judgements, and those that are already known. */
export interface Outline {
  /** The chance of each seat to win, by the number of actions before. */
  readonly chances: History;
  readonly themes: DecisionThemes;
  /** The choices of players, by the number of actions before them; null if not judged yet. */
  readonly choices: readonly MadeAt[];
}

export interface MadeAt {
  readonly at: number;
  readonly seat: Seat;
  readonly choice: Json;
  readonly verdict: Verdict | null;
}

/** A judgement; null where there was no choice. */
export interface Verdict {
  readonly judgement: Judgement | null;
}

/** The requests that the engine in the worker answers. */
export interface EngineCalls {
  create: { ask: NewTable; answer: { table: string } | Problem };
  /** A new game of the players at the open table. */
  again: { ask: null; answer: { table: string } | Problem };
  lesson: { ask: NewLesson; answer: { table: string } | Problem };
  /** How the lesson at the open table stands; null at other tables. */
  progress: { ask: null; answer: Progress | null };
  /** Shows what a mistake in a lesson leads to. */
  playOn: { ask: null; answer: null };
  tables: { ask: null; answer: readonly SavedTable[] };
  analyses: { ask: null; answer: readonly SavedTable[] };
  remove: { ask: string; answer: null };
  /** Whether it could be opened; an unreadable game is not changed. */
  watch: { ask: string; answer: 'open' | 'missing' | 'unreadable' };
  /** A game as it is stored, for a file. */
  stored: { ask: string; answer: string };
  /** Sent ahead, so that the engine is loaded when the first table is opened. */
  prepare: { ask: null; answer: null };
  unwatch: { ask: null; answer: null };
  act: { ask: { position: number; decision: string; choice: Json }; answer: Problem | null };
  undo: { ask: HowFar; answer: null };
  redo: { ask: null; answer: null };
  setAuto: { ask: SetAuto; answer: Problem | null };
  cancelAuto: { ask: string | null; answer: null };
  past: { ask: number; answer: GameState };
  fork: { ask: { position: number; name: string }; answer: string };
  /** Begins an analysis: of the open table, or of the record of a game that was played on the server. */
  analyse: {
    ask: {
      position: number;
      name: string;
      record: { readonly game: GameRecord; readonly names: readonly string[] } | null;
    };
    answer: { table: string } | Problem;
  };
  /** Begins an analysis at an empty table, to be set up by hand. */
  'new-analysis': {
    ask: { title: string; name: string; names: readonly string[] };
    answer: { table: string } | Problem;
  };
  /** Changes the position in which the open analysis begins. */
  'set-up': { ask: Edit; answer: Problem | null };
  /** The tiles that fit in a hex of that position. */
  'tiles-for': { ask: string; answer: readonly Lay[] };
  /** Opens an analysis that was saved as a file or shared as a link. */
  'open-analysis': { ask: string; answer: { table: string } | Problem };
  /** The analysis at the open table; null at other tables. */
  analysis: { ask: null; answer: Analysis | null };
  /** Shows the position after a move of the analysis. */
  'go-to': { ask: number; answer: null };
  annotate: { ask: { move: number; name: string; comment: string }; answer: null };
  /** Removes a move of the analysis with everything after it. */
  'remove-move': { ask: number; answer: null };
  /** The analysis as a text, for a file or a link. */
  'analysis-file': { ask: null; answer: string };
  /** Bot candidates in a position, the best first. */
  candidates: { ask: { title: string; view: GameState; seat: Seat }; answer: readonly Candidate[] };
  history: { ask: null; answer: History };
  /** The game in the format of 18xx.games, or why that site could not play it. */
  'export-18xx': {
    ask: { record: GameRecord; names: readonly string[] };
    answer: { text: string } | Problem;
  };
  /** The history of a game that is played on the server. */
  'history-of': { ask: GameRecord; answer: History | null };
  import: {
    ask: {
      text: string;
      name: string;
      /** What the players are called, instead of what the file says. */
      names?: readonly string[];
      /** What they are called if the file does not say it. */
      unnamed?: readonly string[];
    };
    /** Also says what it is, how far it was read, and why it stopped there. */
    answer:
      | {
          table: string;
          position: number;
          over: boolean;
          /** Is it an analysis instead of a game? */
          analysis: boolean;
          refused: ImportStop | null;
          differences: readonly ImportDifference[];
        }
      | Problem;
  };
  /** The finished games that were played here, and those on the server; null if it does not answer. */
  finished: {
    ask: readonly GameStamp[] | null;
    answer: { readonly here: readonly FinishedHere[]; readonly online: readonly FinishedGame[] };
  };
  /** Reads a finished game, of this device or from its record; null if it cannot be read. */
  facts: { ask: { game: GameStamp; record: GameRecord | null }; answer: GameFacts | null };
  /** Opens a finished game for review: the open table, or the record of a game that was played on the server. */
  review: { ask: { table: string; record: GameRecord | null }; answer: Outline | null };
  /** Judges a choice of the game that is reviewed, by the number of actions before it. */
  judge: { ask: number; answer: Verdict };
  pace: { ask: number; answer: null };
  /** What a good bot would do in a seat's place, based on that seat's view. */
  hint: {
    ask: { title: string; view: GameState; seat: Seat };
    answer: Hint;
  };
  preview: {
    ask: { title: string; view: GameState; seat: Seat; decision: string; choice: Json };
    answer: Preview;
  };
  /** The same for actions one after the other. */
  forecast: {
    ask: { title: string; view: GameState; seat: Seat; decision: string; choices: readonly Json[] };
    answer: Forecast;
  };
  /** Typical mistakes that an action would be, judged by the views before and after it. */
  warnings: {
    ask: { title: string; view: GameState; after: GameState; seat: Seat; decision: string };
    answer: readonly Warning[];
  };
  /** Companies in trouble that their presidents could leave to this seat. */
  exposure: { ask: { title: string; view: GameState; seat: Seat }; answer: readonly string[] };
}

export type CallName = keyof EngineCalls;

export type Answers = {
  readonly [Name in CallName]: (
    ask: EngineCalls[Name]['ask'],
  ) => EngineCalls[Name]['answer'] | Promise<EngineCalls[Name]['answer']>;
};

export interface Call<Name extends CallName = CallName> {
  readonly id: number;
  readonly call: Name;
  readonly ask: EngineCalls[Name]['ask'];
}

/** Messages from the worker: answers, and the state of the open table. */
export type FromEngine =
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
  | { readonly type: 'table'; readonly value: TableInfo }
  | {
      readonly type: 'game';
      readonly value: GameView;
      /** The entries are the whole log, which may be another one than before. */
      readonly whole?: boolean;
      /** New entries, and earlier ones of which more is visible now. */
      readonly entries: readonly WireEntry[];
    };
