import type { AnyTitle } from '@signalbox/kernel';
import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Schema } from './database/schema.ts';
import type { Storage } from './database/storage.ts';
import type { Bus } from './fanout/bus.ts';
import type { EventStreams } from './fanout/event-streams.ts';
import type { Hub } from './fanout/hub.ts';
import type { LateSpectators } from './fanout/late-spectators.ts';
import type { Presence } from './fanout/presence.ts';
import type { SpectatorNews } from './fanout/spectators.ts';
import type { Turns } from './fanout/turns.ts';
import type { Mail } from './notify/mail.ts';
import type { GameKeeper } from './play/game-keeper.ts';
import type { LiveDraft, LiveGame } from './play/live-game.ts';
import type { Buckets } from './security/buckets.ts';

/** Written in the same transaction as the move that caused it. */
export type AfterWrite = (trx: Transaction<Schema>, draft: LiveDraft, game: LiveGame) => Promise<void>;

/** The parts of the server, as they use each other. */
export interface Context {
  readonly config: Config;
  readonly storage: Storage;
  readonly titles: ReadonlyMap<string, AnyTitle>;
  readonly log: Logger;
  readonly now: () => number;
  /** A game's seed: nobody can guess it before the end. */
  readonly newSeed: () => string;
  readonly bus: Bus;
  readonly hub: Hub;
  readonly events: EventStreams;
  readonly presence: Presence;
  readonly spectators: SpectatorNews;
  readonly late: LateSpectators;
  readonly turns: Turns;
  /** How much an address may send over all its sockets, and an account in all chats. */
  readonly budgets: { readonly messages: Buckets; readonly chat: Buckets };
  /** Null: no mail can be sent. */
  readonly mail: Mail | null;
  readonly games: GameKeeper;
  readonly afterWrite: AfterWrite[];
  /** Called after this process has stored a change of a game. */
  readonly onWritten: ((game: LiveGame) => void)[];
}
