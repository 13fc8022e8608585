import type { Call, FromEngine } from './calls.ts';
import { Desk } from './desk.ts';

const post = (message: FromEngine) => self.postMessage(message);
const desk = new Desk(post);

self.onmessage = async ({ data: { id, call, ask } }: MessageEvent<Call>) => {
  try {
    const answer = await desk.answers[call](ask as never);
    post({ type: 'answer', id, answer });
  } catch (error) {
    post({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
};
