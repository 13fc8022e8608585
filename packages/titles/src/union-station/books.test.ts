import { type Books, testBooks } from '../testing/books.ts';
import { unionStation } from './index.ts';

const BOOKS: Books = {
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

testBooks(unionStation, BOOKS);
