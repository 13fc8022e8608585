import type { Chosen } from '@signalbox/bots';
import type { Judgement } from '@signalbox/bots/review';
import type { FromThinker, MadeChoice, Question, Ranked, ToThinker } from './question.ts';

interface Waiting {
  readonly resolve: (thought: never) => void;
  readonly reject: (error: Error) => void;
}

/** Bots think in a separate worker, so that the engine can answer meanwhile. It starts with the first question. */
export class Thinker {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  think(question: Question): Promise<Chosen> {
    return this.ask((id) => ({ type: 'think', id, question }));
  }

  /** The choices that are considered, the best first. */
  rank(question: Question): Promise<readonly Ranked[]> {
    return this.ask((id) => ({ type: 'rank', id, question }));
  }

  /** Null where there was no choice, or if it was called off. */
  judge(made: MadeChoice): Promise<Judgement | null> {
    return this.ask((id) => ({ type: 'judge', id, made }));
  }

  /** Ends thinking: the best choice so far is the answer. */
  callOff(): void {
    if (this.waiting.size > 0) this.send({ type: 'call-off' });
  }

  private ask<Thought>(message: (id: number) => ToThinker): Promise<Thought> {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.send(message(id));
    });
  }

  private send(message: ToThinker): void {
    this.worker ??= this.start();
    this.worker.postMessage(message);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.type === 'thought') waiting?.resolve(data.thought as never);
      else waiting?.reject(new Error(data.message));
    };
    worker.onerror = ({ message }) => {
      this.worker = null;
      for (const { reject } of this.waiting.values()) reject(new Error(message));
      this.waiting.clear();
    };
    return worker;
  }
}
