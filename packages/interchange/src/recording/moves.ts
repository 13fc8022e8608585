import { effectiveActions } from './effective.ts';
import { isProgram } from './importer.ts';
import type { RecordedAction, Recording } from './recording.ts';

/** The recorded actions that count, so that a reader can look ahead and back. */
export class Moves {
  private readonly all: readonly RecordedAction[];
  /** Computed when first needed: many readers never look around. */
  private places: ReadonlyMap<RecordedAction, number> | null = null;

  constructor({ actions }: Recording) {
    this.all = effectiveActions(actions).filter((action) => !isProgram(action));
  }

  after(action: RecordedAction): RecordedAction | null {
    return this.all[this.placeOf(action) + 1] ?? null;
  }

  before(action: RecordedAction): RecordedAction | null {
    return this.all[this.placeOf(action) - 1] ?? null;
  }

  /** This action and the following ones. */
  from(action: RecordedAction): readonly RecordedAction[] {
    return this.all.slice(this.placeOf(action));
  }

  /** This action and its neighbours of the same type. */
  together(action: RecordedAction): readonly RecordedAction[] {
    const place = this.placeOf(action);
    const same = (i: number) => this.all[i]?.type === action.type;
    let first = place;
    while (same(first - 1)) first -= 1;
    let end = place + 1;
    while (same(end)) end += 1;
    return this.all.slice(first, end);
  }

  /**
   * Does a company pass right after an action of its own? If its turn is over in our game, the site has asked for one
   * step more than we do.
   */
  passesOn(action: RecordedAction): boolean {
    if (action.type !== 'pass' || action.entityType !== 'corporation') return false;
    return this.before(action)?.entity === action.entity;
  }

  private placeOf(action: RecordedAction): number {
    this.places ??= new Map(this.all.map((each, i) => [each, i]));
    return this.places.get(action) ?? this.all.length;
  }
}
