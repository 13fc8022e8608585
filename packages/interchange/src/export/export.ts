import {
  type Action,
  AGREED,
  CHANCE,
  currentLog,
  decodeSetup,
  type GameRecord,
  type Json,
  type Objection,
  objection,
  type Setup,
} from '@signalbox/kernel';
import { EXPORT_18FL } from '../18fl/exporter.ts';
import { EXPORT_1841 } from '../1841/exporter.ts';
import { EXPORT_1860 } from '../1860/exporter.ts';
import { IMPORTERS } from '../importers.ts';
import { importGame } from '../replay.ts';
import type { Written } from './action-writer.ts';
import { type EndingThere, endingThere, isByHand } from './ending.ts';
import type { Exporter } from './exporter.ts';
import type { SiteGame } from './site-game.ts';
import { type LogThere, underSiteRules } from './under-site-rules.ts';
import { idOfSeat, writeLog } from './write-log.ts';

// biome-ignore lint/suspicious/noExplicitAny: each exporter knows the state of its own title
type AnyExporter = Exporter<any>;

export const EXPORTERS: Readonly<Record<string, AnyExporter>> = {
  '18FL': EXPORT_18FL,
  '1841': EXPORT_1841,
  '1860': EXPORT_1860,
};

export interface ExportOptions {
  /** In seat order. */
  readonly names?: readonly string[];
  /** Seconds since 1970. */
  readonly createdAt?: number;
}

export type Exported =
  | {
      readonly ok: true;
      readonly game: SiteGame;
      /** The game as the site plays it; our own log if the table uses the site's rules. */
      readonly there: Pick<LogThere, 'setup' | 'log'>;
    }
  | ({ readonly ok: false } & Objection);

/** The site plays a file without a date by the rules of this day. */
const DAY_OF_EXPORT = Date.UTC(2026, 0, 1) / 1000;

/** A game of ours in the format of 18xx.games, or the reason why that site cannot play it. */
export function exportGame(record: GameRecord, options: ExportOptions = {}): Exported {
  const exporter = Object.hasOwn(EXPORTERS, record.title) ? EXPORTERS[record.title] : undefined;
  if (!exporter) return refused(objection('export/title', { title: record.title }));
  const decoded = decodeSetup(exporter.title, record);
  if (!decoded.ok) return refused(decoded);
  const recorded = currentLog(exporter.title, record);
  const log = logThere(exporter, decoded.setup, recorded);
  if ('why' in log) return refused(log);
  const rules = exporter.optionalRules(log.setup.options, record.players);
  if ('why' in rules) return refused(rules);
  const done = writeLog(exporter, log, recorded);
  if ('why' in done) return refused(done);
  const { state } = done;
  const seats = [...new Set<string>([...exporter.playerOrder(state, log.log), ...state.seats])];
  const worth = IMPORTERS[record.title]!.worth;
  const table: Table = { title: record.title, rules, seats, options, worth: (seat) => worth(state, seat) };
  const ended = state.outcome?.reason ?? (log.isOver ? AGREED : null);
  const game = endedThere(table, endingThere(ended), done.written, log.log);
  return { ok: true, game, there: { setup: log.setup, log: log.log } };
}

/** The players of the exported game and its rules. */
interface Table {
  readonly title: string;
  readonly rules: readonly string[];
  /** In the site's order. */
  readonly seats: readonly string[];
  readonly options: ExportOptions;
  readonly worth: (seat: string) => number;
}

/** Ending manually takes one more action, unless the site would end the game automatically. */
function endedThere(
  table: Table,
  ending: EndingThere,
  written: readonly Written[],
  log: readonly Action[],
): SiteGame {
  if (!isByHand(ending)) return siteGame(table, ending, written);
  const { state } = importGame(siteGame(table, endingThere(null), written));
  const byItself = endingThere(state?.outcome?.reason ?? null);
  if (byItself.status === 'finished') return siteGame(table, byItself, written);
  return siteGame(table, ending, [...written, endByHand(log)]);
}

function siteGame(
  { title, rules, seats, options, worth }: Table,
  ending: EndingThere,
  written: readonly Written[],
): SiteGame {
  const { names = [], createdAt = DAY_OF_EXPORT } = options;
  const updatedAt = createdAt + written.length;
  const isOver = ending.status === 'finished';
  return {
    id: 'hs_signalbox',
    title,
    description: '',
    players: seats.map((seat) => {
      const id = idOfSeat(seat);
      return { id, name: names[id - 1] ?? `Player ${id}` };
    }),
    min_players: seats.length,
    max_players: seats.length,
    mode: 'hotseat',
    user: { id: 0, name: 'You' },
    settings: { seed: 1, optional_rules: rules, player_order: null },
    ...ending,
    result: isOver ? Object.fromEntries(seats.map((seat) => [idOfSeat(seat), worth(seat)])) : {},
    actions: written.map((action, i) => dated(action, i + 1, createdAt + i)),
    created_at: createdAt,
    updated_at: updatedAt,
    ...(isOver && { finished_at: updatedAt }),
    loaded: true,
  };
}

/**
 * The log as the site plays it: our own if the table uses the site's rules, otherwise the same game under those
 * rules.
 */
function logThere(exporter: AnyExporter, setup: Setup, log: readonly Action[]): LogThere | Objection {
  const rules = exporter.optionalRules(setup.options, setup.players);
  if (!('why' in rules)) return { setup, log, isOver: false };
  const options = exporter.siteOptions(setup.options);
  return underSiteRules(exporter.site, setup, options, log, exporter.translate);
}

/** The manual ending is recorded for the player who acted last. */
function endByHand(log: readonly Action[]): Written {
  const seat = log.findLast((action) => action.seat !== CHANCE)?.seat ?? 'p1';
  return { type: 'end_game', entity: idOfSeat(seat), entity_type: 'player' };
}

function dated(action: Written, id: number, at: number): SiteGame['actions'][number] {
  const carried = (action.auto_actions ?? []) as Record<string, Json>[];
  const behind = carried.map((automatic) => ({ ...automatic, created_at: at }));
  return { ...action, ...(behind.length > 0 && { auto_actions: behind }), id, created_at: at };
}

function refused({ why, details }: Objection): Exported {
  return { ok: false, ...objection(why, details) };
}
