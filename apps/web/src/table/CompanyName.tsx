import { useWords } from '../text/context.ts';
import type { CompanySheet } from '../titles/presentation.ts';

/** The full name, after the letters by which the rest of the table calls the company. */
export function CompanyName({ company: { emblem, nameKey } }: { company: CompanySheet }) {
  const name = useWords().say(nameKey);
  return name === emblem.letters ? (
    <strong>{name}</strong>
  ) : (
    <span>
      <strong>{emblem.letters}</strong> {name}
    </span>
  );
}
