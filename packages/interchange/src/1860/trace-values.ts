import type { Json } from '@signalbox/kernel';
import type { Difference, FullTraceState } from '../trace/difference.ts';
import type { Snapshot, Values } from '../trace/snapshot.ts';

interface Corp {
  readonly cash: number;
  readonly price?: number | null;
  readonly cell?: number[] | null;
  readonly par?: number | null;
  readonly trains: string[];
  readonly held: Record<string, number>;
  readonly president?: string | null;
  readonly tokens: [string, number, string?][];
  readonly tokens_left: number;
  readonly reserved?: number | null;
  readonly [flag: string]: unknown;
}

interface Extra {
  readonly corps: Readonly<Record<string, Corp>>;
  readonly companies: Readonly<Record<string, { owner?: string | null; closed?: boolean }>>;
  readonly players: Readonly<Record<string, { cash: number; certs: number; value: number }>>;
}

const FLAGS = ['floated', 'operated', 'receivership', 'insolvent', 'bankrupt', 'nationalized'] as const;

/** The values of a trace that are compared, by the same paths as in our snapshots. */
export function traceValues(theirs: FullTraceState): Values {
  const values: Values = new Map();
  const { players, companies, corps } = theirs as unknown as Extra;
  for (const [id, { cash, certs, value }] of Object.entries(players)) {
    values.set(`players.${id}.cash`, cash);
    values.set(`players.${id}.certs`, certs);
    values.set(`players.${id}.value`, value);
  }
  for (const [id, { owner, closed }] of Object.entries(companies)) {
    if (!closed) values.set(`companies.${id}`, owner ?? null);
  }
  for (const [symbol, corp] of Object.entries(corps)) addCorpValues(values, symbol, corp);
  for (const [train, count] of Object.entries(theirs.depot)) values.set(`depot.${train}`, count);
  values.set('discards', [...theirs.discards].sort());
  if (theirs.or_order && !theirs.finished) values.set('or_order', theirs.or_order);
  // After the auction the holder of the priority deal is listed first.
  if (theirs.bids === undefined || theirs.bids === null) values.set('priority', theirs.player_order[0]!);
  return values;
}

function addCorpValues(values: Values, symbol: string, corp: Corp): void {
  const ofCompany: Record<string, Json> = {
    cash: corp.cash,
    price: corp.price ?? null,
    cell: corp.cell ?? null,
    par: corp.par ?? null,
    trains: [...corp.trains].sort(),
    president: corp.president ?? null,
    tokens_left: corp.tokens_left,
    tokens: corp.tokens.map(([hex, city, status]) => `${hex} ${city}${status ? ` ${status}` : ''}`).sort(),
    reserved: (corp.reserved ?? null) !== null,
  };
  for (const flag of FLAGS) ofCompany[flag] = (corp[flag] as Json) ?? null;
  for (const [holder, percent] of Object.entries(corp.held)) ofCompany[`held.${holder}`] = percent;
  for (const [key, value] of Object.entries(ofCompany)) values.set(`corps.${symbol}.${key}`, value);
}

/** A trace may show a company that never floated as in receivership. */
export function isUnfloatedReceivership({ what, ours, theirs }: Difference, { values }: Snapshot): boolean {
  const floated = values.get(what.replace('.receivership', '.floated'));
  return what.endsWith('.receivership') && !ours && theirs === true && floated === false;
}
