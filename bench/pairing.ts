import type { Pairing } from '../apps/server/src/tournaments/pairing/entry.ts';
import { Meetings } from '../apps/server/src/tournaments/pairing/meetings.ts';
import { swissRound } from '../apps/server/src/tournaments/pairing/swiss.ts';

/** Swiss rounds of many people at tables of four: `npm run bench -- pairing [--people 500] [--rounds 10]`. */
export function bench(args: string[]): void {
  const value = (name: string, otherwise: number) =>
    Number(args[args.indexOf(`--${name}`) + 1 || args.length] ?? otherwise);
  const people = Array.from({ length: value('people', 500) }, (_, i) => `e${i}`);
  const history: Pairing[] = [];
  for (let round = 1; round <= value('rounds', 10); round++) {
    const standings = [...people].sort(() => Math.random() - 0.5);
    const begun = process.cpuUsage();
    history.push(swissRound(standings, history, { size: 4, least: 3, most: 5 }, round));
    const { user } = process.cpuUsage(begun);
    console.log(
      `round ${round}: ${(user / 1000).toFixed(0)} ms, most meetings of two people ${new Meetings(history).most}`,
    );
  }
}
