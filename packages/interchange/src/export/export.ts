import {
  decodeSetup,
  type GameRecord,
  type Json,
  type Objection,
  objection,
  presentLog,
} from '@signalbox/kernel';
import { EXPORT_18FL } from '../18fl/exporter.ts';
import { EXPORT_1841 } from '../1841/exporter.ts';
import { EXPORT_1860 } from '../1860/exporter.ts';
import { IMPORTERS } from '../importers.ts';
import type { Written } from './action-writer.ts';
import { endingThere } from './ending.ts';
import type { Exporter } from './exporter.ts';
import type { SiteGame } from './site-game.ts';
import { idOfSeat, type Mark, writeLog } from './write-log.ts';

// biome-ignore lint/suspicious/noExplicitAny: each exporter knows the state of its own title
type AnyExporter = Exporter<any>;

export const EXPORTERS: Readonly<Record<string, AnyExporter>> = {
  '18FL': EXPORT_18FL,
  '1841': EXPORT_1841,
  '1860': EXPORT_1860,
};

export interface ExportWishes {
  /** In the order of the seats. */
  readonly names?: readonly string[];
  /** Seconds since 1970. */
  readonly createdAt?: number;
}

export type Exported =
  | {
      readonly ok: true;
      readonly game: SiteGame;
      /** Where import and export can be compared. */
      readonly marks: readonly Mark[];
    }
  | ({ readonly ok: false } & Objection);

/** The rules that a file without a date is played by there: those of its first day. */
const DAY_OF_EXPORT = Date.UTC(2026, 0, 1) / 1000;

/** A game of ours in the form of 18xx.games, or why that site could not play it. */
export function exportGame(record: GameRecord, wishes: ExportWishes = {}): Exported {
  const exporter = Object.hasOwn(EXPORTERS, record.title) ? EXPORTERS[record.title] : undefined;
  if (!exporter) return refused(objection('export/title', { title: record.title }));
  const decoded = decodeSetup(exporter.title, record);
  if (!decoded.ok) return refused(decoded);
  const rules = exporter.optionalRules(decoded.setup.options, record.players);
  if ('why' in rules) return refused(rules);
  const actions = presentLog(exporter.title, record);
  const log = writeLog(exporter, decoded.setup, actions);
  if ('why' in log) return refused(log);
  const { written, marks, state } = log;
  const { names = [], createdAt = DAY_OF_EXPORT } = wishes;
  const seats = [...new Set<string>([...exporter.playerOrder(state, actions), ...state.seats])];
  const ending = endingThere(state.outcome?.reason ?? null);
  const isOver = ending.status === 'finished';
  const updatedAt = createdAt + written.length;
  const worth = IMPORTERS[record.title]!.worth;
  const game: SiteGame = {
    id: 'hs_signalbox',
    title: record.title,
    description: '',
    players: seats.map((seat) => {
      const id = idOfSeat(seat);
      return { id, name: names[id - 1] ?? `Player ${id}` };
    }),
    min_players: record.players,
    max_players: record.players,
    mode: 'hotseat',
    user: { id: 0, name: 'You' },
    settings: { seed: 1, optional_rules: rules, player_order: null },
    ...ending,
    result: isOver ? Object.fromEntries(seats.map((seat) => [idOfSeat(seat), worth(state, seat)])) : {},
    actions: written.map((action, i) => dated(action, i + 1, createdAt + i)),
    created_at: createdAt,
    updated_at: updatedAt,
    ...(isOver && { finished_at: updatedAt }),
    loaded: true,
  };
  return { ok: true, game, marks };
}

function dated(action: Written, id: number, at: number): SiteGame['actions'][number] {
  const carried = (action.auto_actions ?? []) as Record<string, Json>[];
  const behind = carried.map((automatic) => ({ ...automatic, created_at: at }));
  return { ...action, ...(behind.length > 0 && { auto_actions: behind }), id, created_at: at };
}

function refused({ why, details }: Objection): Exported {
  return { ok: false, ...objection(why, details) };
}
