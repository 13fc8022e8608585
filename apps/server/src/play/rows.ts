import {
  type Entry,
  type EntryHead,
  migrateAutos,
  migrateEndedAutos,
  type ShownEntry,
} from '@signalbox/table';
import type { EntryRecord, SeatRecord } from '../database/schema.ts';
import type { LiveSeat, Sender } from './live-game.ts';

/** How an entry of the log is stored. */
export function rowOfEntry(table: string, entry: Entry, sender: Sender | null): EntryRecord {
  const { position, kind, seat, by, madeBy, decision, at } = entry;
  return {
    table_id: table,
    position,
    kind,
    seat,
    by,
    made_by: madeBy,
    decision,
    choice: JSON.stringify(entry.choice),
    draw: entry.draw,
    events: JSON.stringify(entry.events),
    patches: JSON.stringify(entry.patches),
    inverse: JSON.stringify(entry.inverse),
    reveals: entry.reveals ? 1 : 0,
    hidden: entry.hidden ? 1 : 0,
    undone: entry.undone ? 1 : 0,
    takes_back: text(entry.takesBack),
    puts_back: text(entry.putsBack),
    account_id: by === 'person' ? (sender?.accountId ?? null) : null,
    request_id: by === 'person' ? (sender?.request ?? null) : null,
    at,
    because: text(entry.because),
    chain: null,
  };
}

export function entryOfRow(row: EntryRecord): Entry {
  return {
    ...headOfRow(row),
    ...shownOfRow(row),
    patches: JSON.parse(row.patches),
    inverse: JSON.parse(row.inverse),
  };
}

const COMMON_COLUMNS = [
  'position',
  'kind',
  'seat',
  'by',
  'made_by',
  'draw',
  'takes_back',
  'puts_back',
] as const;
export const HEAD_COLUMNS = [...COMMON_COLUMNS, 'reveals'] as const satisfies readonly (keyof EntryRecord)[];
/** Without the patches, which make up most of a row. */
export const SHOWN_COLUMNS = [
  ...COMMON_COLUMNS,
  'decision',
  'choice',
  'events',
  'hidden',
  'undone',
  'at',
  'because',
] as const satisfies readonly (keyof EntryRecord)[];

function commonOfRow(row: Pick<EntryRecord, (typeof COMMON_COLUMNS)[number]>) {
  return {
    position: row.position,
    kind: row.kind as Entry['kind'],
    seat: row.seat,
    by: row.by as Entry['by'],
    madeBy: row.made_by,
    draw: row.draw,
    takesBack: parsed<number[]>(row.takes_back),
    putsBack: parsed<number[]>(row.puts_back),
  };
}

export function headOfRow(row: Pick<EntryRecord, (typeof HEAD_COLUMNS)[number]>): EntryHead {
  return { ...commonOfRow(row), reveals: row.reveals === 1 };
}

export function shownOfRow(row: Pick<EntryRecord, (typeof SHOWN_COLUMNS)[number]>): ShownEntry {
  return {
    ...commonOfRow(row),
    decision: row.decision,
    choice: JSON.parse(row.choice),
    events: JSON.parse(row.events),
    hidden: row.hidden === 1,
    undone: row.undone === 1,
    at: row.at,
    because: parsed(row.because),
  };
}

export function seatOfRow(row: SeatRecord): LiveSeat {
  return {
    index: row.idx,
    seat: row.seat!,
    accountId: row.account_id,
    bot: row.bot,
    forfeited: row.forfeited === 1,
    autos: migrateAutos(parsed(row.program)),
    endedAutos: migrateEndedAutos(parsed(row.notice)),
  };
}

export function text(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

export function parsed<T>(stored: string | null): T | null {
  return stored === null ? null : (JSON.parse(stored) as T);
}
