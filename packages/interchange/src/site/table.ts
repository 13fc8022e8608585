import type { GameState, Json, Title } from '@signalbox/kernel';
import type { NOTHING } from '../recording/importer.ts';
import type { Question } from '../recording/question.ts';
import type { RecordedAction, Recording } from '../recording/recording.ts';
import type { Difference } from '../trace/difference.ts';
import type { Snapshot } from '../trace/snapshot.ts';
import type { SiteEntity } from './ask.ts';

/** Whose turn it is on the site. A new `key` means a new turn: every step of the round is open again. */
export interface SiteTurn {
  /** The name of the list of steps that the turn goes through. */
  readonly round: string;
  readonly key: string;
  readonly entity: SiteEntity;
}

/** The position of a game, in our state and in the site's steps. */
export interface At<S extends GameState> {
  readonly state: S;
  /** What our own game asks. */
  readonly question: Question;
  readonly turn: SiteTurn;
  /** Steps of the turn that are finished. */
  readonly passed: ReadonlySet<string>;
  /** What the site remembers of the turn, and our state does not. */
  readonly notes: Readonly<Record<string, Json>>;
  /** What the site remembers of the whole game, and our state does not. */
  readonly memory: unknown;
}

/**
 * The choice by which our game moves on where the site decides automatically, or not at all, what we ask; null if that is
 * impossible. Gets the next recorded action if one that answers a later question is being read.
 */
export type ByItself<S extends GameState> = (at: At<S>, action: SiteAct | null) => Json | null;

/**
 * One step of a round on the site. The site goes through the steps of a round in order: a step that accepts nothing
 * from the entity it would ask is passed for good; the first that accepts something asks.
 */
export interface SiteStep<S extends GameState> {
  readonly name: string;
  /** Our decisions that are made in this step. */
  readonly decisions: Readonly<Record<string, ByItself<S>>>;
  /** The kinds of action it accepts from an entity now. */
  readonly takes: (at: At<S>, entity: SiteEntity) => readonly string[];
  /** Does it accept anything, or this, from the entity whose turn it is? For steps whose whole list takes long. */
  readonly isOpen?: (at: At<S>) => boolean;
  readonly accepts?: (at: At<S>, type: string) => boolean;
  /** Whom it asks; if absent, the entity whose turn it is. */
  readonly asks?: (at: At<S>) => SiteEntity | null;
  /** A step that is not active neither asks nor is passed. If absent, always active. */
  readonly active?: (at: At<S>) => boolean;
  /** False for a step that never asks, but accepts actions in addition to those of the step that does. */
  readonly blocks?: false;
  /** Is the step over after an action that it accepted? If absent, after a pass. */
  readonly over?: (at: At<S>, action: SiteAct) => boolean;
  /** Does the site itself take the action that the step asks for, and record it with the previous one? */
  readonly byItself?: (at: At<S>) => boolean;
  /** What the site remembers after an action that this step accepted. */
  readonly notes?: (at: At<S>, action: SiteAct) => Readonly<Record<string, Json>>;
}

/** An action, with its actor in our names. */
export interface SiteAct {
  readonly type: string;
  readonly entity: SiteEntity;
  /** The action as recorded or written. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** How the site runs one title. */
export interface SiteTable<S extends GameState> {
  readonly title: Title<S>;
  /** The steps of each kind of turn, in the site's order. */
  readonly rounds: Readonly<Record<string, readonly SiteStep<S>[]>>;
  /** Null if it is nobody's turn. */
  readonly turn: (state: S, question: Question) => SiteTurn | null;
  /** What the site remembers of the whole game, updated after every action of ours; null before the first. */
  readonly memory?: (state: S, before: unknown) => unknown;
  /** Our decisions that belong to no step: chance, consent. */
  readonly outside: Readonly<Record<string, (state: S, question: Question) => Json | null>>;
  /** Our names of companies and privates to the site's symbols, and back. */
  readonly symbol: (entity: SiteEntity, state: S) => string;
  readonly named: (kind: SiteEntity['kind'], symbol: string) => string | null;
  readonly reader: (recording: Recording) => SiteReader<S>;
  /** The reader needs the events of every action. */
  readonly needsEvents?: true;
}

/** Translates the actions of one recorded game of a title into our choices. */
export interface SiteReader<S extends GameState> {
  /**
   * Our answer to what our game asks. Null if the action does not answer that question: then our game skips it, if it
   * can. `NOTHING` if the action has no effect in our game.
   */
  readonly read: (at: At<S>, action: RecordedAction) => Json | typeof NOTHING | null;
  /** What chance has decided, where only the rest of the file shows it. */
  readonly draws?: (state: S, question: Question) => Json | null;
  /** Called before the action is carried out: where the file and our rules disagree about it. */
  readonly differs?: (at: At<S>, action: RecordedAction) => Difference | null;
  /** The same after the action, with the resulting state. */
  readonly differed?: (state: S, action: RecordedAction) => Difference | null;
  /** Called after each action of ours, with the recorded one that it answers; null if the site has no such action. */
  readonly follow?: (state: S, answered: RecordedAction | null) => void;
  /** The same, if snapshots are taken: what only they need. */
  readonly watch?: (state: S) => void;
  /** Called after the recorded action, with the resulting state. */
  readonly note: (state: S, action: RecordedAction) => void;
  /** The state in the form of a trace. */
  readonly snapshot: (state: S) => Snapshot;
}
