import { defaultOptions, type Objection, type Options } from '@signalbox/kernel';
import { eighteenFortyOne } from '@signalbox/titles';
import { optionObjection } from '../export/options.ts';

/** How the site plays 1841. */
const SITE_OPTIONS: Options = {
  ...defaultOptions(eighteenFortyOne.options),
  ...eighteenFortyOne.presets['18xx.games'],
};

/** Options of ours that a table can also choose on the site. */
const CHOSEN = ['noPlayerTrade', 'lite', 'version1', 'sfliRunVariant'];

export const OPTIONAL_RULES = ['p2p_purchases', 'lite', 'version_1', 'sfli_run_variant'] as const;

export function ourOptions(rules: readonly string[]): Options {
  return {
    ...SITE_OPTIONS,
    noPlayerTrade: !rules.includes('p2p_purchases'),
    lite: rules.includes('lite'),
    version1: rules.includes('version_1'),
    sfliRunVariant: rules.includes('sfli_run_variant'),
  };
}

/** A table's options, with the site's fixed rules for everything that a table cannot choose there. */
export function siteOptions(options: Options): Options {
  const chosen = CHOSEN.map((name) => [name, options[name] ?? SITE_OPTIONS[name]!]);
  return { ...SITE_OPTIONS, ...Object.fromEntries(chosen) };
}

/** Our options in the site's names, or the objection to one that it cannot play. */
export function theirRules(options: Options): readonly string[] | Objection {
  const objection = optionObjection(options, SITE_OPTIONS, CHOSEN);
  if (objection) return objection;
  const rules: readonly [string, boolean][] = [
    ['p2p_purchases', !options.noPlayerTrade],
    ['lite', options.lite === true],
    ['version_1', options.version1 === true],
    ['sfli_run_variant', options.sfliRunVariant === true],
  ];
  return rules.filter(([, holds]) => holds).map(([rule]) => rule);
}
