/** Our reasons for the end of a game, in the site's terms. */
const REASONS: Readonly<Record<string, string>> = {
  bank: 'bank',
  bankruptcy: 'bankrupt',
  boxes: 'offboards',
  // The former name of `stopped`.
  'broken-off': 'dnf',
  market: 'stock_market',
  nationalisation: 'nationalization',
  price: 'stock_market',
  stopped: 'dnf',
};

/** The players ended the game themselves. */
const BY_HAND = 'manually_ended';

export interface EndingThere {
  readonly status: 'active' | 'finished';
  readonly game_end_reason?: string;
}

/**
 * The ending as the site records it; null for a game that has not ended. Our games end when nothing can happen any more
 * or all agree to end and score it; on the site the players end such games manually.
 */
export function endingThere(reason: string | null): EndingThere {
  if (reason === null) return { status: 'active' };
  return { status: 'finished', game_end_reason: REASONS[reason] ?? BY_HAND };
}

export function isByHand({ game_end_reason: reason }: EndingThere): boolean {
  return reason === BY_HAND;
}
