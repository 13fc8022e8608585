/**
 * Runs in a fresh process, for what a warm one cannot show: `fresh.ts first FILE N` prints how long the very first call
 * takes, for the N-th run of a trace; `fresh.ts memory …` how far the peak of memory rises over some runs.
 */
import { readFileSync } from 'node:fs';
import { type RecordedRun, recordedRuns, type Trace } from '@signalbox/interchange';
import { once } from './measure.ts';
import { LATE_TITLES, lateQuery } from './titles.ts';

const [what, file, number] = process.argv.slice(2);
const traced = (): RecordedRun[] => recordedRuns(JSON.parse(readFileSync(file!, 'utf8')) as Trace);
const peak = () => process.resourceUsage().maxRSS / 1024;

if (what === 'first') {
  const { query } = traced()[Number(number)]!;
  const { milliseconds, cpu } = once(query);
  console.log(JSON.stringify([milliseconds, cpu]));
} else {
  const queries =
    what === 'memory-recorded'
      ? traced().map(({ query }) => query)
      : Array.from({ length: Number(number) }, (_, i) => lateQuery(LATE_TITLES[Number(file)]!, i + 1));
  const before = peak();
  for (const query of queries) once(query);
  console.log(JSON.stringify([peak() - before]));
}
