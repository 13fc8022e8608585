import {
  COMPANIES,
  COMPANY_IDS,
  type Company,
  VERSION_1_ALIASES,
} from '@signalbox/titles/1841/data/companies.ts';
import type { State } from '@signalbox/titles/1841/state.ts';
import { type Emblem, PATTERNS } from '../../board/model.ts';

/** Historical companies first: each has its own pattern; the others share these patterns in different colours. */
export const EMBLEMS = Object.fromEntries(
  COMPANY_IDS.map((id, i) => [
    id,
    {
      letters: id === 'interim' ? '…' : id,
      colour: COMPANIES[id].colour,
      pattern: PATTERNS[1 + ((i * 3) % (PATTERNS.length - 1))]!,
    },
  ]),
) as Readonly<Record<Company, Emblem>>;

const EMBLEMS_OF_VERSION_1 = Object.fromEntries(
  COMPANY_IDS.map((id) => [id, { ...EMBLEMS[id], letters: VERSION_1_ALIASES[id] ?? EMBLEMS[id].letters }]),
) as typeof EMBLEMS;

export function emblemsAt({ options }: Pick<State, 'options'>): typeof EMBLEMS {
  return options.version1 ? EMBLEMS_OF_VERSION_1 : EMBLEMS;
}

/** What the menu shows: those that a concession founds. */
export const MENU_EMBLEMS = Object.fromEntries(
  COMPANY_IDS.filter((id) => COMPANIES[id].foundedBy === 'concession').map((id) => [id, EMBLEMS[id]]),
) as Readonly<Record<string, Emblem>>;
