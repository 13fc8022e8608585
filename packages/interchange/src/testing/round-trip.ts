import {
  type Action,
  CHANCE,
  commitment,
  type GameRecord,
  type GameState,
  type Json,
  newGame,
  playInPlace,
  type Setup,
  sameJson,
  type Title,
} from '@signalbox/kernel';
import { exportGame } from '../export/export.ts';
import type { Mark } from '../export/write-log.ts';
import { importGame } from '../replay.ts';

/** What a game became by going out and coming in again. */
export interface RoundTrip {
  /** Why it did not come through; null if it did. */
  readonly trouble: string | null;
  /** The game has something that the site has no counterpart for. */
  readonly refused: boolean;
  /** Places where both games were compared. */
  readonly compared: number;
}

/** Exports a game, imports it, and compares the states wherever both games should have come equally far. */
export function roundTrip<S extends GameState>(
  title: Title<S>,
  setup: Setup,
  log: readonly Action[],
): RoundTrip {
  const exported = exportGame(recordFor(title, setup, log));
  if (!exported.ok) return { trouble: JSON.stringify(exported), refused: true, compared: 0 };
  const { game, marks } = exported;
  const imported = importGame(game);
  const { report, positions } = imported;
  const trouble = (what: string): RoundTrip => ({ trouble: what, refused: false, compared: 0 });
  if (!report.ok) return trouble(JSON.stringify(report.refused ?? report));
  const seats = new Map(game.players.map(({ id }, i) => [`p${id}`, `p${i + 1}`]));
  const ours = new Walk(
    title,
    setup,
    log.map((action) => renamed(action as never, seats) as never),
  );
  const theirs = new Walk(title, setup, imported.actions);
  const points = lastMarks(marks);
  for (const { entries, actions } of points) {
    const here = ours.after(entries);
    const there = theirs.after(positions[actions]!);
    // Which train a president sells shares for is not written down: it shows when it is bought.
    if (here.stack.some(({ procedure }) => procedure === 'emergency-money')) continue;
    if (!sameJson(here as never, there as never)) {
      const at = firstDifference(ours.state as never, theirs.state as never, '');
      return trouble(
        `entry ${entries}, action ${actions} ${JSON.stringify(game.actions[actions - 1])}: ${at}`,
      );
    }
  }
  return { trouble: null, refused: false, compared: points.length };
}

/** The importer passes over what the site does not ask: it stands where the next written action is due. */
function lastMarks(marks: readonly Mark[]): Mark[] {
  return marks.filter(({ actions }, i) => marks[i + 1]?.actions !== actions);
}

function recordFor<S extends GameState>(title: Title<S>, setup: Setup, log: readonly Action[]): GameRecord {
  const seed = 'round trip';
  const { players, options } = setup;
  const form = { form: 'signalbox-game', version: 1 } as const;
  return { ...form, title: title.id, players, options, commitment: commitment(seed), seed: null, log };
}

/** Plays a log as far as wanted. */
class Walk<S extends GameState> {
  readonly state: S;
  private readonly title: Title<S>;
  private readonly log: readonly Action[];
  private done = 0;

  constructor(title: Title<S>, setup: Setup, log: readonly Action[]) {
    this.title = title;
    this.log = log;
    this.state = newGame(title, setup);
    this.state.events = null;
  }

  after(entries: number): S {
    for (; this.done < entries; this.done++) {
      const refusal = playInPlace(this.title, this.state, this.log[this.done]!);
      if (refusal) throw new Error(`entry ${this.done + 1} is refused: ${refusal.why}`);
    }
    return this.state;
  }
}

/** The site lists players in the order of play: whoever sat elsewhere has another name afterwards. */
function renamed(value: Json, seats: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return value === CHANCE ? value : (seats.get(value) ?? value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, seats));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, renamed(item, seats)]));
}

function firstDifference(a: Json, b: Json, path: string): string {
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    const [left, right] = [a, b] as Record<string, Json>[];
    for (const key of new Set([...Object.keys(left!), ...Object.keys(right!)])) {
      const [x, y] = [left![key] ?? null, right![key] ?? null];
      if (!sameJson(x, y)) return firstDifference(x, y, `${path}/${key}`);
    }
  }
  return `${path}: ${JSON.stringify(a)} became ${JSON.stringify(b)}`;
}
