import { choose } from '@signalbox/bots';
import {
  type AnyTitle,
  CHANCE,
  defaultOptions,
  type Entry,
  type GameState,
  type Journal,
  type Json,
  newGame,
  newJournal,
  pending,
  record,
  seededOracle,
  view,
} from '@signalbox/kernel';
import { TITLES } from '@signalbox/titles';

const PLAYERS = 3;
const WORK = 500;

const played = new Map<string, Journal<GameState>>();

/** A whole game between apprentices, the same each time. */
export function playedGame(id: string, seed: number): Journal<GameState> {
  let journal = played.get(id);
  if (!journal) {
    journal = play(TITLES.find((title) => title.id === id)!, seed);
    played.set(id, journal);
  }
  return journal;
}

function play(title: AnyTitle, seed: number): Journal<GameState> {
  const setup = { players: PLAYERS, options: defaultOptions(title.options) };
  let journal = newJournal<GameState>(title, newGame(title, setup));
  const oracle = seededOracle(`pictures${seed}`);
  let drawn = 0;
  for (let asked = pending(title, journal.state); asked; asked = pending(title, journal.state)) {
    const seat = asked.seats[0]!;
    const decide = (): Json => {
      if (seat === CHANCE) return oracle(asked.offerTo(CHANCE), drawn++);
      const wish = { level: 'apprentice', nodes: WORK, seed: journal.entries.length + seed * 7919 } as const;
      return choose(title, view(title, journal.state, seat), seat, asked, wish).choice;
    };
    const next = record(journal, { seat, decision: asked.decision, choice: decide() });
    if ('ok' in next) throw new Error(next.why);
    journal = next;
  }
  return journal;
}

export interface Moment {
  readonly decision: string;
  readonly entry: Entry;
  /** How much had happened before. */
  readonly position: number;
}

/** For every decision that came up a moment in the middle of the game at which something was done. */
export function moments({ entries }: Journal<GameState>): Moment[] {
  const all = entries.flatMap((entry, position): Moment[] =>
    entry.seat === CHANCE || entry.decision === null ? [] : [{ decision: entry.decision, entry, position }],
  );
  return [...new Set(all.map(({ decision }) => decision))].map((wanted) => {
    const group = all.filter(({ decision }) => decision === wanted);
    const busy = group.filter(({ entry }) => !/pass|none|"no"/.test(JSON.stringify(entry.choice)));
    const worth = busy.length > 0 ? busy : group;
    return worth[Math.floor(worth.length * 0.6)]!;
  });
}
