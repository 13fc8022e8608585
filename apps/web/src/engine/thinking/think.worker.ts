import { chooseFor } from '@signalbox/bots/choose-for';
import { judgeFor } from '@signalbox/bots/review';
import { pending } from '@signalbox/kernel';
import { titleOf } from '../titles.ts';
import type { FromThinker, MadeChoice, Question, ToThinker } from './question.ts';

let calledOff = new AbortController();

const post = (message: FromThinker) => self.postMessage(message);

self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if (data.type === 'call-off') {
    calledOff.abort();
    calledOff = new AbortController();
    return;
  }
  const { id } = data;
  try {
    const thought = await (data.type === 'think' ? think(data.question) : judge(data.made));
    post({ type: 'thought', id, thought });
  } catch (error) {
    post({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
};

async function think({ title: id, view, seat, level, options }: Question) {
  const title = await titleOf(id);
  const waiting = pending(title, view);
  if (!waiting?.seats.includes(seat)) throw new Error(`${seat} is not asked.`);
  return chooseFor(title, view, seat, waiting, { ...options, level, signal: calledOff.signal });
}

async function judge({ title: id, state, seat, choice, seed }: MadeChoice) {
  return judgeFor(await titleOf(id), state, seat, choice, { seed, signal: calledOff.signal });
}
