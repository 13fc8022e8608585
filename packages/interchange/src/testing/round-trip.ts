import {
  type Action,
  CHANCE,
  commitment,
  type GameRecord,
  type GameState,
  type Json,
  type Setup,
  sameJson,
  type Title,
} from '@signalbox/kernel';
import { exportGame } from '../export/export.ts';
import { IMPORTERS } from '../importers.ts';
import { importGame } from '../replay.ts';

/** What a game became by going out and coming in again. */
export interface RoundTrip {
  /** Why it did not come through; null if it did. */
  readonly trouble: string | null;
  /** The game has something that the site has no counterpart for: why. */
  readonly refused: string | null;
  /** Actions that were compared, one by one. */
  readonly compared: number;
}

/**
 * Exports a game, imports it, and compares both logs action by action: a state follows from its log alone, so equal
 * logs are equal states after every action. What everybody is worth at the end is compared besides, as the import has reached it.
 */
export function roundTrip<S extends GameState>(
  title: Title<S>,
  setup: Setup,
  log: readonly Action[],
): RoundTrip {
  const exported = exportGame(recordFor(title, setup, log));
  if (!exported.ok) return { trouble: null, refused: exported.why, compared: 0 };
  const { game } = exported;
  // Nothing but JSON crosses over.
  const { report, actions, state } = importGame(JSON.parse(JSON.stringify(game)));
  const trouble = (what: string): RoundTrip => ({ trouble: what, refused: null, compared: 0 });
  const seats = new Map(game.players.map(({ id }, i) => [`p${id}`, `p${i + 1}`]));
  const ours = inOneOrder(log.map((action) => renamed(action as never, seats) as unknown as Action));
  const theirs = inOneOrder(actions);
  const at = ours.findIndex((action, i) => !sameJson(action as never, (theirs[i] ?? null) as never));
  const refused = report.ok ? '' : `; then ${JSON.stringify(report.refused ?? report)}`;
  if (at >= 0 || !report.ok)
    return trouble(
      `entry ${at + 1} ${JSON.stringify(ours[at])} became ${JSON.stringify(theirs[at])}${refused}`,
    );
  // Where the players agreed to count, the game goes on there by itself as far as it can.
  const agreed = log.at(-1)?.decision === 'count-now';
  if (theirs.length > ours.length && !agreed)
    return trouble(`more came back: ${JSON.stringify(theirs[ours.length])}`);
  const worth = (i: number) => IMPORTERS[title.id]!.worth(state, `p${i + 1}`);
  const other = game.players.find(
    ({ id }, i) => game.result[id] !== undefined && game.result[id] !== worth(i),
  );
  if (other) return trouble(`player ${other.id} ended with another worth`);
  return { trouble: null, refused: null, compared: ours.length };
}

function recordFor<S extends GameState>(title: Title<S>, setup: Setup, log: readonly Action[]): GameRecord {
  const { players, options } = setup;
  const form = { form: 'signalbox-game', version: 1 } as const;
  return { ...form, title: title.id, players, options, commitment: commitment(''), seed: null, log };
}

/**
 * Sealed bids are made at once: in which order they came in means nothing. And which train somebody wanted who went
 * bankrupt over it is not written down (18FL).
 */
function inOneOrder(whole: readonly Action[]): Action[] {
  // Nobody is asked there whether to count the game.
  const log = whole.filter(({ decision }) => decision !== 'count-now');
  const isSealed = ({ decision }: Action) => decision === 'bid-for-choice' || decision === 'sealed-bids';
  const sealed = log.filter(isSealed).sort((a, b) => a.seat.localeCompare(b.seat));
  const ordered = log.map((action) => (isSealed(action) ? sealed.shift()! : action));
  const wanted = ordered.findLastIndex(({ decision }) => decision === 'buy-train');
  const sales = ordered.slice(wanted + 1).filter(({ decision }) => decision !== 'declare-bankruptcy');
  const { do: kind } = (ordered[wanted]?.choice ?? {}) as { do?: string };
  if (kind !== 'finance' || sales.some(({ decision }) => decision !== 'sell-for-train')) return ordered;
  return [...ordered.slice(0, wanted), ...sales, { ...ordered[wanted]!, choice: { do: 'bankrupt' } }];
}

/** The site lists players in the order of play: the player who sat elsewhere has another name afterwards. */
function renamed(value: Json, seats: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return value === CHANCE ? value : (seats.get(value) ?? value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, seats));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, renamed(item, seats)]));
}
