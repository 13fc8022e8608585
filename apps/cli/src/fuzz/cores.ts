import { Worker } from 'node:worker_threads';
import type { AnyTitle } from '@signalbox/kernel';
import { type FuzzPlan, type FuzzReport, fuzz, mergeReports } from '@signalbox/kernel/tools';
import { mixedPlayers } from './players.ts';

/** The input of a worker thread: titles hold functions, so it looks up its own by id. */
export interface FuzzTask {
  readonly title: string;
  readonly plan: FuzzPlan;
  readonly sense: number;
}

/** With fewer games than this, starting a thread would take longer than playing. */
const WORTH_A_THREAD = 20;

/** Distributes the games among worker threads; reports how many were played so far. */
export async function fuzzOnCores(
  title: AnyTitle,
  plan: FuzzPlan,
  sense: number,
  workers: number,
  progress: (games: number) => void,
): Promise<FuzzReport> {
  if (workers === 1 || plan.games < WORTH_A_THREAD) {
    return fuzz(title, plan, ({ games }) => progress(games), mixedPlayers(title, sense));
  }
  const stride = Math.min(workers, plan.games);
  const played = new Array<number>(stride).fill(0);
  const reports = await Promise.all(
    played.map((_, i) => {
      const share = { ...plan, games: plan.games - i, seed: plan.seed + i, stride };
      return inThread({ title: title.id, plan: share, sense }, (games) => {
        played[i] = games;
        progress(played.reduce((sum, n) => sum + n));
      });
    }),
  );
  return reports.reduce(mergeReports);
}

function inThread(task: FuzzTask, progress: (games: number) => void): Promise<FuzzReport> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: task });
    worker.on('message', (message: number | FuzzReport) => {
      if (typeof message === 'number') progress(message);
      else resolve(message);
    });
    worker.on('error', reject);
  });
}
