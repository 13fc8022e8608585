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

interface EndingThere {
  readonly status: 'active' | 'finished';
  readonly game_end_reason?: string;
}

/**
 * How the site sees the end of a game; a reason of null is none yet. Where nothing can happen any more, or all agree to
 * count, our games end, and the site would ask for passes without end.
 */
export function endingThere(reason: string | null): EndingThere {
  const theirs = reason === null ? undefined : REASONS[reason];
  return theirs === undefined ? { status: 'active' } : { status: 'finished', game_end_reason: theirs };
}
