import type { Language } from '@signalbox/kernel';
import { RULES_18FL } from './18fl/rules.ts';
import { RULES_UNION_STATION } from './union-station/rules.ts';

export type Summaries = Readonly<Record<string, Readonly<Record<Language, string>>>>;

const SUMMARIES: Readonly<Record<string, Summaries>> = {
  '18FL': RULES_18FL,
  'union-station': RULES_UNION_STATION,
};

/** A section of a title's rules in our own words. */
export function ruleText(title: string, section: string): Readonly<Record<Language, string>> | undefined {
  return SUMMARIES[title]?.[section];
}
