import type { Context } from '../context.ts';
import { sendTableChange } from '../tables/changed.ts';

/**
 * Spectators who came or went. They are announced together every few seconds, so that opening and closing pages cannot
 * flood a table.
 */
export class SpectatorNews {
  #changed = new Map<string, Set<string>>();

  changed(table: string, accountId: string | null): void {
    const accounts = this.#changed.get(table) ?? new Set();
    if (accountId !== null) accounts.add(accountId);
    this.#changed.set(table, accounts);
  }

  async announce(context: Context): Promise<void> {
    const changed = this.#changed;
    this.#changed = new Map();
    for (const [table, accounts] of changed) {
      try {
        for (const account of accounts) await context.presence.changed(table, account);
        await sendTableChange(context, table);
      } catch (error) {
        context.log.warn({ err: error, table }, 'spectators were not announced');
      }
    }
  }
}
