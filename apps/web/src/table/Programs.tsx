import { Button } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';
import action from './action.module.css';
import { choiceText } from './choice-text.ts';
import { useTable } from './context.ts';
import style from './panels/panels.module.css';

/** Auto actions, until something ends them. */
export function Programs({ decision }: { decision: string }) {
  const words = useWords();
  const { presentation, view, seat, source } = useTable();
  const offered = seat === null ? [] : (presentation.programs?.(view, seat, decision) ?? []);
  if (offered.length === 0) return null;
  return (
    <details className={style.barred}>
      <summary>{words.t('program/title')}</summary>
      <div className={style.choices}>
        {offered.map(({ label, program }) => (
          <Button
            key={`${label.key} ${JSON.stringify(program.choice)}`}
            onClick={() => void source.program(program)}
          >
            {words.say(label.key, label.details)}
          </Button>
        ))}
      </div>
    </details>
  );
}

/** The running auto action, and how to end it. */
export function RunningProgramNote() {
  const words = useWords();
  const { snapshot, source } = useTable();
  const program = snapshot.game?.program;
  if (!program) return null;
  return (
    <div className={action.notice} role="status" data-program>
      <span>
        {words.t('program/running', { choice: choiceText(words, program.decision, program.choice as never) })}
      </span>
      <span className={parts.row}>
        <Button onClick={() => void source.program(null)}>{words.t('program/stop')}</Button>
      </span>
    </div>
  );
}
