import { parentPort, workerData } from 'node:worker_threads';
import { fuzz } from '@signalbox/kernel/tools';
import { TITLES } from '@signalbox/titles';
import type { FuzzTask } from './cores.ts';
import { mixedPlayers } from './players.ts';

const TOLD_EVERY = 20;

const { title: id, plan, sense } = workerData as FuzzTask;
const title = TITLES.find((known) => known.id === id);
if (!title) throw new Error(`There is no title ${id}.`);
const reportProgress = ({ games }: { readonly games: number }) => {
  if (games % TOLD_EVERY === 0) parentPort?.postMessage(games);
};
const report = fuzz(title, plan, reportProgress, mixedPlayers(title, sense));
parentPort?.postMessage(report);
