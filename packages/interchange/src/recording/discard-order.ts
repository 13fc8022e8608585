import type { Moves } from './moves.ts';
import type { RecordedAction } from './recording.ts';

/**
 * When a new limit holds for several companies, their presidents may discard in any order there; here they are asked
 * one after another. So each is answered with its own discard, wherever it stands among those that come together.
 */
export class DiscardOrder {
  private readonly used = new Set<RecordedAction>();
  private readonly moves: Moves;
  private readonly companyOf: (symbol: unknown) => string | null;
  private last: { readonly asked: RecordedAction; readonly given: RecordedAction } | null = null;

  constructor(moves: Moves, companyOf: (symbol: unknown) => string | null) {
    this.moves = moves;
    this.companyOf = companyOf;
  }

  /** The discard of the company that is asked, at the place of this recorded one. */
  for(company: string, action: RecordedAction): RecordedAction {
    // A question may be looked at twice before it is answered.
    if (this.last?.asked === action) return this.last.given;
    const own = this.moves
      .together(action)
      .find((move) => !this.used.has(move) && this.companyOf(move.entity) === company);
    const given = own ?? action;
    this.used.add(given);
    this.last = { asked: action, given };
    return given;
  }
}
