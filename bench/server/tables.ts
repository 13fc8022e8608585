import { type Random, random } from '@signalbox/kernel';
import type { ServerMessage, TableView, WirePending } from '@signalbox/protocol';
import { WebSocket } from 'ws';
import { randomChoice } from '../../apps/server/src/testing/random-choice.ts';
import { guest, type TestClient } from '../../apps/server/src/testing/test-client.ts';

/** Players of each title, and enough spectators for this many sockets per table. */
export const MAX_SOCKETS = 5;
/** Three players are possible in every title. */
export const FEWEST_SOCKETS = 3;

export interface Meter {
  /** From sending an action until another seat receives it, in milliseconds. */
  readonly latencies: number[];
  actions: number;
  refused: number;
}

/** People who sit at every table, each with a socket of their own for each. */
export async function people(url: string, count: number): Promise<TestClient[]> {
  return Promise.all(Array.from({ length: count }, (_, i) => guest(url, `Bench ${i + 1}`)));
}

export class BenchTable {
  readonly #sockets: WebSocket[] = [];
  readonly #rng: Random;
  readonly #meter: Meter;
  readonly #thinkMs: () => number;
  readonly id: string;
  #pending = new Map<WebSocket, { pending: WirePending; position: number }>();
  #sentAt = 0;
  #actor: WebSocket | null = null;
  #ended = false;

  private constructor(id: string, seed: number, meter: Meter, thinkMs: () => number) {
    this.id = id;
    this.#rng = random(seed);
    this.#meter = meter;
    this.#thinkMs = thinkMs;
  }

  static async open(
    url: string,
    clients: readonly TestClient[],
    title: { id: string; players: number },
    seed: number,
    meter: Meter,
    thinkMs: () => number,
  ): Promise<BenchTable> {
    const [host, ...others] = clients as [TestClient, ...TestClient[]];
    const { id } = await host.createTable({ title: title.id, players: title.players, rated: false });
    for (const other of others.slice(0, title.players - 1))
      await other.must('POST', `/api/tables/${id}/join`, {});
    await host.must<TableView>('POST', `/api/tables/${id}/start`);
    const table = new BenchTable(id, seed, meter, thinkMs);
    await Promise.all(clients.map((client) => table.#connect(url, client.token!)));
    return table;
  }

  get sockets(): number {
    return this.#sockets.length;
  }

  /** Starts playing. */
  play(): void {
    this.#plan();
  }

  end(): void {
    this.#ended = true;
    for (const socket of this.#sockets) socket.terminate();
  }

  #connect(url: string, token: string): Promise<void> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    });
    this.#sockets.push(socket);
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', table: this.id })));
      socket.on('message', (data) => {
        const message = JSON.parse(data.toString()) as ServerMessage;
        if (message.type === 'game') {
          this.#remember(socket, message.value.pending, message.value.position);
          resolve();
        } else if (message.type === 'advance') this.#advance(socket, message);
        else if (message.type === 'answer' && !message.ok) this.#meter.refused++;
      });
    });
  }

  #advance(socket: WebSocket, message: Extract<ServerMessage, { type: 'advance' }>): void {
    this.#remember(socket, message.pending, message.position);
    if (socket === this.#actor) {
      this.#meter.actions++;
      this.#plan();
    } else if (this.#sentAt > 0) this.#meter.latencies.push(performance.now() - this.#sentAt);
  }

  #remember(socket: WebSocket, pending: WirePending | null, position: number): void {
    if (pending?.offer) this.#pending.set(socket, { pending, position });
    else this.#pending.delete(socket);
  }

  #plan(): void {
    setTimeout(() => this.#act(), this.#thinkMs());
  }

  #act(): void {
    if (this.#ended) return;
    const next = [...this.#pending].at(0);
    if (!next) {
      // The others' messages are still on their way, or the game is over.
      setTimeout(() => this.#act(), 50);
      return;
    }
    const [socket, { pending, position }] = next;
    const choice = randomChoice(pending.offer!, this.#rng);
    const act = {
      type: 'act',
      table: this.id,
      request: `bench-${position}-${this.#rng.below(1e9)}`,
      position,
    };
    this.#actor = socket;
    this.#sentAt = performance.now();
    socket.send(JSON.stringify({ ...act, decision: pending.decision, choice }));
  }
}
