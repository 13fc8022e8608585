import { defaultOptions, type Objection, type Options } from '@signalbox/kernel';
import { eighteenSixty } from '@signalbox/titles/1860/index.ts';
import { optionObjection } from '../export/options.ts';

/** How the site plays 1860. */
const SITE_OPTIONS: Options = {
  ...defaultOptions(eighteenSixty.options),
  ...eighteenSixty.presets['18xx.games'],
};

/** Options of ours that a table can also choose on the site. */
const CHOSEN = ['largerMap', 'insolvency', 'skipTowns', 'reenterHexes', 'fullValueUnoperated'];
/** Playing the game shows whether the difference matters; if it does, the writer refuses. */
const SHOWN = ['exchangeBesides'];

export const OPTIONAL_RULES = [
  'two_player_map',
  'original_insolvency',
  'simplified_insolvency',
  'no_skip_towns',
  'original_game',
  're_enter_hexes',
  'non_operated_full_value',
] as const;

/**
 * The site's options in our names. Its first edition means the smaller map, the old insolvency rule and no skipped
 * towns.
 */
export function ourOptions(rules: readonly string[]): Options {
  const has = (...wanted: string[]) => wanted.some((rule) => rules.includes(rule));
  return {
    ...SITE_OPTIONS,
    largerMap: !has('two_player_map', 'original_game'),
    insolvency: insolvencyOf(has),
    skipTowns: !has('no_skip_towns', 'original_game'),
    reenterHexes: has('re_enter_hexes'),
    fullValueUnoperated: has('non_operated_full_value'),
  };
}

function insolvencyOf(has: (...rules: string[]) => boolean): string {
  if (has('original_insolvency', 'original_game')) return 'first-edition';
  return has('simplified_insolvency') ? 'simplified' : 'leased';
}

/** A table's options, with the site's fixed rules for everything that a table cannot choose there. */
export function siteOptions(options: Options): Options {
  const chosen = CHOSEN.map((name) => [name, options[name] ?? SITE_OPTIONS[name]!]);
  return { ...SITE_OPTIONS, ...Object.fromEntries(chosen) };
}

/** Our options in the site's names, or the objection to one that it cannot play. */
export function theirRules(options: Options): readonly string[] | Objection {
  const objection = optionObjection(options, SITE_OPTIONS, [...CHOSEN, ...SHOWN]);
  if (objection) return objection;
  const rules: readonly [string, boolean][] = [
    ['two_player_map', !options.largerMap],
    ['original_insolvency', options.insolvency === 'first-edition'],
    ['simplified_insolvency', options.insolvency === 'simplified'],
    ['no_skip_towns', !options.skipTowns],
    ['re_enter_hexes', options.reenterHexes === true],
    ['non_operated_full_value', options.fullValueUnoperated === true],
  ];
  return rules.filter(([, holds]) => holds).map(([rule]) => rule);
}
