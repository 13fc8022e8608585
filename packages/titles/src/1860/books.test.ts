import type { GameState } from '@signalbox/kernel';
import { describe, expect, test } from 'vitest';
import { Audit, type Books, COMPANIES, TRADE, testBooks } from '../testing/books.ts';
import { eighteenSixty } from './index.ts';

const certificateOf: Books[string] = ({ pays, moves }, { seat, company, par }) => {
  pays(seat, 2 * par);
  moves(company, 'ipo', seat, 2);
};

const BOOKS: Books = {
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

testBooks(eighteenSixty, BOOKS);

describe('what an audit finds', () => {
  const BEFORE = { cash: { p1: 100, IOW: 50, bank: 900 }, shares: { IOW: { p1: 2, pool: 3 } } };
  const sold = { type: 'shares-sold', seat: 'p1', company: 'IOW', count: 1, amount: 40 };

  function differences(events: readonly object[], now: object): string[] {
    const audit = new Audit(BOOKS, () => false);
    audit.differences({ ...BEFORE } as unknown as GameState);
    return audit.differences({ ...BEFORE, ...now, events } as unknown as GameState);
  }

  const after = (p1: number) => ({
    cash: { p1, IOW: 50, bank: 900 },
    shares: { IOW: { p1: 1, pool: 4 } },
  });

  test('a sale that the log reports correctly', () => expect(differences([sold], after(140))).toEqual([]));

  test('another sum', () => {
    expect(differences([sold], after(139))).toEqual(['cash of p1 changed by 39, by the log 40']);
  });

  test('another number of shares', () => {
    expect(differences([{ ...sold, count: 2 }], after(140))).toEqual([
      'IOW of p1 changed by -1, by the log -2',
      'IOW of pool changed by 1, by the log 2',
    ]);
  });

  test('a change that the log does not report', () => {
    expect(differences([], after(100))).toHaveLength(2);
  });
});
