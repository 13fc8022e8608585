import type { WebSocket } from 'ws';

const EVERY_MS = 30_000;

/** Detects connections that died without being closed: a shut laptop, a lost network. */
export class Heartbeat {
  readonly #alive = new Map<WebSocket, boolean>();
  readonly #timer: NodeJS.Timeout;

  constructor() {
    this.#timer = setInterval(() => this.beat(), EVERY_MS);
    this.#timer.unref();
  }

  watch(socket: WebSocket): void {
    this.#alive.set(socket, true);
    socket.on('pong', () => this.#alive.set(socket, true));
    socket.on('close', () => this.#alive.delete(socket));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Connections that did not answer the last ping are closed. */
  beat(): void {
    for (const [socket, alive] of this.#alive) {
      if (!alive) {
        socket.terminate();
        continue;
      }
      this.#alive.set(socket, false);
      socket.ping();
    }
  }
}
