import type { Moves } from './moves.ts';
import type { RecordedAction } from './recording.ts';

/**
 * When a new limit affects several companies, the site lets their presidents discard in any order; our game asks them
 * one after another. So each question is answered with that company's own discard, wherever it is among adjacent ones.
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

  /** The discard of the company that is asked, instead of this recorded one. */
  for(company: string, action: RecordedAction): RecordedAction {
    // The reader may look at a question twice before it is answered.
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
