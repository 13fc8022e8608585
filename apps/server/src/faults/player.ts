import { type Random, random } from '@signalbox/kernel';
import type { GameView, ServerMessage } from '@signalbox/protocol';
import { advancedView } from '@signalbox/table';
import { WebSocket } from 'ws';
import { randomId } from '../ids.ts';
import { randomChoice } from '../testing/random-choice.ts';

const RETRY_MS = 50;
/** The longest pause between two attempts to connect: so that clients do not overwhelm a server that has just started. */
const MAX_PAUSE_MS = 800;
const ANSWER_MS = 3000;

export interface Acknowledged {
  readonly request: string;
  readonly position: number;
}

interface Unanswered {
  readonly request: string;
  readonly position: number;
  readonly decision: string;
  readonly choice: unknown;
}

/**
 * A client that plays at random and never gives up: it reconnects to any address that answers, repeats
 * unanswered requests with the same id, and keeps its view up to date from the messages it gets.
 */
export class Player {
  readonly acknowledged: Acknowledged[] = [];
  game: GameView | null = null;
  reconnections = 0;
  readonly #table: string;
  readonly #token: string;
  readonly #addresses: () => string[];
  readonly #rng: Random;
  readonly #pauseMs: number;
  #socket: WebSocket | null = null;
  #unanswered: Unanswered | null = null;
  #timer: NodeJS.Timeout | null = null;
  #retryMs = RETRY_MS;
  #ended = false;
  #playing = true;

  constructor(table: string, token: string, addresses: () => string[], seed: number, pauseMs: number) {
    this.#table = table;
    this.#token = token;
    this.#addresses = addresses;
    this.#rng = random(seed);
    this.#pauseMs = pauseMs;
    this.#connect();
  }

  /** Makes no new moves, but still waits for the answer to its last one. */
  rest(): void {
    this.#playing = false;
  }

  get idle(): boolean {
    return this.#unanswered === null && this.#socket?.readyState === WebSocket.OPEN && this.game !== null;
  }

  /** For a report on clients that do not settle. */
  get situation(): string {
    const connection = this.#socket?.readyState === WebSocket.OPEN ? 'connected' : 'not connected';
    const waiting = this.#unanswered ? `, waits for ${this.#unanswered.request}` : '';
    return `${connection} at ${this.game?.position ?? 'no position'}${waiting}`;
  }

  /** Disconnects for good; its last view is kept. */
  end(): void {
    this.#ended = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#socket?.terminate();
  }

  #connect(): void {
    if (this.#ended) return;
    const url = this.#rng.pick(this.#addresses());
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket`, {
      headers: { authorization: `Bearer ${this.#token}` },
      handshakeTimeout: ANSWER_MS,
    });
    this.#socket = socket;
    this.game = null;
    socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', table: this.#table })));
    socket.on('message', (data) => this.#take(JSON.parse(data.toString()) as ServerMessage));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.reconnections++;
      this.#after(this.#retryMs * (0.5 + Math.random()), () => this.#connect());
      this.#retryMs = Math.min(2 * this.#retryMs, MAX_PAUSE_MS);
    });
  }

  #take(message: ServerMessage): void {
    if (message.type === 'game') {
      this.game = message.value;
      this.#retryMs = RETRY_MS;
      this.#after(this.#pauseMs, () => this.#act());
    } else if (message.type === 'advance') {
      if (this.game?.position !== message.from) {
        this.#socket?.terminate();
        return;
      }
      this.game = advancedView(this.game, message);
      if (this.#unanswered === null) this.#after(this.#pauseMs, () => this.#act());
    } else if (message.type === 'answer' && message.request === this.#unanswered?.request) {
      if (message.ok) {
        this.acknowledged.push({ request: message.request, position: message.value.position });
        this.#unanswered = null;
      } else if (message.problem.why === 'storage' || message.problem.why === 'server-error') {
        this.#after(10 * RETRY_MS, () => this.#act());
        return;
      } else this.#unanswered = null;
      this.#after(this.#pauseMs, () => this.#act());
    } else if (message.type === 'error') this.#socket?.terminate();
  }

  #act(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN || !this.game) return;
    this.#unanswered ??= this.#playing ? this.#nextMove(this.game) : null;
    if (!this.#unanswered) return;
    this.#socket.send(JSON.stringify({ type: 'act', table: this.#table, ...this.#unanswered }));
    const waitedFor = this.#unanswered;
    this.#after(ANSWER_MS, () => {
      if (this.#unanswered === waitedFor) this.#socket?.terminate();
    });
  }

  #nextMove({ pending, position }: GameView): Unanswered | null {
    if (!pending?.offer) return null;
    const choice = randomChoice(pending.offer, this.#rng);
    return { request: randomId(), position, decision: pending.decision, choice };
  }

  /** One timer at a time: the latest plan is the one that counts. */
  #after(ms: number, work: () => void): void {
    if (this.#timer) clearTimeout(this.#timer);
    if (!this.#ended) this.#timer = setTimeout(work, ms);
  }
}
