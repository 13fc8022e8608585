import type { TableEvent } from '@signalbox/protocol';
import type { TestClient } from './test-client.ts';

interface Received {
  readonly name: string;
  readonly id: string;
  readonly event: TableEvent;
}

/** A client of the stream of events. */
export class TestEvents {
  readonly all: Received[] = [];
  /** Resolves when the stream has ended. */
  readonly ended: Promise<void>;
  readonly #stop: AbortController;
  #changed: () => void = () => {};
  readonly #onEvent: (received: Received) => void;

  private constructor(
    body: ReadableStream<Uint8Array>,
    stop: AbortController,
    onEvent: (received: Received) => void,
  ) {
    this.#stop = stop;
    this.#onEvent = onEvent;
    this.ended = this.#read(body).catch(() => {});
  }

  static async open(
    { url, token }: TestClient,
    last?: string,
    onEvent: (received: Received) => void = () => {},
  ): Promise<TestEvents> {
    const stop = new AbortController();
    const response = await fetch(`${url}/api/events`, {
      headers: { authorization: `Bearer ${token}`, ...(last === undefined ? {} : { 'last-event-id': last }) },
      signal: stop.signal,
    });
    if (response.status !== 200) throw new Error(`The stream was refused: ${response.status}`);
    return new TestEvents(response.body!, stop, onEvent);
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const part of body) {
      const events = (text + decoder.decode(part, { stream: true })).split('\n\n');
      text = events.pop()!;
      for (const event of events) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(event)?.[1];
        const data = field('data');
        if (!data) continue;
        const received = { name: field('event')!, id: field('id')!, event: JSON.parse(data) as TableEvent };
        this.all.push(received);
        this.#onEvent(received);
      }
      this.#changed();
    }
  }

  /** Waits until there is such an event. */
  async until(isIt: (received: Received) => boolean): Promise<void> {
    while (!this.all.some(isIt)) {
      await new Promise<void>((resolve) => {
        this.#changed = resolve;
      });
    }
  }

  close(): void {
    this.#stop.abort();
  }
}
