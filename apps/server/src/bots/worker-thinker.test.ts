import { afterEach, expect, it } from 'vitest';
import type { Question } from './think.ts';
import { WorkerThinker } from './worker-thinker.ts';

/** A thread that answers with what it was asked; asked for `hang` it never does. */
const ECHO = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (question) => {
      if (question.bot === 'hang') for (;;);
      if (question.bot === 'fail') throw new Error('broken down');
      parentPort.postMessage({ thought: question });
    });
  `)}`,
);

let thinker: WorkerThinker;
afterEach(() => thinker.close());

const ask = (asker: string, bot: string) => thinker.think({ asker, bot } as Question);

it('a bot that never answers is stopped, and the other questions are answered', async () => {
  // Long enough for a thread to start on a busy machine.
  thinker = new WorkerThinker(ECHO, 1_500);
  const [hangs, fails, fine] = await Promise.allSettled([
    ask('a', 'hang'),
    ask('b', 'fail'),
    ask('c', 'fine'),
  ]);
  expect(hangs.status).toBe('rejected');
  expect(fails.status).toBe('rejected');
  expect(fine.status).toBe('fulfilled');
});

it('people for whom bots think take turns', async () => {
  thinker = new WorkerThinker(ECHO, 10_000);
  const order: string[] = [];
  const noted = (asker: string, bot: string) => ask(asker, bot).then(() => order.push(bot));
  await Promise.all([
    ...['many 1', 'many 2', 'many 3', 'many 4'].map((bot) => noted('many', bot)),
    noted('one', 'one 1'),
  ]);
  // The first was being thought about already, and the second was next when the other came.
  expect(order).toEqual(['many 1', 'many 2', 'one 1', 'many 3', 'many 4']);
});
