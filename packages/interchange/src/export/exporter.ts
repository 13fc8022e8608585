import type { Action, GameState, Objection, Options, Title } from '@signalbox/kernel';
import type { SiteTable } from '../site/table.ts';
import type { ActionWriter } from './action-writer.ts';
import type { TellEntry } from './under-site-rules.ts';

/** What one title needs to be written for 18xx.games. */
export interface Exporter<S extends GameState> {
  readonly title: Title<S>;
  /** The game's options in the site's names, or what it cannot play. */
  readonly optionalRules: (options: Options, players: number) => readonly string[] | Objection;
  /** A table's options as the site would play it, with what it lets a table choose. */
  readonly siteOptions: (options: Options) => Options;
  readonly site: SiteTable<S>;
  /** How a log of our own rules is told under the site's. */
  readonly tell: TellEntry<S>;
  /** The players in the site's order, by which they act first. */
  readonly playerOrder: (state: S, log: readonly Action[]) => readonly string[];
  readonly begin: (actionWriter: ActionWriter, start: S) => Writer<S>;
}

/**
 * Writes a game down as the site would have recorded it. Each action is shown twice, so that a writer can look at
 * the states before and after it.
 */
export interface Writer<S extends GameState> {
  /** The action is about to be carried out; `forced` where it was the only choice. */
  readonly write: (state: S, action: Action, forced: boolean) => void;
  /** The action was carried out and led to this state. */
  readonly note: (state: S, action: Action) => void;
}
