import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const THREAD = new URL('./checkpoint-thread.mjs', import.meta.url);
/** A commit writes some dozens of kilobytes, so the log is looked at now and then only. */
const COMMITS_BETWEEN = 50;
const ENOUGH_BYTES = 8 * 1024 * 1024;

/** What the thread is told. */
const CHECKPOINT = 'checkpoint';
const END = 'end';

/**
 * SQLite moves what its write-ahead log has collected into the database file by the way, after some commit. That can
 * take a tenth of a second, in which nobody else is served. Here a thread does it, started when there is something to do.
 */
export class Checkpoints {
  readonly #file: string;
  readonly #enough: number;
  #thread: Worker | null = null;
  #busy = false;
  #commits = 0;

  constructor(file: string, enough = ENOUGH_BYTES) {
    this.#file = file;
    this.#enough = enough;
  }

  /** Called after every commit. */
  readonly committed = (): void => {
    this.#commits += 1;
    if (this.#busy || this.#commits < COMMITS_BETWEEN) return;
    this.#commits = 0;
    if (this.#logBytes() < this.#enough) return;
    this.#thread ??= this.#start();
    this.#busy = true;
    this.#thread.postMessage(CHECKPOINT);
  };

  /** Before the log is emptied for good. Not terminated: SQLite may be at work. */
  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    if (!thread) return;
    // Not `once` of events, which would throw if the thread failed at last.
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    thread.postMessage(END);
    await ended;
  }

  #logBytes(): number {
    return statSync(`${this.#file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  }

  #start(): Worker {
    const thread = new Worker(THREAD, { workerData: this.#file });
    thread.unref();
    const done = () => {
      this.#busy = false;
    };
    thread.on('message', done);
    // What could not be moved stays in the log, where it is safe; the next thread tries again.
    thread.on('error', () => {
      this.#thread = null;
      done();
    });
    return thread;
  }
}
