import { marketChart } from '@signalbox/rails';
import type { CompanyClass } from './companies.ts';

/** The stock market (§3.5.1). Marks: p par, m par of majors only, e the price that ends the game. */
export const CHART = marketChart(
  '72 83 95  107 120 133  147 164 182  202 224 248  276 306 340m 377 419 465 516e',
  '63 72 82  93  104 116  128 142 158  175 195 216m 240 266 295  328 365 404 449',
  '57 66 75  84  95  105  117 129 144p 159 177 196  218 242 269  298 331 367 408',
  '54 62 71  80  90  100p 111 123 137  152 169 187  208 230 256  284',
  '52 59 68p 77  86  95   106 117 130  145 160 178  198 219',
  '47 54 62  70  78  87   96  107 118  131 146 162  180',
  '41 47 54  61  68  75   84  93  103  114 127 141',
  '34 39 45  50  57  63   70  77  86   95  106',
  '27 31 36  40  45  50   56  62  69   76',
  '21 24 27  31  35  39   43  48  53',
  '16 18 20  23  26  29   32  35',
  '11 13 15  16  18  20   23',
  '8  9  10  11  13  14',
);

/** The columns that minors (K), and everybody before phase 8 (P), may not pass (§3.5.1). */
export const LAST_COLUMN_OF_MINORS = 10;
export const LAST_COLUMN_BEFORE_PHASE_8 = 15;
export const LAST_COLUMN = 18;
/** The columns L–P and Q–S, where option 8.4 protects the price from small sales by companies. */
export const CUSHIONED = [
  { from: 11, to: 15, shares: 2 },
  { from: 16, to: 18, shares: 3 },
] as const;

export const START_PRICES = [68, 100, 144, 216, 340] as const;
export type ParPrice = (typeof START_PRICES)[number];

const START_CELLS = new Map(
  CHART.cells.flatMap(({ price, marks }, cell) => (/[pm]/.test(marks) ? [[price, cell] as const] : [])),
);

export function parCell(price: ParPrice): number {
  return START_CELLS.get(price)!;
}

/** 216 and 340 are for majors only (§3.3.2). */
export function parPricesOf(ofClass: CompanyClass): readonly ParPrice[] {
  return ofClass === 'major' ? START_PRICES : START_PRICES.slice(0, 3);
}

export function isEndCell(cell: number): boolean {
  return CHART.cells[cell]!.marks.includes('e');
}

export function cellAt(row: number, column: number): number {
  return CHART.at(row, column)!;
}
