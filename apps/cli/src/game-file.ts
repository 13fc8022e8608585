import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Imported,
  importText,
  isTrace,
  readFileText,
  sizeObjection,
  type Trace,
} from '@signalbox/interchange';
import {
  type AnyTitle,
  commitment,
  decodeRecord,
  type GameRecord,
  type GameState,
  type Objection,
  RECORD_FORM,
} from '@signalbox/kernel';
import { readJson, readText } from './files.ts';
import { UserError } from './user-error.ts';
import { wordsOf } from './words.ts';

/** A file, or the games of a folder without their traces and states. */
export function gameFilesIn(path: string): string[] {
  if (!existsSync(path)) throw new UserError(`There is no ${path}.`);
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((file) => file.endsWith('.json') && !/\.(trace|states)\.json$/.test(file))
    .sort()
    .map((file) => join(path, file));
}

/** The text of a game's file; one that is far too large is not even read. */
export function readGameText(path: string): string {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const objection = sizeObjection(size);
  if (objection) throw complaint(path, objection);
  return readText(path);
}

/** A recorded game as JSON. */
export function readGame(path: string): unknown {
  const read = readFileText(readGameText(path));
  if ('why' in read) throw complaint(path, read);
  return read.json;
}

/** The states of a recorded game, as they are in its trace. */
export function readTrace(path: string): Trace {
  const trace = readJson(path);
  if (!isTrace(trace)) throw new UserError(`${path} is not a trace of a recorded game.`);
  return trace;
}

/** An imported game in our own format. */
export function importedRecord({
  report,
  state,
  actions,
}: Pick<Imported, 'report' | 'state' | 'actions'>): GameRecord {
  const { seats, options } = state as GameState & { seats: string[]; options: GameRecord['options'] };
  return {
    ...RECORD_FORM,
    title: report.title,
    players: seats.length,
    options,
    commitment: commitment(''),
    seed: null,
    log: actions,
  };
}

/** A game saved by Signalbox, or one from 18xx.games, which is imported first. */
export function recordIn(file: string, titles: readonly AnyTitle[]): GameRecord {
  const text = readGameText(file);
  const { report, state, actions } = importText(text);
  const ours = report.unreadable ? decodeRecord(parsed(text)) : null;
  if (ours?.ok) return ours.record;
  const { unreadable, refused } = report;
  const trouble = unreadable ?? refused?.refusal;
  if (trouble || !state) {
    const where = refused ? `action ${refused.action.id} (${refused.action.type}): ` : '';
    const rule = refused?.refusal?.rule ? ` (§${refused.refusal.rule})` : '';
    const { say } = wordsOf(titles.find(({ id }) => id === report.title) ?? null, 'en');
    throw new UserError(`${file}: ${where}${say(`why/${trouble?.why}`, trouble?.details)}${rule}`);
  }
  return importedRecord({ report, state, actions });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function complaint(path: string, { why, details }: Objection): UserError {
  return new UserError(`${path}: ${wordsOf(null, 'en').say(`why/${why}`, details)}`);
}
