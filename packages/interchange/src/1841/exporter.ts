import { eighteenFortyOne, type EighteenFortyOneState as State } from '@signalbox/titles';
import { DECISIONS } from '@signalbox/titles/1841/exports.ts';
import type { Exporter } from '../export/exporter.ts';
import { SITE_1841 } from '../site/1841/table.ts';
import { SiteWriting } from '../site/writing.ts';
import { siteOptions, theirRules } from './options.ts';
import { translateEntry1841 } from './translate-entry.ts';
import { Writer1841 } from './writer.ts';

export const EXPORT_1841: Exporter<State> = {
  title: eighteenFortyOne,
  optionalRules: theirRules,
  siteOptions,
  site: SITE_1841,
  translate: translateEntry1841,
  // Chance decides the auction order here; the site's files list the players in that order.
  playerOrder: (_, log) =>
    log
      .filter(({ decision }) => decision === DECISIONS.drawAuctionOrder.name)
      .map(({ choice }) => choice as string),
  begin: (actionWriter, start) =>
    new SiteWriting(SITE_1841, actionWriter, new Writer1841(actionWriter, start)),
};
