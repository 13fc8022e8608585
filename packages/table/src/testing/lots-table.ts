import { type AnyTitle, type Json, newGame } from '@signalbox/kernel';
import { lots } from '@signalbox/kernel/testing/lots.ts';
import type { Game } from '../game.ts';
import { newLog } from '../log.ts';
import { MemoryTable } from '../memory-table.ts';
import { gameOf } from '../stored-game.ts';

export const LOTS = lots as AnyTitle;

/** A table of the toy title; seats named in `bots` are played by bots. Its clock is stopped. */
export function lotsTable(
  players: number,
  changes: Partial<Game> = {},
  bots: readonly string[] = [],
): MemoryTable {
  const log = newLog(newGame(LOTS, { players, options: { 'no-bell': true } }));
  const seats = Array.from({ length: players }, (_, i) => ({
    bot: bots.includes(`p${i + 1}`) ? 'random' : null,
  }));
  const game = gameOf(LOTS, log, { seed: 'seed', seats, shared: false });
  return new MemoryTable({ ...game, ...changes }, log, () => 0);
}

/** Acts; a refusal fails the test. */
export function act(table: MemoryTable, seat: string, decision: string, choice: Json): void {
  const by = table.game.seats.find((one) => one.seat === seat)?.bot ? 'bot' : 'person';
  const refused = table.act({ seat, decision, choice }, by);
  if (refused) throw new Error(`${seat} ${decision}: ${refused.why}`);
}

/** Two players after the sealed bids: chance has drawn, and p1 opens the first auction. */
export function auctioning(changes: Partial<Game> = {}, bots: readonly string[] = []): MemoryTable {
  const table = lotsTable(2, changes, bots);
  act(table, 'p1', 'opening-bid', { bid: 1 });
  act(table, 'p2', 'opening-bid', { bid: 0 });
  return table;
}
