// Plain JavaScript, since a thread does not inherit the TypeScript loader of the program that started it.
import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';

const database = new DatabaseSync(workerData);
database.exec('PRAGMA synchronous = FULL');
// Passive: no commit has to wait for it.
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');

parentPort.on('message', (order) => {
  if (order === 'end') {
    database.close();
    parentPort.close();
    return;
  }
  checkpoint.get();
  parentPort.postMessage('done');
});
