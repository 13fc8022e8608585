import {
  type AnyTitle,
  carryOutInPlace,
  choices,
  type GameState,
  type Json,
  type Offer,
  objectionTo,
  type Pending,
  pending,
  sameJson,
} from '@signalbox/kernel';
import { type Network, network } from '@signalbox/rails';
import { describe, expect, test } from 'vitest';
import { networkOf as network18FL } from './18fl/reach.ts';
import { COMPANY_IDS as IDS_18FL, type State as State18FL } from './18fl/state.ts';
import { COMPANY_IDS as IDS_1841 } from './1841/data/companies.ts';
import { reach as reach1841 } from './1841/operating-round/reach.ts';
import type { State as State1841 } from './1841/state.ts';
import { COMPANY_IDS as IDS_1860 } from './1860/data/companies.ts';
import { networkOf as network1860 } from './1860/reach.ts';
import type { State as State1860 } from './1860/state.ts';
import { TITLES } from './index.ts';
import { type Position, walkRandomGame, walkTranscripts } from './testing/walk.ts';

/** `SIGNALBOX_COLD=100` compares every decision of this many random games of each title. */
const GAMES = Number(process.env.SIGNALBOX_COLD ?? 0);
/** Whole games are long, especially on a busy machine. */
const TIME = (1 + GAMES) * 300_000;
/** The short form compares one decision out of this many. */
const EVERY = 7;
/** Of a built offer this many choices are compared. */
const BUILT = 24;

/** A state as it comes from a file: nothing that was computed before can be found by any object in it. */
const cold = (state: GameState) => JSON.parse(JSON.stringify(state)) as GameState;

/** Everything that the rules answer about a position. */
function answers(waiting: Pending | null): Json {
  if (waiting === null) return null;
  const { decision, rule, seats, forced } = waiting;
  const offers = Object.fromEntries(seats.map((seat) => [seat, written(waiting.offerTo(seat))]));
  return { decision, rule, seats, forced, offers } as Json;
}

function written(offer: Offer): Json {
  switch (offer.kind) {
    case 'list':
      return offer.candidates.map((choice) => [choice, (offer.check?.(choice) ?? null) as Json]);
    case 'range': {
      const { base, field, min, max, step, reason = null } = offer;
      return { base, field, min, max, step, reason: reason as Json };
    }
    case 'built': {
      const found: Json[] = [];
      for (const choice of choices(offer)) if (found.push(choice) === BUILT) break;
      return [offer.what, ...found];
    }
    case 'either':
      return offer.offers.map(written);
    case 'sealed':
      return [written(offer.of)];
  }
}

function frozen(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
}

/**
 * The walk plays one state from the start, so its answers use all caches; they must equal the answers about a fresh copy
 * of the state without caches. Parts that copies share must not change, so they are frozen.
 */
function compare(title: AnyTitle, positions: Iterable<Position>, every: number): number {
  let compared = 0;
  let seen = 0;
  /** The walk carries out the same choice after we have looked, so its result is compared at the next step. */
  let before: { readonly where: string; readonly walked: GameState; readonly other: GameState } | null = null;
  const compareResults = () => {
    if (before) expectSame(before.where, muted(before.walked), muted(before.other));
    before = null;
  };
  for (const { where, state, waiting, seat, offer, choice } of positions) {
    compareResults();
    for (const part of title.replaced ?? []) frozen((state as unknown as Record<string, unknown>)[part]);
    if (seen++ % every !== 0) continue;
    compared += 1;
    const other = cold(state);
    const fresh = pending(title, other)!;
    // The check first, before anything has been listed: it may not depend on that.
    const objections = [objectionTo(offer, choice), objectionTo(fresh.offerTo(seat), choice)];
    expect({ where, objections }).toEqual({ where, objections: [null, null] });
    expectSame(where, answers(waiting), answers(fresh));
    carryOutInPlace(title, other, seat, choice);
    before = { where, walked: state, other };
  }
  compareResults();
  return compared;
}

const muted = (state: GameState) => ({ ...state, events: null }) as unknown as Json;

/** Asks `expect` only about what differs, because it takes as long as the rules do to answer. */
function expectSame(where: string, walked: Json, fresh: Json): void {
  if (!sameJson(walked, fresh)) expect({ where, found: walked }).toEqual({ where, found: fresh });
}

describe.each(TITLES.map((title) => [title.id, title] as const))('%s', (_, title) => {
  test(
    'gives the same answers in the middle of a game as about a fresh copy of the position',
    () => {
      expect(compare(title, walkTranscripts(title), EVERY)).toBeGreaterThan(20);
      for (let game = 0; game < GAMES; game++) compare(title, walkRandomGame(title, 11_000 + game), 1);
      if (GAMES === 0) compare(title, walkRandomGame(title, 11_000), EVERY);
    },
    TIME,
  );
});

/** All networks of a position, by title. */
const NETWORKS: Readonly<Record<string, (state: GameState) => readonly Network[]>> = {
  '18FL': (state) => IDS_18FL.map((company) => network18FL(state as State18FL, company)),
  '1860': (state) => IDS_1860.map((company) => network1860(state as State1860, company)),
  '1841': (state) =>
    IDS_1841.flatMap((company) =>
      [true, false].flatMap((crossing) =>
        [true, false].map((alone) => reach1841(state as State1841, company, { crossing, alone })),
      ),
    ),
};

/** Without `expect`, which is slow on arrays of a thousand numbers. */
function reachTheSame(one: Network, other: Network): boolean {
  return (['distances', 'passed', 'arrivals'] as const).every((part) =>
    one[part].every((value, i) => value === other[part][i]),
  );
}

describe.each(Object.entries(NETWORKS))('%s', (id, networksOf) => {
  const title = TITLES.find((each) => each.id === id)!;

  test(
    'reuses a network in later positions only while it stays the same',
    () => {
      let kept = 0;
      const before = new Set<Network['distances']>();
      const look = (positions: Iterable<Position>) => {
        let seen: unknown = null;
        for (const { where, state } of positions) {
          const { tiles } = state as State18FL;
          if (tiles === seen) continue;
          seen = tiles;
          for (const found of networksOf(state)) {
            if (before.has(found.distances)) kept += 1;
            before.add(found.distances);
            const { board, stations, owner, rules } = found;
            const fresh = network(board, tiles, stations, owner, rules);
            if (!reachTheSame(found, fresh)) expect.unreachable(`${where}: ${owner}`);
          }
        }
      };
      look(walkTranscripts(title));
      for (let game = 0; game < Math.max(1, GAMES); game++) look(walkRandomGame(title, 12_000 + game));
      expect(kept).toBeGreaterThan(100);
    },
    TIME,
  );
});
