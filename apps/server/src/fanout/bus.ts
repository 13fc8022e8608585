import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Notifications to other processes that something has changed. They read what it is from the database. */
export type News =
  | { readonly about: 'game'; readonly table: string; readonly version: number }
  | { readonly about: 'table'; readonly table: string }
  | { readonly about: 'chat'; readonly table: string; readonly id: number }
  /** Sessions have ended: all of an account, or one. */
  | { readonly about: 'account'; readonly account: string }
  | { readonly about: 'session'; readonly session: string };

export interface Listener {
  readonly receive: (news: News) => Promise<void>;
  /** Notifications may have been missed. */
  readonly missed: () => Promise<void>;
}

/** Carries notifications between the processes of one database. */
export interface Bus {
  /** Sent if and when the transaction is committed. */
  announce(trx: Transaction<Schema>, news: News): Promise<void>;
  listen(listener: Listener): Promise<void>;
  close(): Promise<void>;
}

/** An embedded database has only one process, so there is nobody to notify. */
export const silentBus: Bus = {
  announce: async () => {},
  listen: async () => {},
  close: async () => {},
};
