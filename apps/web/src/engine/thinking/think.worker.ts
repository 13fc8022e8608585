import { chooseFor, rankFor } from '@signalbox/bots/choose-for';
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
    post({ type: 'thought', id, thought: await thoughtAbout(data) });
  } catch (error) {
    post({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
};

function thoughtAbout(asked: Exclude<ToThinker, { type: 'call-off' }>) {
  return asked.type === 'judge' ? judge(asked.made) : think(asked.question, asked.type);
}

async function think({ title: id, view, seat, level, options }: Question, what: 'think' | 'rank') {
  const title = await titleOf(id);
  const waiting = pending(title, view);
  if (!waiting?.seats.includes(seat)) throw new Error(`${seat} is not asked.`);
  const limits = { ...options, level, signal: calledOff.signal };
  return (what === 'rank' ? rankFor : chooseFor)(title, view, seat, waiting, limits);
}

async function judge({ title: id, state, seat, choice, happened, seed }: MadeChoice) {
  return judgeFor(await titleOf(id), state, seat, choice, { seed, happened, signal: calledOff.signal });
}
