import { RULES_18FL } from './18fl/rules.ts';
import type { Summaries, Text } from './texts.ts';
import { RULES_UNION_STATION } from './union-station/rules.ts';

const SUMMARIES: Readonly<Record<string, Summaries>> = {
  '18FL': RULES_18FL,
  'union-station': RULES_UNION_STATION,
};

/** A section of a title's rules in our own words. */
export function ruleText(title: string, section: string): Text | undefined {
  return SUMMARIES[title]?.[section];
}
