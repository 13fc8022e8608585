import { type GameState, type Json, migrate } from '@signalbox/kernel';
import { append, type Draft } from './draft.ts';

/**
 * The format of the state has changed: the log gets a migration entry and continues in the new format. The entry
 * holds the whole state, since patches of the old format do not apply to it.
 */
export function migrateState(draft: Draft): void {
  const { title, state } = draft.game;
  const current = migrate(title, state as GameState & Json);
  const patches = [{ op: 'replace' as const, path: [], value: current }];
  append(draft, { kind: 'migration', seat: 'server', by: 'server', patches }, current);
}
