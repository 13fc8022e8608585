import { useEffect, useRef } from 'react';
import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';
import { ActingAs } from './ActingAs.tsx';
import style from './action.module.css';
import { OutcomePanel } from './around/OutcomePanel.tsx';
import { PastPanel } from './around/PastPanel.tsx';
import { useTable } from './context.ts';
import { Explanations } from './Explanations.tsx';
import { GuideBox } from './GuideBox.tsx';
import { HintBox, useHint } from './HintBox.tsx';
import { LessonNote } from './LessonNote.tsx';
import { Programs, RunningProgramNote } from './Programs.tsx';
import { ChoicesPanel } from './panels/ChoicesPanel.tsx';
import { Reason } from './Reason.tsx';
import { RuleLink } from './RuleLink.tsx';
import { StepBar } from './StepBar.tsx';
import { UndoBar } from './UndoBar.tsx';

/** What can be done now. */
export function ActionPanel() {
  const words = useWords();
  const { snapshot, past, problem, seat, presentation } = useTable();
  const { pending, view: now, position } = snapshot.game!;
  const { hint, ask } = useHint();
  const section = useFreshStart(`${position} ${pending?.decision}`);
  if (past !== null) return <PastPanel />;
  const mine = pending?.offer && seat !== null ? pending : null;
  const Panel = mine && (presentation.panels.get(mine.decision) ?? ChoicesPanel);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={style.action}
      aria-label={words.t('table/action')}
      data-position={position}
    >
      <UndoBar onHint={ask} />
      <RunningProgramNote />
      {now.outcome && <OutcomePanel outcome={now.outcome} />}
      <Explanations />
      {pending && <GuideBox decision={pending.decision} />}
      {mine && Panel && (
        <>
          <div className={style.actionTitle}>
            <h2>{words.say(`decision/${mine.decision}`)}</h2>
            <RuleLink section={mine.rule} />
          </div>
          <ActingAs />
          <StepBar decision={mine.decision} />
          <LessonNote decision={mine.decision} />
          <HintBox hint={hint} decision={mine.decision} />
          <div className={style.panel} data-panel={mine.decision}>
            <Panel key={`${position} ${mine.decision}`} pending={mine} />
          </div>
        </>
      )}
      {mine && <Programs decision={mine.decision} />}
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

/** A new question begins at its top; keyboard focus on what is gone moves here. */
function useFreshStart(question: string) {
  const section = useRef<HTMLElement>(null);
  const before = useRef(question);
  const byKeyboard = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      byKeyboard.current = type === 'keydown';
    };
    window.addEventListener('keydown', note);
    window.addEventListener('pointerdown', note);
    return () => {
      window.removeEventListener('keydown', note);
      window.removeEventListener('pointerdown', note);
    };
  }, []);
  useEffect(() => {
    if (before.current === question) return;
    before.current = question;
    if (section.current) section.current.scrollTop = 0;
    if (byKeyboard.current && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true });
  }, [question]);
  return section;
}
