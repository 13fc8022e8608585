/**
 * What `bench -- bots` measures, the same for both commits: how much an action costs that a conductor imagines while it
 * decides, at fixed points of random games. `bots-driver TITLE` prints it.
 */

import { choose } from '@signalbox/bots';
import {
  type AnyTitle,
  carryOutInPlace,
  decodeSetup,
  type GameState,
  newGame,
  type Pending,
  pending,
  random,
  sample,
  view,
} from '@signalbox/kernel';
import { TITLES } from '@signalbox/titles';
// By its file: the package does not export it, and both commits count imagined actions there.
import { Budget } from '../../packages/bots/src/budget.ts';
import type { Costs } from './driver.ts';

const GAMES = 6;
/** Actions into a game at which a seat has to decide. */
const MOMENTS = [20, 60, 120, 200, 300];
const NODES = 400;
/** Processor time in milliseconds. */
const WARM_UP = 4_000;
const MEASURED = 8_000;

let imagined = 0;
const spend = Budget.prototype.spend;
Budget.prototype.spend = function (this: Budget, nodes = 1) {
  // Other amounts are for routes that are computed, not for actions.
  if (nodes === 1) imagined++;
  spend.call(this, nodes);
};

const title = TITLES.find(({ id }) => id === process.argv[2])!;
const positions = Array.from({ length: GAMES }, (_, i) => positionsIn(title, i + 1)).flat();
think(WARM_UP);
console.log(JSON.stringify(think(MEASURED)));

/** Whole passes over the positions, so that both commits decide the same mixture. */
function think(enough: number): Costs {
  imagined = 0;
  const before = process.cpuUsage();
  const began = performance.now();
  const used = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  for (let pass = 1; used() < enough; pass++) {
    for (const { state, seat, waiting } of positions)
      choose(title, state, seat, waiting, { level: 'conductor', nodes: NODES, seed: pass });
  }
  return { 'imagined action': { cpu: used() / imagined, wall: (performance.now() - began) / imagined } };
}

interface Position {
  readonly state: GameState;
  readonly seat: string;
  readonly waiting: Pending;
}

/** What the seat sees that is asked at each moment of a random game. */
function positionsIn(title: AnyTitle, seed: number): Position[] {
  const decoded = decodeSetup(title, { players: Math.min(4, title.players[1]) });
  if (!decoded.ok) throw new Error(decoded.why);
  const state: GameState = { ...newGame(title, decoded.setup), events: null };
  const rng = random(seed);
  const found: Position[] = [];
  for (let i = 0; i <= Math.max(...MOMENTS); i++) {
    const waiting = pending(title, state);
    if (!waiting) break;
    const seat = waiting.seats[0]!;
    if (MOMENTS.includes(i)) {
      const seen = JSON.parse(JSON.stringify(view(title, state, seat))) as GameState;
      found.push({ state: seen, seat, waiting: pending(title, seen)! });
    }
    carryOutInPlace(title, state, seat, sample(waiting.offerTo(seat), rng)!);
  }
  return found.filter(({ seat, state }) => state.stack.length > 0 && seat !== 'chance');
}
