import { Worker } from 'node:worker_threads';
import type { Question, Thinker, Thought } from './think.ts';

const WORKER = new URL('./worker.mjs', import.meta.url);

interface Waiting {
  readonly resolve: (thought: Thought) => void;
  readonly reject: (reason: Error) => void;
}

/** One thread for all bots of this process, started with the first question and again if it breaks down. */
export class WorkerThinker {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  readonly think: Thinker = (question: Question) => {
    const id = ++this.#asked;
    this.#worker ??= this.#start();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker!.postMessage({ id, question });
    });
  };

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(WORKER);
    worker.unref();
    worker.on('message', ({ id, thought, problem }: { id: number; thought?: Thought; problem?: string }) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (thought) waiting?.resolve(thought);
      else waiting?.reject(new Error(problem));
    });
    const failed = (error: Error) => {
      this.#worker = null;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    worker.on('error', failed);
    worker.on('exit', () => failed(new Error('The thread of the bots has ended.')));
    return worker;
  }
}
