import { memoize } from '@signalbox/kernel';
import { bestRevenue, currentCard, type Station, type Tiles } from '@signalbox/rails';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { PHASES } from '@signalbox/titles/18fl/data/phases.ts';
import { ROSTER, TRAINS, type Train } from '@signalbox/titles/18fl/data/trains.ts';
import { runQuery } from '@signalbox/titles/18fl/running.ts';
import { COMPANY_IDS, type State } from '@signalbox/titles/18fl/state.ts';

/** By bonuses, then by company, phase and trains. */
type Revenues = Map<string, Map<number, number>>;

const known = memoize((_tiles: Tiles) => memoize((_stations: readonly Station[]): Revenues => new Map()));

/** What a company would earn with these trains on this track; computed once per position. */
export function revenueWith(state: State, company: Company, trains: readonly string[]): number {
  if (trains.length === 0) return 0;
  const found = revenuesWith(state, bonusKey(state, company));
  const key = runNumber(state, company, trains);
  let revenue = found.get(key);
  if (revenue === undefined) {
    const fleet = trains.map((kind, i) => ({ id: `${kind}-${i + 1}`, kind }));
    revenue = bestRevenue({ ...runQuery(state, company), trains: fleet });
    found.set(key, revenue);
  }
  return revenue;
}

function revenuesWith({ tiles, stations }: State, bonuses: string): Map<number, number> {
  const here = known(tiles)(stations);
  let found = here.get(bonuses);
  if (found === undefined) {
    found = new Map();
    here.set(bonuses, found);
  }
  return found;
}

/** More than any company has trains of one kind, and than there are companies or phases. */
const BASE = 8;
const COMPANY_NUMBERS = numbered(COMPANY_IDS);
const PHASE_NUMBERS = numbered(Object.keys(PHASES));
const KINDS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.keys(TRAINS).map((kind, i) => [kind, BASE ** i]),
);

function numbered(names: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(names.map((name, i) => [name, i]));
}

/** Identifies company, phase and trains, in any order: asked for every trade that is imagined, so no text is made. */
function runNumber({ phase }: State, company: Company, trains: readonly string[]): number {
  let fleet = 0;
  for (const kind of trains) fleet += KINDS[kind]!;
  return (fleet * BASE + PHASE_NUMBERS[phase]!) * BASE + COMPANY_NUMBERS[company]!;
}

/** Identifies the bonuses that change the revenue besides track and stations. */
function bonusKey({ hotels, port }: State, company: Company): string {
  let key = port?.company === company ? port.hex : '';
  for (const hex in hotels) if (hotels[hex] === company) key += `+${hex}`;
  return key;
}

export function revenueOf(state: State, company: Company): number {
  return revenueWith(state, company, state.companies[company].trains);
}

/** The train that the bank sells now, and what it costs. */
export function nextTrain(state: State): { readonly train: Train; readonly price: number } {
  const card = currentCard(ROSTER, state)!;
  return { train: card.kinds[0] as Train, price: card.price };
}
