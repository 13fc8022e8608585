import type { Language } from '@signalbox/kernel';

type Summaries = Readonly<Record<string, Readonly<Record<Language, string>>>>;

const SUMMARIES: Readonly<Record<string, Summaries>> = {};

/** A section of a title's rules in our own words. */
export function ruleText(title: string, section: string): Readonly<Record<Language, string>> | undefined {
  return SUMMARIES[title]?.[section];
}
