import { playingTable } from '../testing/test-client.ts';
import { Player } from './player.ts';

export interface LoadedTable {
  readonly id: string;
  readonly title: string;
  readonly players: ReadonlyMap<string, Player>;
  readonly tokens: ReadonlyMap<string, string>;
}

export interface LoadSettings {
  readonly players?: number;
  /** How long a player thinks. */
  readonly pauseMs?: number;
}

/** Tables whose players never stop; when a game is over, the next begins. */
export class Load {
  readonly tables: LoadedTable[] = [];
  readonly #addresses: () => string[];
  readonly #settings: Required<LoadSettings>;
  readonly #renewal: NodeJS.Timeout;
  /** Tables whose game is over and whose clients all saw the end: they are checked again only at the very end. */
  readonly #retired = new Set<LoadedTable>();
  #renewing: Promise<void> | null = null;

  constructor(addresses: () => string[], settings: LoadSettings) {
    this.#addresses = addresses;
    this.#settings = { players: 3, pauseMs: 2, ...settings };
    this.#renewal = setInterval(() => {
      this.#renewing ??= this.#renew().finally(() => {
        this.#renewing = null;
      });
    }, 200);
  }

  static async start(
    addresses: () => string[],
    titles: readonly string[],
    settings: LoadSettings = {},
  ): Promise<Load> {
    const load = new Load(addresses, settings);
    for (const title of titles) await load.#begin(title);
    return load;
  }

  get acknowledged(): number {
    return this.#all().reduce((sum, player) => sum + player.acknowledged.length, 0);
  }

  /** Waits until this many more actions have been acknowledged, so that what follows happens in the middle of play. */
  async busy(actions: number, withinMs = 20_000): Promise<void> {
    const enough = this.acknowledged + actions;
    const deadline = Date.now() + withinMs;
    while (this.acknowledged < enough && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** No new moves; returns when every client has its last answer and all of a table are at the same position. */
  async settle(withinMs: number): Promise<void> {
    clearInterval(this.#renewal);
    await this.#renewing;
    for (const player of this.#all()) player.rest();
    const deadline = Date.now() + withinMs;
    for (;;) {
      const restless = this.tables.filter((table) => !this.#retired.has(table) && !isSettled(table));
      if (restless.length === 0) return;
      if (Date.now() > deadline)
        throw new Error(`The clients did not settle: ${restless.map(described).join('; ')}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  end(): void {
    clearInterval(this.#renewal);
    for (const player of this.#all()) player.end();
  }

  #all(): Player[] {
    return this.tables.flatMap((table) => [...table.players.values()]);
  }

  async #begin(title: string): Promise<void> {
    const { players, pauseMs } = this.#settings;
    const { table, seats } = await playingTable(this.#addresses()[0]!, players, { title, players });
    const tokens = new Map([...seats].map(([seat, client]) => [seat, client.token!]));
    const clients = [...tokens].map(([seat, token], i) => {
      const seed = 100 * this.tables.length + i;
      return [seat, new Player(table.id, token, this.#addresses, seed, pauseMs)] as const;
    });
    this.tables.push({ id: table.id, title, players: new Map(clients), tokens });
  }

  /** The server may be down at the moment: then a little later. */
  async #renew(): Promise<void> {
    for (const table of this.tables) if (isOver(table)) this.#retire(table);
    const running = this.tables.filter((table) => !isOver(table));
    const titles = new Set(this.tables.map((table) => table.title));
    for (const title of titles) {
      if (running.some((table) => table.title === title)) continue;
      await this.#begin(title).catch(() => {});
    }
  }

  #retire(table: LoadedTable): void {
    if (this.#retired.has(table) || !isSettled(table)) return;
    this.#retired.add(table);
    for (const player of table.players.values()) player.end();
  }
}

function isOver(table: LoadedTable): boolean {
  return [...table.players.values()].some(({ game }) => game !== null && game.pending === null);
}

function isSettled(table: LoadedTable): boolean {
  const clients = [...table.players.values()];
  return clients.every((one) => one.idle && one.game!.position === clients[0]!.game!.position);
}

function described({ id, title, players }: LoadedTable): string {
  const clients = [...players].map(([seat, one]) => `${seat} ${one.situation}`);
  return `${title} ${id} (${clients.join(', ')})`;
}
