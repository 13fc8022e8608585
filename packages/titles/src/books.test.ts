import type { GameState } from '@signalbox/kernel';
import { describe, expect, test } from 'vitest';
import { TITLES } from './index.ts';
import { Audit, type Books, type Told } from './testing/books.ts';
import { type Position, walkRandomGame, walkTranscripts } from './testing/walk.ts';

/** `SIGNALBOX_BOOKS=100` follows this many random games of each title, besides the transcripts. */
const GAMES = Number(process.env.SIGNALBOX_BOOKS ?? 1);
const SEED = Number(process.env.SIGNALBOX_SEED ?? 11_002);
const TIME = (1 + GAMES) * 300_000;

const transfer: Books[string] = ({ pays, receives }, { from, to, amount }) => {
  pays(from, amount);
  receives(to, amount);
};

/** What is told alike of companies with treasuries, track and trains. */
const COMPANIES: Books = {
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
const TRADE: Books = {
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

const EIGHTEEN_FL: Books = {
  ...COMPANIES,
  ...TRADE,
  'bid-shown': ({ pays }, { seat, amount }) => pays(seat, amount),
  'company-started': ({ held, pays, moves, issues }, { seat, company, price, size }) => {
    const shares = held(company).reduce((sum, [, count]) => sum + count, 0);
    pays(seat, 2 * price);
    issues(company, 'ipo', size - shares);
    moves(company, 'ipo', seat, 2);
  },
  converted: ({ receives, issues }, { company, capital }) => {
    receives(company, capital);
    issues(company, 'ipo', 5);
  },
  'size-chosen': ({ issues }, { company, size }) => issues(company, 'ipo', size - 5),
  'free-share': ({ moves }, { seat, company }) => moves(company, 'ipo', seat, 1),
  'hotel-placed': ({ pays }, { company, cost }) => pays(company, cost),
  'station-placed': ({ pays }, { company, cost }) => pays(company, cost),
  'president-pays': (entries, { seat, company, amount }) =>
    transfer(entries, { type: 'transfer', from: seat, to: company, amount }),
  'cash-surrendered': (entries, { seat, company, amount }) =>
    transfer(entries, { type: 'transfer', from: seat, to: company, amount }),
  'shares-surrendered': ({ moves }, { seat, company, count }) => moves(company, seat, 'pool', count),
};

const certificateOf: Books[string] = ({ pays, moves }, { seat, company, par }) => {
  pays(seat, 2 * par);
  moves(company, 'ipo', seat, 2);
};

const EIGHTEEN_SIXTY: Books = {
  ...COMPANIES,
  ...TRADE,
  dividend: (entries, event) => {
    COMPANIES.dividend!(entries, event);
    entries.receives(event.company, event.subsidy);
  },
  withheld: ({ receives }, { company, revenue, subsidy }) => receives(company, revenue + subsidy),
  'auction-won': ({ pays }, { seat, premium }) => pays(seat, premium),
  'private-sold': ({ receives }, { seat, amount }) => receives(seat, amount),
  'private-exchanged': ({ moves }, { seat, company }) => moves(company, 'ipo', seat, 1),
  'company-started': certificateOf,
  'company-restarted': certificateOf,
  'token-placed': ({ pays }, { company, cost }) => pays(company, cost),
  'paid-less': ({ receives }, { seat, price, amount }) => receives(seat, price - amount),
  // All its shares go back to the IPO.
  bankrupt: ({ held, moves }, { company }) => {
    for (const [holder, count] of held(company)) moves(company, holder, 'ipo', count);
  },
};

const UNION_STATION: Books = {
  'lot-drawn': ({ moves }, { railroad }) => moves(railroad, 'face-down', 'face-up', 1),
  'share-turned-up': ({ moves }, { railroad }) => moves(railroad, 'face-down', 'face-up', 1),
  'share-won': ({ pays, moves }, { seat, railroad, value }) => {
    pays(seat, value);
    moves(railroad, 'face-up', seat, 1);
  },
  // It is free.
  'share-unwanted': ({ moves }, { seat, railroad }) => moves(railroad, 'face-up', seat, 1),
  'share-bought': ({ pays, moves }, { seat, railroad, price }) => {
    pays(seat, price);
    moves(railroad, 'face-up', seat, 1);
  },
  'shares-sold': ({ receives, moves }, { seat, railroad, count, amount }) => {
    receives(seat, amount);
    moves(railroad, seat, 'box', count);
  },
  received: ({ receives }, { seat, amount }) => receives(seat, amount),
};

const shareSale: Books[string] = ({ receives, moves }, { seller, company, count, amount }) => {
  receives(seller, amount);
  // A company sells its own shares out of the IPO.
  moves(company, seller === company ? 'ipo' : seller, 'pool', count);
};

const EIGHTEEN_FORTY_ONE: Books = {
  ...COMPANIES,
  'company-founded': ({ pays, receives, moves }, { founder, company, price }) => {
    pays(founder, 2 * price);
    receives(company, 2 * price);
    moves(company, 'ipo', founder, 2);
  },
  'share-bought': ({ pays, receives, moves }, { buyer, company, from, amount }) => {
    pays(buyer, amount);
    if (from === 'ipo') receives(company, amount);
    if (from === 'president') moves(company, 'pool', buyer, 2);
    else moves(company, from, buyer, 1);
  },
  'shares-sold': shareSale,
  'shares-sold-in-need': shareSale,
  'certificate-kept': ({ receives }, { seller, amount }) => receives(seller, amount),
  'shares-dealt': ({ pays, receives, moves }, { buyer, from, company, count, price }) => {
    pays(buyer, price);
    receives(from, price);
    moves(company, from, buyer, count);
  },
  'shares-handed-over': ({ moves }, { from, to, company, count }) => moves(company, from, to, count),
  'cash-handed-over': transfer,
  'concession-won': ({ pays }, { seat, price }) => pays(seat, price),
  // A used concession brings the president's certificate of the company that has its name.
  'concession-bought': ({ pays, moves }, { seat, concession, price, used }) => {
    pays(seat, price);
    if (used === 'yes') moves(concession, 'pool', seat, 2);
  },
  'concession-dealt': ({ pays, receives, moves }, { buyer, from, concession, price, used }) => {
    pays(buyer, price);
    receives(from, price);
    if (used === 'yes') moves(concession, from, buyer, 2);
  },
  'priority-sold': (entries, { seat, from, price }) =>
    transfer(entries, { type: 'transfer', from: seat, to: from, amount: price }),
  'shares-surrendered': ({ receives, moves }, { seat, company, count, to, amount }) => {
    moves(company, seat, 'pool', count);
    receives(to, amount);
  },
  'bayard-income': ({ receives }, { seat, amount }) => receives(seat, amount),
  gives: (entries, { giver, company, amount }) =>
    transfer(entries, { type: 'transfer', from: giver, to: company, amount }),
  returned: ({ receives }, { seat, amount }) => receives(seat, amount),
  'odd-share-cashed': ({ receives }, { holder, amount }) => receives(holder, amount),
  'odd-share-kept': (entries, { holder, company, amount }) =>
    transfer(entries, { type: 'transfer', from: holder, to: company, amount }),
  'pairs-cashed': ({ receives }, { holder, amount }) => receives(holder, amount),
  'traded-up': (entries, { seat, company, amount }) =>
    transfer(entries, { type: 'transfer', from: seat, to: company, amount }),
  'token-bought': ({ pays, receives }, { company, from, price }) => {
    pays(company, price);
    receives(from, price);
  },
  'tokens-bought': ({ pays }, { company, cost }) => pays(company, cost),
};

/** Old shares become new ones in these: tests of their own follow them. */
const EXCHANGES = [
  'secession',
  'single-exchanged',
  'pair-exchanged',
  'merger',
  'shares-exchanged',
  'pairs-exchanged',
  'odd-share-kept',
  'odd-share-cashed',
  'odd-share-dropped',
  'conversion',
  'shares-converted',
  'company-removed',
  'company-closed',
];

/** The president's certificate of IRSFF becomes one of its successors'. */
const isSuccessor = ({ type, company }: Told) => type === 'president' && ['SB', 'SFL'].includes(company);

const BOOKS: Readonly<Record<string, Books>> = {
  '18FL': EIGHTEEN_FL,
  '1860': EIGHTEEN_SIXTY,
  'union-station': UNION_STATION,
  '1841': EIGHTEEN_FORTY_ONE,
};

const isExchange = (event: Told) => EXCHANGES.includes(event.type) || isSuccessor(event);

describe.each(TITLES.map((title) => [title.id, title] as const))('the log of %s', (id, title) => {
  function follow(positions: Iterable<Position>): number {
    let game = '';
    let audit = new Audit(BOOKS[id]!, isExchange);
    let followed = 0;
    for (const { where, state } of positions) {
      const [now] = where.split(',');
      if (now !== game) audit = new Audit(BOOKS[id]!, isExchange);
      game = now!;
      const differences = audit.differences(state);
      expect(differences, `${id}, ${where}, after ${JSON.stringify(state.events)}`).toEqual([]);
      followed++;
    }
    return followed;
  }

  test(
    'accounts for all money and all shares that change hands',
    () => {
      expect(follow(walkTranscripts(title))).toBeGreaterThan(100);
      for (let game = 0; game < GAMES; game++) follow(walkRandomGame(title, SEED + game));
    },
    TIME,
  );
});

describe('what an audit finds', () => {
  const BEFORE = { cash: { p1: 100, IOW: 50, bank: 900 }, shares: { IOW: { p1: 2, pool: 3 } } };
  const sold = { type: 'shares-sold', seat: 'p1', company: 'IOW', count: 1, amount: 40 };

  function differences(events: readonly object[], now: object): string[] {
    const audit = new Audit(EIGHTEEN_SIXTY, () => false);
    audit.differences({ ...BEFORE } as unknown as GameState);
    return audit.differences({ ...BEFORE, ...now, events } as unknown as GameState);
  }

  const after = (p1: number) => ({
    cash: { p1, IOW: 50, bank: 900 },
    shares: { IOW: { p1: 1, pool: 4 } },
  });

  test('a sale as it is told', () => expect(differences([sold], after(140))).toEqual([]));

  test('another sum', () => {
    expect(differences([sold], after(139))).toEqual(['cash of p1 changed by 39, by the log 40']);
  });

  test('another number of shares', () => {
    expect(differences([{ ...sold, count: 2 }], after(140))).toEqual([
      'IOW of p1 changed by -1, by the log -2',
      'IOW of pool changed by 1, by the log 2',
    ]);
  });

  test('a change that is not told', () => {
    expect(differences([], after(100))).toHaveLength(2);
  });
});
