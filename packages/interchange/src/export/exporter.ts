import type { Action, GameState, Objection, Options, Title } from '@signalbox/kernel';
import type { Question } from '../recording/question.ts';
import type { SiteTable } from '../site/table.ts';
import type { ActionWriter } from './action-writer.ts';
import type { TranslateEntry } from './under-site-rules.ts';

/** What the export of one title to 18xx.games needs. */
export interface Exporter<S extends GameState> {
  readonly title: Title<S>;
  /** The game's options in the site's names, or the objection to one that it cannot play. */
  readonly optionalRules: (options: Options, players: number) => readonly string[] | Objection;
  /** A table's options, with the site's fixed rules for everything that a table cannot choose there. */
  readonly siteOptions: (options: Options) => Options;
  readonly site: SiteTable<S>;
  /** How a log of our rules is translated into one of the site's. */
  readonly translate: TranslateEntry<S>;
  /** The players in the order of the site's file, which decides who acts first. */
  readonly playerOrder: (state: S, log: readonly Action[]) => readonly string[];
  readonly begin: (actionWriter: ActionWriter, start: S) => Writer<S>;
}

/**
 * Writes a game as the site would have recorded it. A writer sees each action twice, with the state before and the
 * state after it.
 */
export interface Writer<S extends GameState> {
  /** Called before the action is carried out, with the question that it answers. */
  readonly write: (state: S, action: Action, question: Question) => void;
  /** Called after the action, with the resulting state. */
  readonly note: (state: S, action: Action) => void;
}
