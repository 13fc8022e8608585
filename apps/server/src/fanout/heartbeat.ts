import type { WebSocket } from 'ws';

const EVERY_MS = 30_000;
/** How many groups the connections are divided into. They are pinged in turn, so that no move waits for thousands of pings. */
const GROUPS = 120;

/** Detects connections that died without being closed: a shut laptop, a lost network. */
export class Heartbeat {
  readonly #groups = Array.from({ length: GROUPS }, () => new Map<WebSocket, boolean>());
  readonly #timer: NodeJS.Timeout;
  #joined = 0;
  #beats = 0;

  constructor() {
    this.#timer = setInterval(() => this.#beatOne(), EVERY_MS / GROUPS);
    this.#timer.unref();
  }

  watch(socket: WebSocket): void {
    const alive = this.#groups[this.#joined++ % GROUPS]!;
    alive.set(socket, true);
    socket.on('pong', () => alive.set(socket, true));
    socket.on('close', () => alive.delete(socket));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Connections that did not answer the last ping are closed. */
  beat(): void {
    for (let i = 0; i < GROUPS; i++) this.#beatOne();
  }

  #beatOne(): void {
    const group = this.#groups[this.#beats++ % GROUPS]!;
    for (const [socket, alive] of group) {
      if (!alive) {
        socket.terminate();
        continue;
      }
      group.set(socket, false);
      socket.ping();
    }
  }
}
