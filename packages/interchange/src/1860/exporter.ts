import { eighteenSixty, type EighteenSixtyState as State } from '@signalbox/titles/1860/index.ts';
import type { Exporter } from '../export/exporter.ts';
import { SITE_1860 } from '../site/1860/table.ts';
import { SiteWriting } from '../site/writing.ts';
import { siteOptions, theirRules } from './options.ts';
import { translateEntry1860 } from './translate-entry.ts';
import { Writer1860 } from './writer.ts';

export const EXPORT_1860: Exporter<State> = {
  title: eighteenSixty,
  optionalRules: theirRules,
  siteOptions,
  site: SITE_1860,
  translate: translateEntry1860,
  playerOrder: ({ seats }) => seats,
  begin: (actionWriter, start) =>
    new SiteWriting(SITE_1860, actionWriter, new Writer1860(actionWriter, start)),
};
