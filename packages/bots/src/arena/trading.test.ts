import { expect, test } from 'vitest';
import { TradeWatch } from './trading.ts';

const sold = (seat: string, company: string, count: number) => [
  { type: 'shares-sold', seat, company, count },
];
const bought = (seat: string, company: string) => [{ type: 'share-bought', seat, company }];

test('counts shares, sales, and what is bought back in the same turn or the next', () => {
  const watch = new TradeWatch();
  watch.see('p1', 'trade', sold('p1', 'ACL', 3));
  watch.see('p1', 'trade', sold('p1', 'FEC', 1));
  watch.see('p1', 'trade', bought('p1', 'FEC'));
  watch.see('p2', 'trade', bought('p2', 'ACL'));
  watch.see('p1', 'trade', bought('p1', 'ACL'));
  watch.see('p1', 'trade', bought('p1', 'ACL'));
  expect(watch.of('p1')).toEqual({ sharesSold: 4, sales: 2, boughtBack: 2 });
  expect(watch.of('p2')).toEqual({ sharesSold: 0, sales: 0, boughtBack: 0 });
});

test('a purchase two turns later is a new plan; an operating round is no turn', () => {
  const watch = new TradeWatch();
  watch.see('p1', 'trade', sold('p1', 'ACL', 1));
  watch.see('p2', 'trade', []);
  watch.see('p1', 'trade', sold('p1', 'FEC', 1));
  watch.see('p2', 'trade', []);
  watch.see('p1', 'lay-track', []);
  watch.see('p2', 'lay-track', []);
  watch.see('p1', 'lay-track', []);
  watch.see('p2', 'trade', []);
  watch.see('p1', 'trade', [...bought('p1', 'ACL'), ...bought('p1', 'FEC')]);
  expect(watch.of('p1').boughtBack).toBe(1);
});
