import type { GameState } from '@signalbox/kernel';
import type { CompanyRun, Listing } from '@signalbox/rails';
import type { Words } from '../../text/words.ts';
import type { CompanySheet, Presentation } from '../../titles/presentation.ts';
import { differInSize, heldByCompanies, placesOf } from '../exchange/figures.ts';
import { type Row, rowsOf, sharesIn } from '../exchange/rows.ts';
import { perShareOf } from '../exchange/runs.ts';

/** A company with all figures of the sheet. */
export interface Line extends Row {
  readonly runs: readonly CompanyRun[];
}

type Value = number | string | null;

export interface Column {
  readonly id: string;
  readonly title: string;
  readonly value: (line: Line) => Value;
  /** The formatted value; the value itself if absent. */
  readonly show?: (value: number) => string;
  /** Are its values numbers? */
  readonly number?: boolean;
  /** Is its title a player's name? */
  readonly name?: boolean;
}

const LAST_RUNS = [1, 2, 3] as const;

export function linesOf(
  presentation: Presentation,
  view: GameState,
  runs: ReadonlyMap<string, readonly CompanyRun[]>,
): Line[] {
  return rowsOf(presentation, view).map((row) => ({ ...row, runs: runs.get(row.company.id) ?? [] }));
}

/** All figures of companies, one to a column. */
export function columnsOf(
  words: Words,
  presentation: Presentation,
  view: GameState,
  lines: readonly Line[],
): Column[] {
  const of = (id: string, title: string, value: (company: CompanySheet) => Value, show?: Column['show']) => ({
    id,
    title,
    value: ({ company }: Line) => value(company),
    ...(show && { show }),
  });
  const listed = (id: string, title: string, value: (listing: Listing) => Value, show?: Column['show']) => ({
    id,
    title,
    value: ({ listing }: Line) => listing && value(listing),
    ...(show && { show }),
  });
  const ids = new Set(lines.map(({ company }) => company.id));
  const columns: Column[] = [
    of('company', words.t('sheet/company'), ({ emblem }) => emblem.letters),
    // Who holds what comes first: beside the map there is no room for more.
    ...presentation.players(view).map(({ seat, shares }) => ({
      ...of(seat, words.seat(seat), ({ id }) => shares[id] ?? 0),
      name: true,
    })),
    ...placesOf(lines, words.has).map((place) =>
      of(place, words.say(`column/${place}`), (company) => sharesIn(company, place)),
    ),
    of('companies', words.t('column/companies'), (company) =>
      heldByCompanies(company, ids)
        .map(({ place, count }) => `${presentation.emblems[place]?.letters ?? place} ${count}`)
        .join(', '),
    ),
    of(
      'president',
      words.t('column/president'),
      ({ president }) => president && (presentation.emblems[president]?.letters ?? words.seat(president)),
    ),
    ...(differInSize(lines)
      ? [of('size', words.t('column/size'), ({ active, total }) => (active ? total : null), String)]
      : []),
    of('price', words.t('column/price'), ({ price }) => price, words.money),
    listed('par', words.t('column/par'), ({ par }) => par, words.money),
    listed('order', words.t('column/order-long'), ({ place }) => place),
    of('treasury', words.t('column/treasury'), ({ cash }) => cash, words.treasury),
    of('tokens', words.t('column/tokens'), ({ tokens }) => tokens, String),
    of('trains', words.t('column/trains'), ({ trains }) => trains.join(' ')),
    listed('rust', words.t('column/rust'), ({ trains }) => rustOf(trains)),
    ...LAST_RUNS.map((back) => ({
      id: `run-${back}`,
      title: words.t('column/run', { back }),
      value: ({ runs }: Line) => runs.at(-back)?.revenue ?? null,
      show: words.money,
    })),
    {
      id: 'per-share',
      title: words.t('column/per-share'),
      value: ({ runs }: Line) => (runs.length > 0 ? perShareOf(runs.at(-1)!) : null),
      show: words.money,
    },
    listed('to-float', words.t('column/to-float'), ({ toFloat }) => toFloat),
  ];
  // A figure that no company has gets no column: par in 1841, trains in Union Station.
  return columns
    .filter(({ value }) => lines.some((line) => value(line) !== null && value(line) !== ''))
    .map((column) => ({
      ...column,
      number: lines.every((line) => typeof (column.value(line) ?? 0) === 'number'),
    }));
}

function rustOf(trains: Listing['trains']): string {
  if (trains.every(({ rustedBy }) => rustedBy === null)) return '';
  return [...new Set(trains.map(({ rustedBy }) => rustedBy ?? '–'))].join(' ');
}

/** About how wide a letter is, and what is beside the columns and the names of companies, in pixels. */
const LETTER = 7.2;
const KANA = 12.8;
const BESIDE = 9;
const BESIDE_TEXT = 15;
const EMBLEM = 34;
/** Longer words of Japanese headings are broken. */
const MOST_KANA = 4;

const textWidth = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? KANA : LETTER), 0);

function columnWidth({ title, name, number, value, show }: Column, lines: readonly Line[]): number {
  const head = name ? textWidth(title) : Math.max(...title.split(' ').map(headWordWidth));
  const cells = lines.map((line) => {
    const found = value(line);
    return textWidth(typeof found === 'number' && show ? show(found) : String(found ?? ''));
  });
  return Math.max(head, ...cells) + (number ? BESIDE : BESIDE_TEXT);
}

const headWordWidth = (word: string) =>
  word > '\u2e80' ? Math.min(textWidth(word), MOST_KANA * KANA) : textWidth(word);

/**
 * The columns in as many tables as this width needs, each with the names of the companies before the others: beside a
 * map nobody should have to scroll sideways. A width of 0 is not known yet.
 */
export function tablesIn(
  width: number,
  columns: readonly Column[],
  lines: readonly Line[],
): readonly (readonly Column[])[] {
  const [names, ...others] = columns;
  if (!names || width === 0) return [columns];
  const first = columnWidth(names, lines) + EMBLEM;
  const tables: Column[][] = [];
  let left = 0;
  for (const column of others) {
    const needed = columnWidth(column, lines);
    if (needed > left || tables.length === 0) {
      tables.push([names]);
      left = width - first;
    }
    tables.at(-1)!.push(column);
    left -= needed;
  }
  return tables;
}

/** Missing values come last in either direction. */
export function sortedBy(lines: readonly Line[], { value }: Column, descending: boolean): Line[] {
  const sign = descending ? -1 : 1;
  const missing = (line: Line) => Number(value(line) === null || value(line) === '');
  return lines.toSorted((a, b) => missing(a) - missing(b) || sign * compare(value(a), value(b)));
}

function compare(a: Value, b: Value): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
}

/** CSV for a spreadsheet program: plain numbers, and quotes where they are needed. */
export function csvOf(columns: readonly Column[], lines: readonly Line[]): string {
  const cell = (value: Value) => {
    const text = value === null ? '' : String(value);
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [
    columns.map(({ title }) => cell(title)),
    ...lines.map((line) => columns.map(({ value }) => cell(value(line)))),
  ]
    .map((row) => row.join(','))
    .join('\n');
}

/** If more companies than this have not started, they are listed on request only. */
const FEW_IDLE = 4;

/** The companies that have started, or all if nearly all or none have. */
export function withoutIdle(lines: readonly Line[]): readonly Line[] {
  const started = lines.filter(({ company }) => company.active);
  return started.length === 0 || lines.length - started.length <= FEW_IDLE ? lines : started;
}
