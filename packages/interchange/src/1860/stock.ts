import { firstChoices, type Json, type Offer } from '@signalbox/kernel';
import type { Trade } from '@signalbox/titles/1860/trade.ts';

/** The site passes by itself for whoever could at most exchange a private. */
export function asksForTrade(offer: Offer): boolean {
  const quiet = (choice: Json) => ['pass', 'exchange'].includes((choice as Trade).do);
  // One pass and four privates at most.
  return firstChoices(offer, 6).some((choice) => !quiet(choice));
}
