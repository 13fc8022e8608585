import type { Problem } from '@signalbox/protocol';
import { useWords } from '../text/context.ts';
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
