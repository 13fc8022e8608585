import { type Action, CHANCE, type GameRecord, isPass, type Json, sameJson } from '@signalbox/kernel';
import { importGame } from '../replay.ts';
import { COUNT_NOW } from './asked.ts';
import { type Exported, exportGame } from './export.ts';
import type { SiteGame } from './site-game.ts';

/** What a game became by going out and coming in again. */
export interface RoundTrip {
  /** As it went out; or why it has no counterpart there. */
  readonly exported: Exported;
  /** Why it did not come through; null if it did. */
  readonly trouble: string | null;
}

/**
 * Exports a game, imports it, and compares both logs action by action: a state follows from its log alone, so equal
 * logs are equal states after every action. The import compares what everybody is worth at the end, and meets no action
 * that the site does not ask for, nor lacks one.
 */
export function roundTrip(record: GameRecord): RoundTrip {
  const exported = exportGame(record);
  return { exported, trouble: exported.ok ? troubleIn(exported.game, exported.there.log) : null };
}

function troubleIn(game: SiteGame, log: readonly Action[]): string | null {
  // Nothing but JSON crosses over.
  const { report, actions, state } = importGame(JSON.parse(JSON.stringify(game)));
  const seats = new Map(game.players.map(({ id }, i) => [`p${id}`, `p${i + 1}`]));
  const ours = inOneOrder(log.map((action) => renamed(action as never, seats) as unknown as Action));
  const theirs = inOneOrder(actions);
  // When all agreed to count the file does not tell: there everybody has passed by then, or goes on to.
  const agreed = log.at(-1)?.decision === COUNT_NOW;
  const at = ours.findIndex((action, i) => {
    const became = theirs[i];
    return became ? !sameJson(action as never, became as never) : !(agreed && isPass(action.choice));
  });
  const refused = report.ok ? '' : `; then ${JSON.stringify(report.refused ?? report)}`;
  if (at >= 0 || !report.ok)
    return `entry ${at + 1} ${JSON.stringify(ours[at])} became ${JSON.stringify(theirs[at])}${refused}`;
  // What the site does by itself after the last action of a game that goes on is no fault.
  if (theirs.length > ours.length && game.status === 'finished' && !agreed)
    return `more came back: ${JSON.stringify(theirs[ours.length])}`;
  const [difference] = report.differences;
  if (difference) return `the file says otherwise: ${JSON.stringify(difference)}`;
  const isOver = game.game_end_reason !== undefined && game.game_end_reason !== 'manually_ended';
  if (isOver && !state?.outcome) return 'the game is not over';
  return null;
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
