import type { Transaction } from 'kysely';
import type { ArchiveRow, Schema } from '../database/schema.ts';
import type { LiveDraft, LiveGame } from '../play/live-game.ts';

/** When a game ends that everybody could watch, it is added to the archive, in the same transaction. */
export async function addToArchive(
  trx: Transaction<Schema>,
  draft: LiveDraft,
  game: LiveGame,
): Promise<void> {
  if (draft.before.status !== 'playing' || game.status !== 'finished' || !game.state.outcome) return;
  const table = await trx
    .selectFrom('tables')
    .select(['options', 'listed', 'spectators', 'rated'])
    .where('id', '=', game.table)
    .executeTakeFirstOrThrow();
  if (table.listed === 0 || table.spectators === 0) return;
  const row: ArchiveRow = {
    table_id: game.table,
    title: game.title.id,
    players: game.seats.length,
    options: optionsText(JSON.parse(table.options)),
    rated: table.rated,
    moves: game.position,
    ending: game.state.outcome.reason,
    finished_at: draft.at,
    hidden: 0,
  };
  await trx.insertInto('archive').values(row).execute();
}

/** In the order of their names, so that each can be searched for between semicolons. */
function optionsText(options: Record<string, boolean | string>): string {
  const parts = Object.keys(options)
    .sort()
    .map((name) => `${name}=${options[name]}`);
  return `;${parts.join(';')};`;
}
