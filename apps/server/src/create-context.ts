import type { AnyTitle } from '@signalbox/kernel';
import type { Logger } from 'pino';
import { addToArchive } from './archive/record.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { openStorage } from './database/open.ts';
import { silentBus } from './fanout/bus.ts';
import { EventStreams } from './fanout/event-streams.ts';
import { Hub } from './fanout/hub.ts';
import { LateSpectators } from './fanout/late-spectators.ts';
import { PostgresBus } from './fanout/postgres-bus.ts';
import { ownPresence, SharedPresence } from './fanout/presence.ts';
import { SpectatorNews } from './fanout/spectators.ts';
import { Turns } from './fanout/turns.ts';
import { Mail } from './notify/mail.ts';
import { SPECTATORS, seatPart, setAside } from './operation/troubles.ts';
import { Games } from './play/games.ts';
import { recordResults } from './ratings/record.ts';
import { Buckets } from './security/buckets.ts';
import { ACCOUNTS_AT_AN_ADDRESS } from './security/limits.ts';
import { recordTournamentResult } from './tournaments/rounds.ts';

/** Chat is stored and sent to others, so only one in this many messages per second may be chat. */
const CHAT_SHARE = 10;

export async function createContext(
  config: Config,
  titles: readonly AnyTitle[],
  log: Logger,
  now: () => number,
  newSeed: () => string,
): Promise<Context> {
  const storage = await openStorage(config, (error) =>
    log.warn({ err: error }, 'a database connection broke'),
  );
  const bus = config.databaseUrl ? new PostgresBus(config.databaseUrl, log, config.silenceMs) : silentBus;
  const hub = new Hub(now, (table, seat, error) => {
    const aside = setAside(context, seatPart(table, seat ?? SPECTATORS), error);
    aside.catch((err: unknown) => log.warn({ err, table, seat }, 'a failing seat could not be set aside'));
  });
  const parts = {
    config,
    storage,
    titles: new Map(titles.map((title) => [title.id, title])),
    log,
    now,
    newSeed,
    bus,
    hub,
    events: new EventStreams(storage.db, now, log),
    spectators: new SpectatorNews(),
    late: new LateSpectators(),
    presence: config.databaseUrl ? new SharedPresence(storage.db, hub, bus, now) : ownPresence(hub),
    turns: new Turns(),
    budgets: {
      messages: new Buckets(ACCOUNTS_AT_AN_ADDRESS * config.messagesPerSecond),
      chat: new Buckets(config.messagesPerSecond / CHAT_SHARE),
    },
    mail: Mail.from(config, storage, now),
    afterWrite: [recordResults, addToArchive, recordTournamentResult],
    onWritten: [],
  };
  const context: Context = Object.assign(parts, { games: null as unknown as Games });
  return Object.assign(context, { games: new Games(context, config.liveGames) });
}
