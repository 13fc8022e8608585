import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';
import { OutcomePanel } from './around/OutcomePanel.tsx';
import { PastPanel } from './around/PastPanel.tsx';
import { useTable } from './context.ts';
import { Explanations } from './Explanations.tsx';
import { GuideBox } from './GuideBox.tsx';
import { LessonNote } from './LessonNote.tsx';
import { ChoicesPanel } from './panels/ChoicesPanel.tsx';
import { Reason } from './Reason.tsx';
import { RuleLink } from './RuleLink.tsx';
import style from './table.module.css';
import { UndoBar } from './UndoBar.tsx';

/** What can be done now. */
export function ActionPanel() {
  const words = useWords();
  const { snapshot, past, problem, seat, presentation, view } = useTable();
  const { pending, view: now, position } = snapshot.game!;
  if (past !== null) return <PastPanel />;
  const mine = pending?.offer && seat !== null ? pending : null;
  const Panel = mine && (presentation.panels[mine.decision] ?? ChoicesPanel);
  const company = presentation.acting(view);
  return (
    <section className={style.action} aria-label={words.t('table/action')} data-position={position}>
      <UndoBar />
      {now.outcome && <OutcomePanel outcome={now.outcome} />}
      <Explanations />
      {pending && <GuideBox decision={pending.decision} />}
      {mine && Panel && (
        <>
          <div className={style.actionTitle}>
            <h2>{words.say(`decision/${mine.decision}`)}</h2>
            <RuleLink section={mine.rule} />
          </div>
          <p className={parts.soft}>
            {words.t('table/acting-as', { seat: words.seat(seat) })}
            {company && ` · ${words.say(`company-name/${company}`)}`}
          </p>
          <LessonNote decision={mine.decision} />
          <div className={style.panel} data-panel={mine.decision}>
            <Panel key={`${position} ${mine.decision}`} pending={mine} />
          </div>
        </>
      )}
      {!mine && pending && (
        <p>
          {words.t('table/waiting', {
            seats: pending.seats as string[],
            decision: words.say(`decision/${pending.decision}`),
          })}
        </p>
      )}
      {problem && (
        <p className={parts.problem} role="alert">
          <Reason problem={problem} />
        </p>
      )}
    </section>
  );
}
