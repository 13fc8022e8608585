import { eighteenFL, type EighteenFLState as State } from '@signalbox/titles';
import type { Exporter } from '../export/exporter.ts';
import { optionObjection } from '../export/options.ts';
import { SITE_18FL } from '../site/18fl/table.ts';
import { SiteWriting } from '../site/writing.ts';
import { OPTIONAL_RULES, SITE_OPTIONS } from './options.ts';
import { translateEntry18FL } from './translate-entry.ts';
import { Writer18FL } from './writer.ts';

export const EXPORT_18FL: Exporter<State> = {
  title: eighteenFL,
  optionalRules: (options) => {
    const rules = Object.entries(OPTIONAL_RULES);
    const objection = optionObjection(options, SITE_OPTIONS, Object.values(OPTIONAL_RULES));
    return objection ?? rules.filter(([, option]) => options[option]).map(([rule]) => rule);
  },
  siteOptions: ({ seventyPercent = false }) => ({ ...SITE_OPTIONS, seventyPercent }),
  site: SITE_18FL,
  translate: translateEntry18FL,
  // Chance decides the order here; the site's files list the players in that order.
  playerOrder: ({ order }) => order,
  begin: (actionWriter) => new SiteWriting(SITE_18FL, actionWriter, new Writer18FL(actionWriter)),
};
