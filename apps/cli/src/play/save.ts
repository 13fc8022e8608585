import { writeFileSync } from 'node:fs';
import { recordOf, type Say } from '@signalbox/kernel';
import { printTranscript, transcriptOf } from '@signalbox/kernel/tools';
import { actionsOf } from '@signalbox/table';
import type { Table } from './table.ts';

/** Writes the game as a record, or as a transcript if the file is called `.txt`; returns what to say about it. */
export function saveGame(table: Table, file: string): Parameters<Say> {
  if (file === '') return ['table/save-where'];
  const { title, setup, seed, state, entries } = table;
  const text = file.endsWith('.txt')
    ? printTranscript(transcriptOf(title.id, setup, actionsOf(entries)))
    : `${JSON.stringify(recordOf(title, setup, state, actionsOf(entries), seed), null, 2)}\n`;
  try {
    writeFileSync(file, text);
  } catch (error) {
    return ['table/not-saved', { reason: (error as Error).message }];
  }
  return ['table/saved', { file }];
}
