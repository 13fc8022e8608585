import { useWords } from '../text/context.ts';
import style from './action.module.css';
import { useTable } from './context.ts';

/** Where one stands in a procedure of several steps. */
export function StepBar({ decision }: { decision: string }) {
  const words = useWords();
  const { presentation, view } = useTable();
  const sequence = presentation.sequence?.(view, decision);
  if (!sequence) return null;
  const { steps, at } = sequence;
  return (
    <ol className={style.steps} aria-label={words.t('table/steps')}>
      {steps.map((step, i) => (
        <li
          key={step}
          aria-current={i === at ? 'step' : undefined}
          data-state={i < at ? 'done' : i === at ? 'now' : 'later'}
        >
          {words.say(step)}
        </li>
      ))}
    </ol>
  );
}
