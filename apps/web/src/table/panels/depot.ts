import type { GameState, Json } from '@signalbox/kernel';
import type { RosterLine } from '@signalbox/rails';
import type { Presentation } from '../../titles/presentation.ts';
import { isFields } from '../choice.ts';

interface InDepot {
  /** How many there are of this kind; null if there is no end of them. */
  readonly left: number | null;
  /** What is for sale once they are all sold. */
  readonly next: RosterLine | null;
}

/** The supply of a train that a choice buys from the depot; null for other choices. */
export function depotOf(presentation: Presentation, view: GameState, choice: Json): InDepot | null {
  if (!isFields(choice) || choice.from !== 'bank' || typeof choice.train !== 'string') return null;
  const lines = presentation.roster?.(view) ?? [];
  const { train } = choice;
  const at = lines.findIndex(({ kinds }) => kinds.includes(train));
  if (at < 0) return null;
  return {
    left: lines[at]!.left,
    next: lines.slice(at + 1).find(({ left }) => left !== 0) ?? null,
  };
}
