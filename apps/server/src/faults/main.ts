// npm run faults [-- --kills 200]: the long form of the fault tests, with what was found.
// npm run faults -- --history [--faults 300]: the history checker, on both databases, and with servers broken on purpose.
import { testPostgres } from '../testing/test-postgres.ts';
import { fillDisk } from './full-disk.ts';
import { killOnSqlite } from './kill-sqlite.ts';
import { killProcesses, restartPostgres, type Trouble, troubleOnPostgres } from './processes.ts';
import type { FaultReport } from './verify.ts';

const given = process.argv.indexOf('--kills');
const kills = given < 0 ? 200 : Number(process.argv[given + 1]);
const titles = ['lots', '18FL', 'union-station'];
let failed = false;

if (process.argv.includes('--history')) {
  const { checkHistories } = await import('./history-main.ts');
  const at = process.argv.indexOf('--faults');
  process.exit((await checkHistories(at < 0 ? 300 : Number(process.argv[at + 1]))) ? 0 : 1);
}

const progress = (what: string) => (done: number, acknowledged: number) => {
  if (done % 10 === 0) console.log(`  ${what}: ${done}, ${acknowledged} actions acknowledged`);
};

function conclude(name: string, report: FaultReport): void {
  const { tables, actions, acknowledged, reconnections, broken } = report;
  console.log(
    `${name}: ${tables} tables, ${actions} entries, ${acknowledged} acknowledged, ${reconnections} reconnections, ${broken.length} violations`,
  );
  for (const line of broken) console.log(`  ${line}`);
  failed ||= broken.length > 0;
}

conclude('kill -9, SQLite', await killOnSqlite(kills, titles, {}, progress('killed')));
const postgres = await testPostgres();
const onPostgres = async (name: string, trouble: Trouble) =>
  conclude(name, await troubleOnPostgres(postgres, titles, trouble));
await onPostgres('kill -9, three processes on PostgreSQL', killProcesses(kills, progress('killed')));
await onPostgres('PostgreSQL restarted', restartPostgres(Math.ceil(kills / 10), progress('restarted')));
await postgres.end();
const disk = await fillDisk();
console.log(
  `full disk: refused with ${disk.refused.status} ${disk.refused.why}, afterwards ${disk.afterwards}`,
);
process.exit(failed ? 1 : 0);
