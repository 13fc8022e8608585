import type { AnyTitle, GameEvent, GameState } from '@signalbox/kernel';
import { expect, test } from 'vitest';
import { type Position, walkRandomGame, walkTranscripts } from './walk.ts';

/** `SIGNALBOX_BOOKS=100` follows this many random games of each title, besides the transcripts. */
const GAMES = Number(process.env.SIGNALBOX_BOOKS ?? 1);
const SEED = Number(process.env.SIGNALBOX_SEED ?? 11_002);
const TIME = (1 + GAMES) * 300_000;

type Amount = Readonly<Record<string, number>>;

/** Money and shares as every title's state has them. */
interface Holdings {
  readonly cash: Amount;
  /** By company and holder. */
  readonly shares: Readonly<Record<string, Amount>>;
}

/** What an event says about money and shares. */
interface Entries {
  /** Who has how many shares of a company, according to the events so far. */
  readonly held: (company: string) => readonly (readonly [holder: string, count: number])[];
  readonly receives: (holder: string, amount: number) => void;
  readonly pays: (holder: string, amount: number) => void;
  /** Shares change hands. */
  readonly moves: (company: string, from: string, to: string, count: number) => void;
  /** Shares enter the game, or leave it if the count is negative. */
  readonly issues: (company: string, to: string, count: number) => void;
}

// biome-ignore lint/suspicious/noExplicitAny: the parts of an event are known by its type only.
export type LoggedEvent = GameEvent & Record<string, any>;

/** By type of event; events that are not named here change neither money nor shares. */
export type Books = Readonly<Record<string, (entries: Entries, event: LoggedEvent) => void>>;

/** The sources and sinks of money: they are not counted. */
const BANKS = ['bank', 'credits', 'pool'];

type Balances = Map<string, number>;

function balancesOf({ cash, shares }: Holdings): Balances {
  const found: Balances = new Map();
  for (const [holder, amount] of Object.entries(cash))
    if (!BANKS.includes(holder)) found.set(`cash of ${holder}`, amount);
  for (const [company, ledger] of Object.entries(shares)) {
    for (const [holder, count] of Object.entries(ledger)) found.set(`${company} of ${holder}`, count);
  }
  return found;
}

function changesBy(books: Books, events: readonly GameEvent[], before: Holdings): Balances {
  const logged: Balances = new Map();
  const add = (what: string, by: number) => logged.set(what, (logged.get(what) ?? 0) + by);
  const receives = (holder: string, amount: number) => {
    if (!BANKS.includes(holder)) add(`cash of ${holder}`, amount);
  };
  const issues = (company: string, to: string, count: number) => {
    add(`${company} of ${to}`, count);
  };
  const entries: Entries = {
    held: (company) => {
      const ledger = before.shares[company] ?? {};
      const named = [...logged.keys()].filter((what) => what.startsWith(`${company} of `));
      const holders = new Set([...Object.keys(ledger), ...named.map((what) => what.split(' of ')[1]!)]);
      return [...holders].map(
        (holder) => [holder, (ledger[holder] ?? 0) + (logged.get(`${company} of ${holder}`) ?? 0)] as const,
      );
    },
    receives,
    pays: (holder, amount) => receives(holder, -amount),
    moves: (company, from, to, count) => {
      issues(company, from, -count);
      issues(company, to, count);
    },
    issues,
  };
  for (const event of events) books[event.type]?.(entries, event);
  return logged;
}

/** Follows one game: does the log of each action account for all that has changed hands? */
export class Audit {
  private before: Holdings | null = null;
  private readonly books: Books;
  private readonly isExchange: (event: LoggedEvent) => boolean;

  /** Where there is an exchange of shares, only the money is followed. */
  constructor(books: Books, isExchange: (event: LoggedEvent) => boolean) {
    this.books = books;
    this.isExchange = isExchange;
  }

  /** Changes since the last call that the events of the last action do not account for. */
  differences(state: GameState): string[] {
    const { cash, shares } = state as unknown as Holdings;
    const after = structuredClone({ cash, shares });
    const { before } = this;
    this.before = after;
    if (before === null) return [];
    const events = state.events ?? [];
    const logged = changesBy(this.books, events, before);
    const [were, are] = [balancesOf(before), balancesOf(after)];
    const moneyOnly = events.some(this.isExchange);
    return [...new Set([...were.keys(), ...are.keys(), ...logged.keys()])].flatMap((what) => {
      if (moneyOnly && !what.startsWith('cash of')) return [];
      const changed = (are.get(what) ?? 0) - (were.get(what) ?? 0);
      const said = logged.get(what) ?? 0;
      return changed === said ? [] : [`${what} changed by ${changed}, by the log ${said}`];
    });
  }
}

/** Money goes from one holder to another. */
export const transfer: Books[string] = ({ pays, receives }, { from, to, amount }) => {
  pays(from, amount);
  receives(to, amount);
};

/** Events that all titles with treasuries, track and trains share. */
export const COMPANIES: Books = {
  'track-laid': ({ pays }, { company, cost }) => pays(company, cost),
  dividend: ({ receives }, { received }) => {
    for (const [holder, amount] of Object.entries(received)) receives(holder, amount as number);
  },
  withheld: ({ receives }, { company, revenue }) => receives(company, revenue),
  'train-bought': ({ pays, receives }, { company, from, price }) => {
    pays(company, price);
    receives(from, price);
  },
  'private-income': ({ receives }, { seat, amount }) => receives(seat, amount),
  'private-bought': ({ pays }, { seat, price }) => pays(seat, price),
  floated: ({ receives }, { company, capital }) => receives(company, capital),
};

/** Trade of players with the bank. A president's certificate has two shares, and is bought out of the pool. */
export const TRADE: Books = {
  'share-bought': ({ pays, moves }, { seat, company, from, amount }) => {
    pays(seat, amount);
    if (from === 'president') moves(company, 'pool', seat, 2);
    else moves(company, from, seat, 1);
  },
  'shares-sold': ({ receives, moves }, { seat, company, count, amount }) => {
    receives(seat, amount);
    moves(company, seat, 'pool', count);
  },
};

/** Tests that the log of every transcript, and of random games, accounts for all that changes hands. */
export function testBooks(
  title: AnyTitle,
  books: Books,
  isExchange: (event: LoggedEvent) => boolean = () => false,
): void {
  function follow(positions: Iterable<Position>): number {
    let game = '';
    let audit = new Audit(books, isExchange);
    let followed = 0;
    for (const { where, state } of positions) {
      const [now] = where.split(',');
      if (now !== game) audit = new Audit(books, isExchange);
      game = now!;
      const differences = audit.differences(state);
      expect(differences, `${where}, after ${JSON.stringify(state.events)}`).toEqual([]);
      followed++;
    }
    return followed;
  }

  test(
    'the log accounts for all money and shares that change hands',
    () => {
      expect(follow(walkTranscripts(title))).toBeGreaterThan(100);
      for (let game = 0; game < GAMES; game++) follow(walkRandomGame(title, SEED + game));
    },
    TIME,
  );
}
