import type { Json } from '@signalbox/kernel';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import { RuleLink } from '../RuleLink.tsx';

/** What the figures do not explain about what is going to be done, with the section that says so. */
export function ChoiceRemark({ choices }: { choices: readonly Json[] }) {
  const words = useWords();
  const { presentation, view } = useTable();
  return choices.map((choice) => {
    const remark = presentation.remark?.(view, choice);
    return (
      remark && (
        <p key={JSON.stringify(choice)} className={parts.soft} data-remark>
          {words.say(remark.key, remark.details)} <RuleLink section={remark.rule} />
        </p>
      )
    );
  });
}
