import { Worker } from 'node:worker_threads';
import type { Question, Thinker, Thought } from './think.ts';

const WORKER = new URL('./worker.mjs', import.meta.url);
/** A bot normally takes a second or two; one that takes longer than this is stuck. */
const LONGEST_MS = 30_000;

interface Waiting {
  readonly question: Question;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * One thread for all bots of this process, started with the first question and restarted if it crashes. It gets one
 * question at a time, and the people for whom it thinks take turns.
 */
export class WorkerThinker {
  #worker: Worker | null = null;
  /** By person, the next one first. */
  readonly #waiting = new Map<string, Waiting[]>();
  #current: (Waiting & { readonly limit: NodeJS.Timeout }) | null = null;
  #closed = false;
  readonly #script: URL;
  readonly #longestMs: number;

  constructor(script = WORKER, longestMs = LONGEST_MS) {
    this.#script = script;
    this.#longestMs = longestMs;
  }

  readonly think: Thinker = (question: Question) =>
    new Promise((resolve, reject) => {
      const queue = this.#waiting.get(question.asker) ?? [];
      queue.push({ question, resolve, reject });
      this.#waiting.set(question.asker, queue);
      this.#next();
    });

  async close(): Promise<void> {
    this.#closed = true;
    await this.#worker?.terminate();
  }

  #next(): void {
    const [asker] = this.#waiting.keys();
    if (this.#current || asker === undefined || this.#closed) return;
    const [first, ...rest] = this.#waiting.get(asker)!;
    // To the end of the queue, behind everybody else.
    this.#waiting.delete(asker);
    if (rest.length > 0) this.#waiting.set(asker, rest);
    this.#worker ??= this.#start();
    const limit = setTimeout(() => void this.#worker?.terminate(), this.#longestMs);
    limit.unref();
    this.#current = { ...first!, limit };
    this.#worker.postMessage(first!.question);
  }

  #settle(how: (current: Waiting) => void): void {
    const current = this.#current;
    if (!current) return;
    clearTimeout(current.limit);
    this.#current = null;
    how(current);
    this.#next();
  }

  #start(): Worker {
    const worker = new Worker(this.#script);
    worker.unref();
    worker.on('message', ({ thought, problem }: { thought?: Thought; problem?: string }) =>
      this.#settle(({ resolve, reject }) => {
        if (thought) resolve(thought);
        else reject(new Error(problem));
      }),
    );
    // Only the current question has failed: a new thread gets the others.
    const failed = (error: Error) => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      this.#settle(({ reject }) => reject(error));
    };
    worker.on('error', failed);
    worker.on('exit', () => failed(new Error('The bot thread has ended.')));
    return worker;
  }
}
