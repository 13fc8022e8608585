// Plain JavaScript, since a thread does not inherit the TypeScript loader of the program that started it.
import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';

/** Pages of 4 kB. While commits go on, the log never begins anew by itself; from here on they wait for it once. */
const LONG_LOG = 16_384;

const database = new DatabaseSync(workerData);
database.exec('PRAGMA synchronous = FULL');
database.exec('PRAGMA busy_timeout = 1000');
const passive = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');
const restart = database.prepare('PRAGMA wal_checkpoint(RESTART)');

parentPort.on('message', (order) => {
  if (order === 'end') {
    database.close();
    parentPort.close();
    return;
  }
  const { log } = passive.get();
  // Little is left to do after the first, so nobody waits long.
  if (log > LONG_LOG) restart.get();
  parentPort.postMessage('done');
});
