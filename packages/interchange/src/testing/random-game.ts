import { type Action, type AnyTitle, decodeSetup } from '@signalbox/kernel';
import { fuzzGame } from '@signalbox/kernel/tools';
import { EXPORTERS, exportGame } from '../export/export.ts';
import type { SiteGame } from '../export/site-game.ts';
import { recordFor } from './record.ts';

/** A random game as the site would record it. */
export function randomSiteGame(id: string, seed: number, players: number): SiteGame {
  const title = EXPORTERS[id]!.title as AnyTitle;
  const decoded = decodeSetup(title, { players, options: title.presets['18xx.games']! });
  if (!decoded.ok) throw new Error(decoded.why);
  const log: Action[] = [];
  fuzzGame(title, decoded.setup, seed, { onAction: (action) => log.push(action) });
  const exported = exportGame(recordFor(title, decoded.setup, log));
  if (!exported.ok) throw new Error(exported.why);
  return exported.game;
}
