import { type Books, COMPANIES, TRADE, testBooks, transfer } from '../testing/books.ts';
import { eighteenFL } from './index.ts';

const BOOKS: Books = {
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

testBooks(eighteenFL, BOOKS);
