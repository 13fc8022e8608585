import { decodeSetup, type Setup } from '@signalbox/kernel';
import { IMPORTERS } from './importers.ts';
import type { Recording } from './recording/recording.ts';

/** The optional rules that the site has for a title and that we can play. */
export function siteRules(title: string): readonly string[] {
  return IMPORTERS[title]?.optionalRules ?? [];
}

/** A table as the site would play it with these optional rules; null if there is none of this size. */
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
