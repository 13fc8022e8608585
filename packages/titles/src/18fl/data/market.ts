import { marketChart } from '@signalbox/rails';

/** The stock market: one row of prices, left to right (§1.4). */
export const PRICES = [
  60, 65, 70, 75, 80, 90, 100, 110, 125, 140, 160, 180, 200, 225, 250, 275, 300, 330, 360, 400,
] as const;

/** The coloured cells, where a company may start (§1.4). */
export const START_PRICES = [70, 75, 80, 90, 100, 110] as const;
export type ParPrice = (typeof START_PRICES)[number];

/** No five-share company goes above this price (§1.4). */
export const FIVE_SHARE_CEILING = 200;

export const CHART = marketChart(PRICES.join(' '));

/** The cell with a price; every price occurs once in this market. */
export function cellOf(price: number): number {
  const cell = (PRICES as readonly number[]).indexOf(price);
  if (cell < 0) throw new Error(`The market has no price ${price}.`);
  return cell;
}
