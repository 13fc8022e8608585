/** Our reasons for the end of a game, in the site's words. */
const REASONS: Readonly<Record<string, string>> = {
  bank: 'bank',
  bankruptcy: 'bankrupt',
  boxes: 'offboards',
  'broken-off': 'dnf',
  market: 'stock_market',
  nationalisation: 'nationalization',
  price: 'stock_market',
};

/** A game that its players have ended there themselves. */
const BY_HAND = 'manually_ended';

export interface EndingThere {
  readonly status: 'active' | 'finished';
  readonly game_end_reason?: string;
}

/**
 * How the site sees the end of a game; a reason of null is none yet. Where nothing can happen any more, or all agree to
 * count, our games end, and there the players end them by hand.
 */
export function endingThere(reason: string | null): EndingThere {
  if (reason === null) return { status: 'active' };
  return { status: 'finished', game_end_reason: REASONS[reason] ?? BY_HAND };
}

export function isByHand({ game_end_reason: reason }: EndingThere): boolean {
  return reason === BY_HAND;
}
