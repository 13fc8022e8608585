import { use } from 'react';
import { useAuto } from './auto/use-auto.ts';
import { useTable } from './context.ts';
import { useHandOver } from './HandOver.tsx';
import { useHint } from './HintBox.tsx';
import { LessonContext } from './lesson-context.ts';
import { ChoicesPanel } from './panels/ChoicesPanel.tsx';
import { useFreshStart } from './use-fresh-start.ts';

/** The pending question and this seat's answer, both for the panel next to the map and for the exchange. */
export function useQuestion() {
  const { snapshot, past, seat, presentation } = useTable();
  const { pending, position } = snapshot.game!;
  const hint = useHint();
  const auto = useAuto();
  const section = useFreshStart(`${position} ${pending?.decision}`);
  // A lesson that is judged asks nothing more.
  const judged = use(LessonContext)?.progress?.judgement ?? null;
  const asked = judged ? null : pending;
  const mine = past === null && asked?.offer && seat !== null ? asked : null;
  const { covered, take } = useHandOver();
  const Panel = mine && !covered && (presentation.panels.get(mine.decision) ?? ChoicesPanel);
  const handOver = mine && covered ? take : null;
  return { pending: asked, position, mine, Panel: Panel || null, handOver, hint, auto, section };
}
