import { type Random, random } from '@signalbox/kernel';
import type { ChatMessage, GameView, LogPage } from '@signalbox/protocol';
import { randomId } from '../ids.ts';
import { randomChoice } from '../testing/random-choice.ts';
import { type Answer, playingTable, TestClient } from '../testing/test-client.ts';

/** What one client did and was told, with when it asked and when it was answered. */
export interface Operation {
  readonly table: string;
  readonly client: string;
  readonly kind: 'act' | 'read' | 'log' | 'chat';
  readonly from: number;
  /** Null: it was never answered. */
  until: number | null;
  readonly request?: string;
  /** The position (of chat: the id) that the answer named. */
  position?: number;
  /** Of an act: it was refused, so nothing may have come of it. */
  refused?: boolean;
  /** Of a reading of the log: what stood there. */
  readonly entries?: readonly { position: number; seat: string; decision: string | null; choice: unknown }[];
}

const ANSWER_MS = 4000;
const RETRY_MS = 50;

/** Plays at random through whichever process answers, and writes down everything that it asks and is told. */
export class Witness {
  readonly history: Operation[] = [];
  readonly #addresses: () => string[];
  readonly #stopped: Promise<void>[] = [];
  #running = true;
  /** How often somebody was told that something is done. */
  #done = 0;

  constructor(addresses: () => string[]) {
    this.#addresses = addresses;
  }

  /** Sits down at a table of its own title; every seat is a client, and one more only watches. */
  async sitDown(title: string, players: number, seed: number): Promise<string> {
    const { table, seats } = await playingTable(this.#addresses()[0]!, players, { title, players });
    for (const [i, [seat, { token }]] of [...seats].entries()) {
      this.#stopped.push(this.#play(table.id, seat, token!, random(100 * seed + i)));
    }
    return table.id;
  }

  /** Nothing new is begun; returns when everything that was begun has been answered or given up. */
  async rest(): Promise<void> {
    this.#running = false;
    await Promise.all(this.#stopped);
  }

  /** Waits until somebody is told that something new has been done, if that comes soon. */
  async told(): Promise<void> {
    const before = this.#done;
    const deadline = performance.now() + ANSWER_MS;
    while (this.#done === before && performance.now() < deadline) await pause(1);
  }

  async #play(table: string, client: string, token: string, rng: Random): Promise<void> {
    while (this.#running) {
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

  /** Sends the same request until it is answered for good. */
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
