import { decodeSetup, type Setup } from '@signalbox/kernel';
import { IMPORTERS } from './importers.ts';
import type { Recording } from './recording/recording.ts';

/** The site's optional rules for a title that we can play. */
export function siteRules(title: string): readonly string[] {
  return IMPORTERS[title]?.optionalRules ?? [];
}

/** The options of a table as the site plays it with these optional rules; null if the title has no such table size. */
export function siteSetup(title: string, players: number, rules: readonly string[]): Setup | null {
  const importer = IMPORTERS[title];
  const opened: Recording = {
    title,
    players: [],
    optionalRules: rules,
    actions: [],
    result: null,
    createdAt: null,
  };
  const [options] = importer?.options(opened) ?? [];
  const decoded = importer && decodeSetup(importer.title, { players, options });
  return decoded?.ok ? decoded.setup : null;
}
