import parts from '../parts/parts.module.css';
import { AnalysisBox } from './analysis/AnalysisBox.tsx';
import { OutcomePanel } from './around/OutcomePanel.tsx';
import { AutoPlace } from './auto/AutoPlace.tsx';
import type { useAuto } from './auto/use-auto.ts';
import { useTable } from './context.ts';
import { Explanations } from './Explanations.tsx';
import { GuideBox } from './GuideBox.tsx';
import { LessonBox } from './LessonBox.tsx';
import { Reason } from './Reason.tsx';

/** Shown above every question: auto actions, the end of the game, what has just happened and which procedure is running. */
export function AboveQuestion({ auto }: { auto: ReturnType<typeof useAuto> }) {
  const { snapshot } = useTable();
  const { pending, view } = snapshot.game!;
  return (
    <>
      <AutoPlace {...auto} />
      <LessonBox />
      <AnalysisBox />
      {view.outcome && <OutcomePanel outcome={view.outcome} />}
      <Explanations />
      {pending && <GuideBox decision={pending.decision} />}
    </>
  );
}

/** Why the last answer was refused. */
export function ProblemNote() {
  const { problem } = useTable();
  if (!problem) return null;
  return (
    <p className={parts.problem} role="alert">
      <Reason problem={problem} />
    </p>
  );
}
