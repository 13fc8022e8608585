import { useAuto } from './auto/use-auto.ts';
import { useTable } from './context.ts';
import { useHint } from './HintBox.tsx';
import { ChoicesPanel } from './panels/ChoicesPanel.tsx';
import { useFreshStart } from './use-fresh-start.ts';

/** What the game asks now, and what this seat answers it with: beside the map and in the exchange alike. */
export function useQuestion() {
  const { snapshot, past, seat, presentation } = useTable();
  const { pending, position } = snapshot.game!;
  const { hint, ask } = useHint();
  const auto = useAuto();
  const section = useFreshStart(`${position} ${pending?.decision}`);
  const mine = past === null && pending?.offer && seat !== null ? pending : null;
  const Panel = mine && (presentation.panels.get(mine.decision) ?? ChoicesPanel);
  return { pending, position, mine, Panel, hint, ask, auto, section };
}
