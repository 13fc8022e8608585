import { Link } from '@tanstack/react-router';
import { Sheet } from '../../parts/Sheet.tsx';
import { useWords } from '../../text/context.ts';
import { sectionTitle } from '../../titles/section-title.ts';
import { useTable } from '../context.ts';

/** What a section of the rules says, in our own words. */
export function RuleSheet({ section, onClose }: { section: string | null; onClose: () => void }) {
  const words = useWords();
  const { presentation } = useTable();
  const { title, rules } = presentation;
  const heading = section ? title.rulebook.sections[section]?.[words.language] : undefined;
  return (
    <Sheet open={section !== null} onClose={onClose} title={sectionTitle(section, heading)} aside>
      {section && <p>{rules[section]?.[words.language] ?? words.t('rules/heading-only')}</p>}
      <Link to="/rules/$title" params={{ title: title.id }} hash={section ?? ''}>
        {words.t('rules/whole')}
      </Link>
    </Sheet>
  );
}
