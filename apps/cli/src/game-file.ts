import { statSync } from 'node:fs';
import { readFileText, sizeObjection } from '@signalbox/interchange';
import type { Objection } from '@signalbox/kernel';
import { readText } from './files.ts';
import { UserError } from './user-error.ts';
import { wordsOf } from './words.ts';

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

function complaint(path: string, { why, details }: Objection): UserError {
  return new UserError(`${path}: ${wordsOf(null, 'en').say(`why/${why}`, details)}`);
}
