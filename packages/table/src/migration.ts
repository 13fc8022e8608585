import { type GameState, type Json, migrate } from '@signalbox/kernel';
import { append, type Draft } from './draft.ts';

/**
 * The code of the rules has changed the form of the state: the log says so and goes on from the new form. The entry
 * holds the whole state, since patches of the old form lead no further.
 */
export function migrateState(draft: Draft): void {
  const { title, state } = draft.game;
  const present = migrate(title, state as GameState & Json);
  const patches = [{ op: 'replace' as const, path: [], value: present }];
  append(draft, { kind: 'migration', seat: 'server', by: 'server', patches }, present);
}
