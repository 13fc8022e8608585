// Bots think here, off the thread that serves people.
import { parentPort } from 'node:worker_threads';
import { TITLES } from '@signalbox/titles';
import { type Question, think } from './think.ts';

parentPort!.on('message', (question: Question) => {
  try {
    const title = TITLES.find((one) => one.id === question.title);
    if (!title) throw new Error(`There is no title ${question.title}.`);
    parentPort!.postMessage({ thought: think(title, question) });
  } catch (error) {
    parentPort!.postMessage({ problem: String(error) });
  }
});
