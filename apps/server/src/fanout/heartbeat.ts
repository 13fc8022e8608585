import type { WebSocket } from 'ws';

const EVERY_MS = 30_000;

/** Finds out which connections are dead without having been closed: a laptop that was shut, a network that went. */
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

  /** Who has not answered the last one is let go. */
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
