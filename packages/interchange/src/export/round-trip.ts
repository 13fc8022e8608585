import {
  type Action,
  CHANCE,
  type GameRecord,
  isAnswerTo,
  isPass,
  type Json,
  sameJson,
} from '@signalbox/kernel';
import { COUNT_NOW } from '@signalbox/rails';
import { DECISIONS as FLORIDA } from '@signalbox/titles/18fl/exports.ts';
import { DECISIONS as ITALY } from '@signalbox/titles/1841/exports.ts';
import { importGame } from '../replay.ts';
import { type Exported, exportGame } from './export.ts';
import type { SiteGame } from './site-game.ts';

/** The result of exporting a game and importing it again. */
export interface RoundTrip {
  /** The exported game, or why the site has no counterpart for it. */
  readonly exported: Exported;
  /** Why the round trip failed; null if it did not. */
  readonly trouble: string | null;
}

/**
 * Exports a game, imports it, and compares both logs action by action: a state follows from its log alone, so equal
 * logs mean equal states after every action. The import also compares everybody's worth at the end, and reports actions
 * that the site does not ask for or that are missing.
 */
export function roundTrip(record: GameRecord): RoundTrip {
  const exported = exportGame(record);
  return { exported, trouble: exported.ok ? troubleIn(exported.game, exported.there.log) : null };
}

function troubleIn(game: SiteGame, log: readonly Action[]): string | null {
  // Through JSON text, as in a file.
  const { report, actions, state } = importGame(JSON.parse(JSON.stringify(game)));
  const seats = new Map(game.players.map(({ id }, i) => [`p${id}`, `p${i + 1}`]));
  const ours = inOneOrder(log.map((action) => renamed(action as never, seats) as unknown as Action));
  const theirs = inOneOrder(actions);
  // The file does not say when the players agreed to end the game: on the site they just pass.
  const agreed = log.at(-1)?.decision === COUNT_NOW;
  const at = ours.findIndex((action, i) => {
    const became = theirs[i];
    return became ? !sameJson(action as never, became as never) : !(agreed && isPass(action.choice));
  });
  const refused = report.ok ? '' : `; then ${JSON.stringify(report.refused ?? report)}`;
  if (at >= 0 || !report.ok)
    return `entry ${at + 1} ${JSON.stringify(ours[at])} became ${JSON.stringify(theirs[at])}${refused}`;
  // If the game was not over, automatic actions of the site after the last one are no error.
  const isOver = game.game_end_reason !== undefined && game.game_end_reason !== 'manually_ended';
  const [further] = theirs.slice(ours.length);
  if (further && isOver && !agreed && !runsOn(game, theirs.slice(ours.length)))
    return `unexpected further entry: ${JSON.stringify(further)}`;
  const [difference] = report.differences;
  if (difference) return `the file differs: ${JSON.stringify(difference)}`;
  if (isOver && !state?.outcome) return 'the game is not over';
  return null;
}

/** Where nothing can change any more, our game is scored at once; the site passes by itself for many rounds before it stops. */
function runsOn({ game_end_reason: reason }: SiteGame, further: readonly Action[]): boolean {
  return reason === 'dnf' && further.every(({ choice }) => isPass(choice));
}

/**
 * Sealed bids are simultaneous, so their order means nothing. And the file does not say which train a player went
 * bankrupt over (18FL).
 */
function inOneOrder(whole: readonly Action[]): Action[] {
  // The site does not ask whether to end and score the game.
  const log = whole.filter(({ decision }) => decision !== COUNT_NOW);
  const isSealed = (action: Action) =>
    isAnswerTo(action, FLORIDA.bidForChoice) || isAnswerTo(action, ITALY.sealedBids);
  const sealed = log.filter(isSealed).sort((a, b) => a.seat.localeCompare(b.seat));
  const ordered = log.map((action) => (isSealed(action) ? sealed.shift()! : action));
  const wanted = ordered.findLastIndex((action) => isAnswerTo(action, FLORIDA.buyTrain));
  const sales = ordered.slice(wanted + 1).filter((action) => !isAnswerTo(action, FLORIDA.declareBankruptcy));
  const { do: kind } = (ordered[wanted]?.choice ?? {}) as { do?: string };
  if (kind !== 'finance' || sales.some((action) => !isAnswerTo(action, FLORIDA.sellForTrain))) return ordered;
  return [...ordered.slice(0, wanted), ...sales, { ...ordered[wanted]!, choice: { do: 'bankrupt' } }];
}

/** The site lists players in the order of play, so seats are renumbered by it. */
function renamed(value: Json, seats: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return value === CHANCE ? value : (seats.get(value) ?? value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, seats));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, renamed(item, seats)]));
}
