import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** What the other processes are told: that something of a table has changed, never what. They read it themselves. */
export interface News {
  readonly about: 'game' | 'table' | 'chat';
  readonly table: string;
  /** The version of the game, or the number of the chat message. */
  readonly number: number;
}

/** Carries news between the processes of one database. */
export interface Bus {
  /** Told when, and only if, the transaction is committed. */
  announce(trx: Transaction<Schema>, news: News): Promise<void>;
  close(): Promise<void>;
}

/** An embedded database has one process, which knows already. */
export const silentBus: Bus = {
  announce: async () => {},
  close: async () => {},
};
