import type { Presentation } from '../../titles/presentation.ts';
import type { Text } from '../../titles/texts.ts';

type Chapter = readonly [section: string, heading: Text];

/** The sections that say or show something, and the headings above them; the others contain no rule. */
export function chaptersOf({ title, rules, ruleData }: Presentation): readonly Chapter[] {
  const sections = inOrder(Object.entries(title.rulebook.sections));
  const says = (section: string) => rules[section] !== undefined || ruleData?.[section] !== undefined;
  return sections.filter(
    ([section]) =>
      says(section) || sections.some(([other]) => other.startsWith(`${section}.`) && says(other)),
  );
}

/** Numbered sections by their numbers; an object would put 10 before 1.1. */
function inOrder(sections: readonly Chapter[]): readonly Chapter[] {
  if (!sections.every(([section]) => /^\d/.test(section))) return sections;
  const collator = new Intl.Collator('en', { numeric: true });
  return sections.toSorted(([a], [b]) => collator.compare(a, b));
}
