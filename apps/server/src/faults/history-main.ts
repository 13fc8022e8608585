import { testPostgres } from '../testing/test-postgres.ts';
import { type HistoryReport, historyOnPostgres, historyOnSqlite } from './history-run.ts';

const SHOWN = 10;

/** The long version of the history checker; returns whether no problem was found. */
export async function checkHistories(faults: number): Promise<boolean> {
  const onFault = (done: number, name: string, operations: number) => {
    if (done % 10 === 0) console.log(`  ${done} faults (${name}), ${operations} operations`);
  };
  let sound = true;
  const conclude = (name: string, report: HistoryReport, isBroken: boolean) => {
    const kinds = Object.entries(report.faults).map(([kind, times]) => `${times} ${kind}`);
    console.log(
      `${name}: ${kinds.join(', ')}; ${report.tables} tables, ${report.operations} operations, ${report.acknowledged} acknowledged, ${report.anomalies.length} anomalies`,
    );
    for (const line of report.anomalies.slice(0, SHOWN)) console.log(`  ${line}`);
    sound &&= isBroken === report.anomalies.length > 0;
  };
  conclude('SQLite', await historyOnSqlite({ faults, onFault }), false);
  conclude(
    'SQLite, acknowledging early',
    await historyOnSqlite({ faults: 30, broken: 'acknowledge-early' }),
    true,
  );
  const postgres = await testPostgres({ ownDisk: true });
  conclude('three processes on PostgreSQL', await historyOnPostgres(postgres, { faults, onFault }), false);
  conclude(
    'PostgreSQL, dropping news',
    await historyOnPostgres(postgres, { faults: 5, broken: 'drop-news' }),
    true,
  );
  await postgres.end();
  return sound;
}
