import { choices, type Json, type Offer } from '@signalbox/kernel';
import type { Trade } from '@signalbox/titles/1860/trade.ts';

/** The site passes by itself for the player who could at most exchange a private. */
export function asksForTrade(offer: Offer): boolean {
  const quiet = (choice: Json) => ['pass', 'exchange'].includes((choice as Trade).do);
  for (const choice of choices(offer)) if (!quiet(choice)) return true;
  return false;
}
