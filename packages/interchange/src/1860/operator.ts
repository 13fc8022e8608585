import type { CompanyTurn } from '@signalbox/titles/1860/company-turn.ts';
import type { EighteenSixtyState as State } from '@signalbox/titles/1860/index.ts';

/** The turn of the company that operates. */
export function turnOf(state: State): CompanyTurn | null {
  const turns = ['company-turn', 'nationalised-turn'];
  const turn = state.stack.findLast(({ procedure }) => turns.includes(procedure));
  return turn ? (turn.vars as CompanyTurn) : null;
}
