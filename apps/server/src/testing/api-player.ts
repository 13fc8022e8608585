import { type Random, random } from '@signalbox/kernel';
import type { GameView, TableEvent } from '@signalbox/protocol';
import { randomId } from '../ids.ts';
import { randomChoice } from './random-choice.ts';
import { TestClient } from './test-client.ts';
import { TestEvents } from './test-events.ts';

/**
 * A program that plays at all its tables over the public API, told by the stream of events. When its server does not answer it
 * goes to another.
 */
export class ApiPlayer {
  readonly #servers: () => readonly string[];
  readonly #token: string;
  readonly #rng: Random;
  readonly #busy = new Map<string, Promise<void>>();
  #stopped = false;
  #events: TestEvents | null = null;
  /** How often it had to go to another server. */
  moves = 0;

  constructor(servers: () => readonly string[], token: string, seed: number) {
    this.#servers = servers;
    this.#token = token;
    this.#rng = random(seed);
  }

  async run(): Promise<void> {
    let last: string | undefined;
    while (!this.#stopped) {
      try {
        this.#events = await TestEvents.open(this.#client(), last, ({ id, event }) => {
          last = id;
          this.#consider(event);
        });
        await this.#events.ended;
      } catch {
        // The server is gone.
      }
      this.moves++;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#events?.close();
  }

  #client(): TestClient {
    return new TestClient(this.#rng.pick(this.#servers()), this.#token);
  }

  #consider({ table, yourTurn }: TableEvent): void {
    if (!yourTurn) return;
    const before = this.#busy.get(table) ?? Promise.resolve();
    this.#busy.set(
      table,
      before.then(() => this.#playAt(table)),
    );
  }

  async #playAt(table: string): Promise<void> {
    let request = randomId();
    let action: object | null = null;
    while (!this.#stopped) {
      try {
        if (!action) {
          const { pending, position } = await this.#client().must<GameView>(
            'GET',
            `/api/tables/${table}/game`,
          );
          if (!pending?.offer) return;
          const { decision, offer } = pending;
          action = { position, decision, choice: randomChoice(offer, this.#rng) };
        }
        await this.#client().call('POST', `/api/tables/${table}/actions`, { ...action, request });
        action = null;
        request = randomId();
      } catch {
        // No answer: the same request again, to another server; it is carried out once.
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }
}
