import type { ClientMessage, GameView, ServerMessage, TableView } from '@signalbox/protocol';
import { advancedView } from '@signalbox/table';
import { WebSocket } from 'ws';
import { randomId } from '../ids.ts';

type Answer = Extract<ServerMessage, { type: 'answer' }>;
type Call = Extract<ClientMessage, { request: string }>;
type Unsent<T> = T extends unknown ? Omit<T, 'request'> & { request?: string } : never;

/** A client that does what a screen does: keeps its view up to date from what the server sends, and nothing else. */
export class TestSocket {
  readonly socket: WebSocket;
  readonly games = new Map<string, GameView>();
  readonly tables = new Map<string, TableView>();
  /** Every byte that was received. */
  readonly received: string[] = [];
  readonly #answers = new Map<string, (answer: Answer) => void>();
  #changed: (() => void)[] = [];
  onMessage: (message: ServerMessage) => void = () => {};

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const text = data.toString();
      this.received.push(text);
      this.#take(JSON.parse(text) as ServerMessage);
    });
  }

  static open(url: string, token: string | null, headers: Record<string, string> = {}): Promise<TestSocket> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket`, {
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    });
    const client = new TestSocket(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(client));
      socket.once('error', reject);
    });
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  call(message: Unsent<Call>): Promise<Answer> {
    const request = message.request ?? randomId();
    return new Promise((resolve) => {
      this.#answers.set(request, resolve);
      this.send({ ...message, request } as ClientMessage);
    });
  }

  async watch(table: string): Promise<GameView> {
    this.send({ type: 'watch', table });
    await this.until(() => this.games.has(table));
    return this.games.get(table)!;
  }

  /** Waits until something that was received makes it true. */
  async until(test: () => boolean, ms = 10_000): Promise<void> {
    const deadline = Date.now() + ms;
    while (!test()) {
      if (Date.now() > deadline) throw new Error('Timed out waiting for a message.');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 200);
        this.#changed.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  close(): void {
    this.socket.terminate();
  }

  #take(message: ServerMessage): void {
    if (message.type === 'answer') {
      this.#answers.get(message.request)?.(message);
      this.#answers.delete(message.request);
    }
    if (message.type === 'table') this.tables.set(message.table, message.value);
    if (message.type === 'game') this.games.set(message.table, message.value);
    if (message.type === 'advance') {
      const { table, from } = message;
      const known = this.games.get(table)!;
      if (known.position !== from) throw new Error(`An advance from ${from} came at ${known.position}.`);
      this.games.set(table, advancedView(known, message));
    }
    this.onMessage(message);
    const waiting = this.#changed;
    this.#changed = [];
    for (const tell of waiting) tell();
  }
}
