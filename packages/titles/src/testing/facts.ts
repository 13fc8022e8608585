import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The facts about printed components are in a folder next to the repository. Tests that compare a title's data with
 * them are skipped if it is absent: `describe.skipIf(!hasFacts)(`18FL map, ${FACTS}`, …)`.
 */
const folder = new URL('../../../../../shared/facts/', import.meta.url);

export const hasFacts = existsSync(folder);
export const FACTS = hasFacts ? 'compared with the facts' : `skipped: no facts at ${fileURLToPath(folder)}`;

/** Facts of a title or of one of its variants: "18FL", "1860.original_game". */
export function facts(name: string): Facts {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Facts;
}

export interface Facts {
  readonly layout: 'flat' | 'pointy';
  readonly hexes: readonly FactsHex[];
  readonly tiles: readonly FactsTile[];
  readonly market: {
    readonly grid: readonly (readonly ({
      readonly price: number;
      readonly types?: readonly string[];
    } | null)[])[];
    readonly par_prices: readonly { readonly price: number }[];
  };
  readonly trains: readonly FactsTrain[];
  readonly phases: readonly FactsPhase[];
  readonly corporations: readonly FactsCompany[];
  readonly privates: readonly FactsPrivate[];
  readonly certificate_limit: Readonly<Record<string, number>>;
  readonly starting_cash: Readonly<Record<string, number>>;
  readonly bank: number;
  /** 1841: sides with a border, by the phase from which they apply. */
  readonly country_borders?: {
    readonly both_sides: Readonly<Record<string, readonly (readonly [hex: string, edge: number])[]>>;
  };
}

export interface FactsFace {
  readonly colour: string;
  readonly labels?: readonly string[];
  readonly cities?: readonly FactsNode[];
  readonly towns?: readonly FactsNode[];
  readonly offboards?: readonly FactsNode[];
  readonly icons?: readonly { readonly icon: string }[];
  readonly paths?: readonly (readonly [FactsEnd, FactsEnd, { readonly terminal?: boolean }?])[];
  readonly terrain?: readonly { readonly cost: number; readonly terrain: readonly string[] }[];
}

export type FactsEnd = readonly [kind: string, index: number];

export interface FactsNode {
  readonly revenue: number | Readonly<Record<string, number>>;
  readonly slots?: number;
  readonly loc?: string;
  readonly halt?: boolean;
  readonly pass?: boolean;
  readonly pass_size?: number;
  readonly groups?: readonly string[];
  readonly visit_cost?: number;
}

export interface FactsHex extends FactsFace {
  readonly coord: string;
  readonly xy: readonly [number, number];
  readonly name?: string;
  readonly borders?: readonly { readonly edge: number }[];
  readonly neighbours: Readonly<Record<string, string>>;
  readonly reserved_for?: readonly (string | readonly [company: string, city: string])[];
  readonly tokens_at_start?: readonly (readonly [company: string, city: number])[];
  readonly may_become?: readonly string[];
}

export interface FactsTile extends FactsFace {
  readonly id: string;
  readonly count: number | 'unlimited';
  readonly upgrades_to: readonly string[];
  readonly no_rotation?: boolean;
}

interface FactsTrain {
  readonly name: string;
  readonly price: number;
  readonly num: number | 'unlimited';
  readonly rusts_on?: string;
  readonly distance: readonly { readonly nodes: readonly string[]; readonly pay: number }[];
  readonly variants?: readonly { readonly name: string; readonly price: number }[];
}

interface FactsPhase {
  readonly name: string;
  readonly on?: string | readonly string[];
  readonly tiles: readonly string[];
  readonly operating_rounds: number;
  readonly train_limit: number | Readonly<Record<string, number>>;
}

interface FactsCompany {
  readonly symbol: string;
  readonly name: string;
  readonly home: string | readonly string[];
  readonly home_city_index?: number;
  readonly token_costs: readonly number[];
}

interface FactsPrivate {
  readonly symbol: string;
  readonly name: string;
  readonly value: number;
  readonly discount?: number;
  readonly revenue: number;
  readonly min_players?: number;
}
