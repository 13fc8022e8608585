import { useWords } from '../text/context.ts';
import type { Problem } from '../wire/wire.ts';
import { RuleLink } from './RuleLink.tsx';

/** Why something may not be done. */
export function Reason({ problem }: { problem: Problem }) {
  const words = useWords();
  return (
    <span>
      {words.say(`why/${problem.why}`, problem.details)} <RuleLink section={problem.rule} />
    </span>
  );
}
