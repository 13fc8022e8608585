import { type Random, random } from '@signalbox/kernel';
import type { ChatMessage, GameView, LogPage } from '@signalbox/protocol';
import { randomId } from '../ids.ts';
import { randomChoice } from '../testing/random-choice.ts';
import { type Answer, playingTable, TestClient } from '../testing/test-client.ts';

/** A call of a client and its answer, with the times of both. */
export interface Operation {
  readonly table: string;
  readonly client: string;
  readonly kind: 'act' | 'read' | 'log' | 'chat';
  readonly from: number;
  /** Null: it was never answered. */
  until: number | null;
  readonly request?: string;
  /** The position (for chat, the message id) in the answer. */
  position?: number;
  /** For an action: it was refused, so it must have had no effect. */
  refused?: boolean;
  /** For a read of the log: its contents. */
  readonly entries?: readonly { position: number; seat: string; decision: string | null; choice: unknown }[];
}

const ANSWER_MS = 4000;
const RETRY_MS = 50;

/** Plays at random through any process that answers, and records all calls and answers. */
export class Witness {
  readonly history: Operation[] = [];
  readonly #addresses: () => string[];
  readonly #thinkMs: number;
  readonly #stopped: Promise<void>[] = [];
  #running = true;
  /** How many calls were acknowledged. */
  #done = 0;

  /** Everybody pauses this long between two calls, more or less. */
  constructor(addresses: () => string[], thinkMs = 0) {
    this.#addresses = addresses;
    this.#thinkMs = thinkMs;
  }

  /** Opens a table of its title; every seat is a client, and one more client only watches. */
  async openTable(title: string, players: number, seed: number): Promise<string> {
    const { table, seats } = await playingTable(this.#addresses()[0]!, players, { title, players });
    for (const [i, [seat, { token }]] of [...seats].entries()) {
      this.#stopped.push(this.#play(table.id, seat, token!, random(100 * seed + i)));
    }
    return table.id;
  }

  /** Starts nothing new; returns when every call was answered or given up. */
  async rest(): Promise<void> {
    this.#running = false;
    await Promise.all(this.#stopped);
  }

  /** Waits for the next acknowledgement, but not for long. */
  async nextAcknowledgement(): Promise<void> {
    const before = this.#done;
    const deadline = performance.now() + ANSWER_MS;
    while (this.#done === before && performance.now() < deadline) await pause(1);
  }

  async #play(table: string, client: string, token: string, rng: Random): Promise<void> {
    while (this.#running) {
      if (this.#thinkMs > 0) await pause(rng.below(2 * this.#thinkMs));
      const view = await this.#read(table, client, token, rng);
      if (!view) continue;
      if (view.pending?.offer) await this.#act(table, client, token, rng, view);
      else if (rng.below(4) === 0) await this.#say(table, client, token, rng);
      else if (rng.below(3) === 0) await this.#log(table, client, token, rng, view.position);
      else await pause(20);
      if (view.pending === null) return;
    }
  }

  async #read(table: string, client: string, token: string, rng: Random): Promise<GameView | null> {
    const operation: Operation = { table, client, kind: 'read', from: performance.now(), until: null };
    const answer = await this.#call<GameView>(token, rng, 'GET', `/api/tables/${table}/game`);
    if (answer?.status !== 200) {
      await pause(RETRY_MS);
      return null;
    }
    Object.assign(operation, { until: performance.now(), position: answer.body.position });
    this.history.push(operation);
    return answer.body;
  }

  async #log(table: string, client: string, token: string, rng: Random, position: number): Promise<void> {
    const from = performance.now();
    const since = Math.max(0, position - 5);
    const answer = await this.#call<LogPage>(token, rng, 'GET', `/api/tables/${table}/log?since=${since}`);
    if (answer?.status !== 200) return;
    const entries = answer.body.entries.filter(({ hidden }) => !hidden);
    this.history.push({
      table,
      client,
      kind: 'log',
      from,
      until: performance.now(),
      position: answer.body.position,
      entries: entries.map(({ position, seat, decision, choice }) => ({ position, seat, decision, choice })),
    });
  }

  /** Repeats the same request until it gets a final answer. */
  async #act(table: string, client: string, token: string, rng: Random, view: GameView): Promise<void> {
    const { position, pending } = view;
    const request = randomId();
    const body = {
      request,
      position,
      decision: pending!.decision,
      choice: randomChoice(pending!.offer!, rng),
    };
    const operation: Operation = {
      table,
      client,
      kind: 'act',
      from: performance.now(),
      until: null,
      request,
    };
    this.history.push(operation);
    const answer = await this.#untilAnswered<{ position: number }>(
      token,
      rng,
      `/api/tables/${table}/actions`,
      body,
    );
    if (!answer) return;
    operation.until = performance.now();
    if (answer.status !== 200) {
      operation.refused = true;
      return;
    }
    operation.position = answer.body.position;
    this.#done += 1;
  }

  async #say(table: string, client: string, token: string, rng: Random): Promise<void> {
    const request = randomId();
    const operation: Operation = {
      table,
      client,
      kind: 'chat',
      from: performance.now(),
      until: null,
      request,
    };
    this.history.push(operation);
    const body = { room: 'players', text: request, request };
    const answer = await this.#untilAnswered<ChatMessage>(token, rng, `/api/tables/${table}/chat`, body);
    if (answer?.status !== 200) return;
    operation.until = performance.now();
    operation.position = answer.body.id;
    this.#done += 1;
  }

  async #untilAnswered<T>(token: string, rng: Random, path: string, body: object): Promise<Answer<T> | null> {
    for (let tries = 0; tries < 200; tries++) {
      const answer = await this.#call<T>(token, rng, 'POST', path, body);
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      await pause(RETRY_MS);
    }
    return null;
  }

  /** Through any of the processes; null when there is no answer. */
  async #call<T>(
    token: string,
    rng: Random,
    method: string,
    path: string,
    body?: object,
  ): Promise<Answer<T> | null> {
    const client = new TestClient(rng.pick(this.#addresses()), token);
    const timeout = pause(ANSWER_MS).then(() => null);
    return Promise.race([client.call<T>(method, path, body).catch(() => null), timeout]);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
