import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';
import { useTable } from './context.ts';

/** A section of the rules; opens what it says. */
export function RuleLink({ section }: { section: string | null | undefined }) {
  const words = useWords();
  const { openRule, presentation } = useTable();
  if (!section) return null;
  const heading = presentation.title.rulebook.sections[section]?.[words.language] ?? section;
  const label = /^\d/.test(section) ? `§${section}` : heading;
  return (
    <button
      type="button"
      className={parts.rule}
      onClick={() => openRule(section)}
      aria-label={words.t('table/open-rule', { section: label })}
    >
      {label}
    </button>
  );
}
