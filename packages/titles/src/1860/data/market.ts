import { zigzagChart } from '@signalbox/rails';
import { type Company, charterOf } from './companies.ts';

/**
 * The stock market, from bankruptcy to the end of the game. r: red, the first share of a block costs no rank; p: green,
 * a par price; g: grey, a par price only after a bankruptcy.
 */
export const CHART = zigzagChart(`
  0 7r 14r 20r 26r 31r 36r 40g 44g 47g 50g 52g 54p 56g 58p 60g 62p 65g 68p 71g 74p 78g 82p 86g 90p 95g 100p
  105 110 116 122 128 134 142 150 158r 166r 174r 182r 191r 200r 210r 220r 230r 240r 250r 260r 270r 280r 290r
  300r 310r 320r 330r 340
`);

export const BANKRUPT_CELL = 0;
export const LAST_CELL = CHART.cells.length - 1;

/** A step along a row is two ranks. */
export const STEP = 2;

/** Par prices by layer: from and to (Companies). */
const PAR_RANGES = { 1: [74, 100], 2: [62, 82], 3: [58, 68], 4: [54, 62] } as const;

export function isRed(cell: number): boolean {
  return CHART.cells[cell]!.marks === 'r';
}

/** The cell with a price; every price occurs once in this market. */
export function cellOf(price: number): number {
  const cell = CHART.cells.findIndex((at) => at.price === price);
  if (cell < 0) throw new Error(`The market has no price ${price}.`);
  return cell;
}

type Layer = keyof typeof PAR_RANGES;

const PAR_PRICES = byLayer((from, to) => pricesMarked('p').filter((price) => price >= from && price <= to));
const RESTART_PRICES = byLayer((_, to) => pricesMarked('pg').filter((price) => price <= to));

/** Prices at which a company may start. */
export function parPrices(company: Company): readonly number[] {
  return PAR_PRICES[charterOf(company).layer];
}

/** Prices at which it may restart after a bankruptcy: every marked cell up to its highest par (C-16). */
export function restartPrices(company: Company): readonly number[] {
  return RESTART_PRICES[charterOf(company).layer];
}

function byLayer(prices: (from: number, to: number) => number[]): Readonly<Record<Layer, readonly number[]>> {
  const of = (layer: Layer) => prices(PAR_RANGES[layer][0], PAR_RANGES[layer][1]);
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4) };
}

function pricesMarked(marks: string): number[] {
  return CHART.cells.flatMap((cell) => (cell.marks && marks.includes(cell.marks) ? [cell.price] : []));
}
