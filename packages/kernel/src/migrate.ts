import type { Json } from './json.ts';
import type { GameState } from './state.ts';
import type { Title } from './title.ts';

/**
 * Migrates a stored state to the title's current format, one version at a time. A game in progress continues from its
 * stored state even if the code has changed, so a migration is only needed when the shape of the state changes.
 */
export function migrate<S extends GameState>(title: Title<S>, stored: Json): S {
  if (!Number.isInteger((stored as { format?: unknown } | null)?.format)) {
    throw new Error(`${title.id}: the stored state has no format.`);
  }
  let state = stored as unknown as { format: number };
  while (state.format < title.format) {
    const migration = title.migrations[state.format];
    if (!migration) throw new Error(`${title.id} has no migration from format ${state.format}.`);
    const next = migration(state as unknown as Json) as unknown as { format: number };
    if (next.format !== state.format + 1)
      throw new Error(`${title.id}: migration from ${state.format} is wrong.`);
    state = next;
  }
  if (state.format > title.format) {
    throw new Error(`${title.id}: this game was saved by a newer version (format ${state.format}).`);
  }
  return state as unknown as S;
}
