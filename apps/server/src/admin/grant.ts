import { type DatabaseConfig, openStorage, requireDatabase } from '../database/open.ts';
import { nameKey } from '../people/names.ts';

/** Makes a registered person an administrator; returns whether there is such a person. */
export async function grantAdmin(config: DatabaseConfig, name: string): Promise<boolean> {
  requireDatabase(config);
  const storage = await openStorage(config);
  try {
    const updated = await storage.commit((trx) =>
      trx.updateTable('accounts').set({ admin: 1 }).where('name_key', '=', nameKey(name)).executeTakeFirst(),
    );
    return Number(updated.numUpdatedRows) === 1;
  } finally {
    await storage.close();
  }
}
