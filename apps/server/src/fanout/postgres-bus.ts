import { sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { endWhenSilent, LONGEST_SILENCE_MS } from '../database/postgres.ts';
import type { Schema } from '../database/schema.ts';
import { randomId } from '../ids.ts';
import type { Bus, Listener, News } from './bus.ts';

const CHANNEL = 'signalbox';
const RETRY_MS = 500;

/** PostgreSQL's LISTEN and NOTIFY, on a separate connection that is reopened whenever it breaks. */
export class PostgresBus implements Bus {
  readonly #url: string;
  readonly #log: Logger;
  readonly #silenceMs: number;
  readonly #self = randomId(8);
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(url: string, log: Logger, silenceMs = LONGEST_SILENCE_MS) {
    this.#url = url;
    this.#log = log;
    this.#silenceMs = silenceMs;
  }

  async announce(trx: Transaction<Schema>, news: News): Promise<void> {
    const payload = JSON.stringify({ from: this.#self, news });
    await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(trx);
  }

  async listen(listener: Listener): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    this.#client = client;
    client.on('notification', ({ payload = '{}' }) => {
      const { from, news } = JSON.parse(payload) as { from: string; news: News };
      if (from !== this.#self) this.#carefully(listener.receive(news));
    });
    const broken = () => {
      if (this.#closed || this.#client !== client) return;
      this.#client = null;
      void client.end().catch(() => {});
      this.#retry = setTimeout(() => this.#carefully(this.#listenAgain(listener)), RETRY_MS);
    };
    client.on('error', broken);
    client.on('end', broken);
    try {
      await client.connect();
      endWhenSilent(client, this.#silenceMs);
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      broken();
      throw error;
    }
    this.#pingRegularly(client, broken);
  }

  /** A connection that only listens does not notice when it is dead, so it sends something from time to time. */
  #pingRegularly(client: pg.Client, broken: () => void): void {
    let answered = true;
    const timer = setInterval(async () => {
      if (this.#client !== client) clearInterval(timer);
      if (this.#client !== client || !answered) return;
      answered = false;
      await client.query('select 1').catch(broken);
      answered = true;
    }, this.#silenceMs / 3);
    timer.unref();
    client.once('end', () => clearInterval(timer));
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    await this.#client?.end().catch(() => {});
  }

  async #listenAgain(listener: Listener): Promise<void> {
    await this.listen(listener);
    await listener.missed();
  }

  #carefully(work: Promise<void>): void {
    work.catch((error: unknown) => {
      if (!this.#closed) this.#log.warn({ err: error }, 'notifications from other processes were missed');
    });
  }
}
