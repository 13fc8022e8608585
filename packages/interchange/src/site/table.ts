import type { GameState, Json, Title } from '@signalbox/kernel';
import type { NOTHING } from '../recording/importer.ts';
import type { Question } from '../recording/question.ts';
import type { RecordedAction, Recording } from '../recording/recording.ts';
import type { Difference } from '../trace/difference.ts';
import type { Snapshot } from '../trace/snapshot.ts';
import type { SiteEntity } from './ask.ts';

/** Whose turn it is there. A new `key` is a new turn: every step of the round is open again. */
export interface SiteTurn {
  /** The list of steps that the turn goes through. */
  readonly round: string;
  readonly key: string;
  readonly entity: SiteEntity;
}

/** Where a game stands: in our state, and in the site's steps. */
export interface At<S extends GameState> {
  readonly state: S;
  /** What our own game asks. */
  readonly question: Question;
  readonly turn: SiteTurn;
  /** Steps of the turn that are behind it. */
  readonly passed: ReadonlySet<string>;
  /** What the site remembers of the turn and our state does not. */
  readonly notes: Readonly<Record<string, Json>>;
  /** What the site remembers of the whole game and our state does not. */
  readonly memory: Json;
}

/**
 * How our game goes on where the site does by itself, or not at all, what we ask; null if that cannot be. With the action
 * that comes next, where one is being read that is about a later question.
 */
export type ByItself<S extends GameState> = (at: At<S>, action: SiteAct | null) => Json | null;

/**
 * One step of a round there. The site looks at the steps of a round in their order: one that takes nothing from the
 * one it would ask is passed for good; the first that takes something is asked.
 */
export interface SiteStep<S extends GameState> {
  readonly name: string;
  /** Our decisions that are made in this step. */
  readonly decisions: Readonly<Record<string, ByItself<S>>>;
  /** Which kinds of action it takes of somebody now. */
  readonly takes: (at: At<S>, entity: SiteEntity) => readonly string[];
  /** Whom it asks; absent: the one whose turn it is. */
  readonly asks?: (at: At<S>) => SiteEntity | null;
  /** A step that is not active is neither asked nor passed. Absent: always active. */
  readonly active?: (at: At<S>) => boolean;
  /** False for a step that only takes actions beside the one that is asked. */
  readonly blocks?: false;
  /** Is the step over after an action that it took? Absent: after a pass. */
  readonly over?: (at: At<S>, action: SiteAct) => boolean;
  /** Does the site itself do what the step takes now, and write it down with the action before? */
  readonly byItself?: (at: At<S>) => boolean;
  /** What the site remembers after an action that this step took. */
  readonly notes?: (at: At<S>, action: SiteAct) => Readonly<Record<string, Json>>;
}

/** An action as far as the steps look at it; the rest of it is as recorded. */
export interface SiteAct {
  readonly type: string;
  readonly entity: SiteEntity;
  readonly [detail: string]: unknown;
}

/** How the site runs one title. */
export interface SiteTable<S extends GameState> {
  readonly title: Title<S>;
  /** The steps of each kind of turn, in the site's order. */
  readonly rounds: Readonly<Record<string, readonly SiteStep<S>[]>>;
  /** Null where nobody's turn is running there. */
  readonly turn: (state: S, question: Question) => SiteTurn | null;
  /** What is remembered of the whole game, brought up to date after every action of ours; null before the first. */
  readonly memory?: (state: S, before: Json) => Json;
  /** Our decisions that belong to no step: chance, consent. */
  readonly outside: Readonly<Record<string, (state: S, question: Question) => Json | null>>;
  /** The site's symbols of companies and privates, by our names and back. */
  readonly symbol: (entity: SiteEntity, state: S) => string;
  readonly named: (kind: SiteEntity['kind'], symbol: string) => string | null;
  readonly reader: (recording: Recording) => SiteReader<S>;
  /** The reader follows what happens event by event. */
  readonly needsEvents?: true;
}

/** Puts one recorded game of a title in our words. */
export interface SiteReader<S extends GameState> {
  /**
   * Our answer to what our game asks. Null if the action is not about that question: then our game goes on by itself,
   * if the question can be left like that. `NOTHING` if the action changes nothing here. `step` is the site's step
   * that takes the action, null if none does.
   */
  readonly read: (at: At<S>, action: RecordedAction, step: string | null) => Json | typeof NOTHING | null;
  /** What the file says of an action that is about to be carried out, and what our rules say, if they differ. */
  readonly differs?: (at: At<S>, action: RecordedAction) => Difference | null;
  /** The same of an action that was carried out and led to this state. */
  readonly differed?: (state: S, action: RecordedAction) => Difference | null;
  /** One of our own actions was carried out: the answer to the recorded one, or one that the site does not have. */
  readonly follow?: (state: S, answered: RecordedAction | null) => void;
  /** The action was carried out and led to this state. */
  readonly note: (state: S, action: RecordedAction) => void;
  /** The state in the words of a trace. */
  readonly snapshot: (state: S) => Snapshot;
}
