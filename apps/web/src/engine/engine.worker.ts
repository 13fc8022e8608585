import type { Call, CallName, FromEngine } from './calls.ts';
import type { Desk } from './desk.ts';
import { SHELF, type ShelfCall } from './shelf.ts';

const post = (message: FromEngine) => self.postMessage(message);

let desk: Promise<Desk> | undefined;

/** Fetched with the first question that needs it. */
function theDesk(): Promise<Desk> {
  desk ??= import('./desk.ts').then(({ Desk }) => new Desk(post));
  return desk;
}

async function answerTo({ call, ask }: Call): Promise<unknown> {
  if (isShelfCall(call)) return SHELF[call](ask as never);
  return (await theDesk()).answers[call](ask as never);
}

function isShelfCall(call: CallName): call is ShelfCall {
  return Object.hasOwn(SHELF, call);
}

self.onmessage = async ({ data }: MessageEvent<Call>) => {
  const { id } = data;
  try {
    post({ type: 'answer', id, answer: await answerTo(data) });
  } catch (error) {
    post({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
};
