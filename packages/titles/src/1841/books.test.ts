import { type Books, COMPANIES, type LoggedEvent, testBooks, transfer } from '../testing/books.ts';
import { eighteenFortyOne } from './index.ts';

const shareSale: Books[string] = ({ receives, moves }, { seller, company, count, amount }) => {
  receives(seller, amount);
  // A company sells its own shares out of the IPO.
  moves(company, seller === company ? 'ipo' : seller, 'pool', count);
};

const BOOKS: Books = {
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
const isSuccessor = ({ type, company }: LoggedEvent) =>
  type === 'president' && ['SB', 'SFL'].includes(company);

testBooks(eighteenFortyOne, BOOKS, (event) => EXCHANGES.includes(event.type) || isSuccessor(event));
