import type { Call, CallName, EngineCalls, FromEngine } from '../engine/calls.ts';

type Push = Extract<FromEngine, { type: 'table' | 'game' }>;

/** The engine in its worker, as seen from the page. */
class Engine {
  private readonly worker = new Worker(new URL('../engine/engine.worker.ts', import.meta.url), {
    type: 'module',
  });
  private readonly waiting = new Map<
    number,
    { resolve: (answer: never) => void; reject: (error: Error) => void }
  >();
  private readonly listeners = new Set<(message: Push) => void>();
  private calls = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.receive(data);
  }

  call<Name extends CallName>(
    call: Name,
    ask: EngineCalls[Name]['ask'],
  ): Promise<EngineCalls[Name]['answer']> {
    const id = ++this.calls;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, call, ask } satisfies Call<Name>);
    });
  }

  listen(listener: (message: Push) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private receive(message: FromEngine): void {
    if (message.type === 'answer' || message.type === 'failed') {
      const call = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.type === 'answer') call?.resolve(message.answer as never);
      else call?.reject(new Error(message.message));
      return;
    }
    for (const listener of this.listeners) listener(message);
  }
}

let engine: Engine | undefined;

/** Started when it is first needed. */
export function theEngine(): Engine {
  engine ??= new Engine();
  return engine;
}
