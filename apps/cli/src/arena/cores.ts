import { Worker } from 'node:worker_threads';
import { type MatchResult, playMatch } from '@signalbox/bots/arena';
import type { AnyTitle } from '@signalbox/kernel';
import { type ArenaTask, plansOf } from './task.ts';

/** Plays the games in worker threads (one: here), and hands over each result as it comes. */
export async function playOnCores(
  title: AnyTitle,
  task: Omit<ArenaTask, 'title' | 'first' | 'stride'>,
  workers: number,
  onGame: (result: MatchResult) => void,
): Promise<void> {
  const share = (first: number): ArenaTask => ({ ...task, title: title.id, first, stride: workers });
  if (workers === 1) {
    for (const plan of plansOf(share(0))) onGame(playMatch(title, plan));
    return;
  }
  await Promise.all(Array.from({ length: workers }, (_, i) => inThread(share(i), onGame)));
}

function inThread(task: ArenaTask, onGame: (result: MatchResult) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: task });
    worker.on('message', onGame);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
