import { Worker } from 'node:worker_threads';
import { type MatchResult, playMatch } from '@signalbox/bots/arena';
import type { AnyTitle } from '@signalbox/kernel';
import { type ArenaTask, plansOf, shared } from './task.ts';

/** Processor time of this process, which other programs do not affect. */
function processorClock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * Plays the games in worker threads (with one: in this thread), and passes on each result as it comes. Threads cannot
 * read their own processor time, so several of them use wall-clock time.
 */
export async function playOnCores(
  title: AnyTitle,
  task: ArenaTask,
  workers: number,
  onGame: (result: MatchResult) => void,
): Promise<void> {
  if (workers === 1) {
    for (const plan of plansOf(task)) onGame(playMatch(title, { ...plan, now: processorClock }));
    return;
  }
  await Promise.all(shared(task, workers).map((part) => inThread(part, onGame)));
}

function inThread(task: ArenaTask, onGame: (result: MatchResult) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: task });
    worker.on('message', onGame);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
