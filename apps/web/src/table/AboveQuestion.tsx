import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';
import style from './action.module.css';
import { AnalysisBox } from './analysis/AnalysisBox.tsx';
import { OutcomePanel } from './around/OutcomePanel.tsx';
import { eventSentence } from './around/sentences.ts';
import { AutoPlace } from './auto/AutoPlace.tsx';
import type { useAuto } from './auto/use-auto.ts';
import { useTable } from './context.ts';
import { Explanations } from './Explanations.tsx';
import { GuideBox } from './GuideBox.tsx';
import { LessonBox } from './LessonBox.tsx';
import { Reason } from './Reason.tsx';
import { StandIn } from './StandIn.tsx';

/** Shown above every question: auto actions, the end of the game, what has just happened and which procedure is running. */
export function AboveQuestion({ auto }: { auto: ReturnType<typeof useAuto> }) {
  const { snapshot } = useTable();
  const { pending, view } = snapshot.game!;
  return (
    <>
      <StandIn />
      <AutoPlace {...auto} />
      <Declined />
      <LessonBox />
      <AnalysisBox />
      {view.outcome && <OutcomePanel outcome={view.outcome} />}
      <Explanations />
      {pending && <GuideBox pending={pending} />}
    </>
  );
}

/** That the player's own proposal has just been declined. */
function Declined() {
  const words = useWords();
  const { snapshot, seat } = useTable();
  const events = snapshot.entries.at(-1)?.events ?? [];
  const declined = events.find(
    ({ type, proposer }) => (type === 'deal-declined' || type === 'deal-closed') && proposer === seat,
  );
  if (!declined) return null;
  return (
    <p className={style.notice} role="alert" data-declined>
      {eventSentence(words, declined)}
    </p>
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
