import { seats } from '@signalbox/kernel';
import type { OwnResult } from '@signalbox/protocol';
import type { FinishedHere } from '../../engine/calls.ts';
import type { GameFacts, SeatFacts } from '../../engine/facts.ts';
import { grouped } from '../../parts/grouped.ts';

/** A finished game as one of its players sees it. */
export interface Played extends SeatFacts {
  readonly title: string;
  /** The player. */
  readonly name: string;
  readonly players: number;
  /** The mean revenue of the other players. */
  readonly field: readonly number[];
  /** Equal in copies of the same game. */
  readonly commitment: string | null;
  readonly actions: string;
  readonly endedAt: number;
}

/** A game on this device counts once for each person who played it there. */
export function playedHere({ people, endedAt }: FinishedHere, facts: GameFacts): Played[] {
  return seats(people.length).flatMap((seat, i) => {
    const name = people[i];
    return name == null ? [] : playedAs(facts, seat, name, endedAt);
  });
}

/** The server knows who lost on time, so the place is the server's. */
export function playedOnline({ seat, place, at }: OwnResult, name: string, facts: GameFacts): Played[] {
  return playedAs(facts, seat, name, at).map((played) => ({ ...played, place }));
}

function playedAs({ seats: all, ...facts }: GameFacts, seat: string, name: string, endedAt: number) {
  const { [seat]: own, ...rest } = all;
  if (!own) return [];
  const others = Object.values(rest);
  const field = own.revenue.map((_, set) => mean(others.map(({ revenue }) => revenue[set]!)));
  return [{ ...own, ...facts, name, players: others.length + 1, field, endedAt }];
}

/** Of a game that was continued from one of its moves, saved or imported twice, the one that ended first counts. */
export function withoutCopies(games: readonly Played[]): Played[] {
  const found = new Set<string>();
  return games
    .toSorted((a, b) => a.endedAt - b.endedAt)
    .filter(({ title, commitment, actions, name }) => {
      const marks = [`${title} ${actions}`, ...(commitment === null ? [] : [commitment])];
      const known = marks.map((mark) => `${mark} ${name}`);
      const isCopy = known.some((mark) => found.has(mark));
      for (const mark of known) found.add(mark);
      return !isCopy;
    });
}

export interface Tally {
  readonly games: number;
  readonly wins: number;
  /** How often the player came first, second and so on. */
  readonly places: readonly number[];
  readonly averagePlace: number;
  /** The average part of the final worth of all players. */
  readonly share: number;
}

function tallyOf(games: readonly Played[]): Tally {
  const most = Math.max(0, ...games.map(({ players }) => players));
  const places = Array.from({ length: most }, (_, i) => games.filter(({ place }) => place === i + 1).length);
  return {
    games: games.length,
    wins: places[0] ?? 0,
    places,
    averagePlace: mean(games.map(({ place }) => place)),
    share: mean(games.map(({ share }) => share)),
  };
}

/** One tally for each value, those with the most games first; equal ones in the order of their values. */
export function talliesBy(
  games: readonly Played[],
  groupOf: (game: Played) => string,
): { readonly value: string; readonly tally: Tally; readonly games: readonly Played[] }[] {
  const groups = grouped(games, groupOf);
  return [...groups]
    .map(([value, group]) => ({ value, tally: tallyOf(group), games: group }))
    .sort((a, b) => b.tally.games - a.tally.games || a.value.localeCompare(b.value));
}

/** Average revenues of the player and of the others, for every set of operating rounds that a game had. */
export interface Revenues {
  readonly at: readonly number[];
  readonly own: readonly number[];
  readonly field: readonly number[];
  /** How many games had that set. */
  readonly games: readonly number[];
}

export function revenuesOf(games: readonly Played[]): Revenues {
  const sets = Math.max(0, ...games.map(({ revenue }) => revenue.length));
  const at = Array.from({ length: sets }, (_, i) => i + 1);
  const those = at.map((set) => games.filter(({ revenue }) => revenue.length >= set));
  return {
    at,
    own: those.map((group, i) => mean(group.map(({ revenue }) => revenue[i]!))),
    field: those.map((group, i) => mean(group.map(({ field }) => field[i]!))),
    games: those.map((group) => group.length),
  };
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
