import type { Language, Options } from '@signalbox/kernel';

/** The same in every language. */
export type Text = Readonly<Record<Language, string>>;

/** Sections of a rulebook in our own words. */
export type Summaries = Readonly<Record<string, Text>>;

/** Sections that show trains or private companies, or lead to the tiles. */
export type RuleData = Readonly<Record<string, 'trains' | 'privates' | 'tiles'>>;

/** Part of a title's player aid. */
export interface AidPart {
  readonly heading: Text;
  readonly points: readonly Text[];
}

/** The tutorial of a title. */
export interface Lesson {
  readonly introduction: readonly Text[];
  /** How a first game is played, if not by the usual rules. */
  readonly options?: Options;
  /** By decision: what it is about, and a good choice for a beginner. */
  readonly decisions: Readonly<Record<string, Text>>;
}
