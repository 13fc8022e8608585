import { parentPort, workerData } from 'node:worker_threads';
import { playMatch } from '@signalbox/bots/arena';
import { TITLES } from '@signalbox/titles';
import { type ArenaTask, plansOf } from './task.ts';

const task = workerData as ArenaTask;
const title = TITLES.find(({ id }) => id === task.title);
if (!title) throw new Error(`There is no title ${task.title}.`);
for (const plan of plansOf(task)) parentPort?.postMessage(playMatch(title, plan));
