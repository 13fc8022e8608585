/**
 * The Bayesian rating of Weng and Lin (Journal of Machine Learning Research 12, 2011), Algorithm 1: Bradley–Terry with
 * every pair of players compared. Made for more than two players with ties; docs/decisions says why it was chosen.
 */
export interface Rating {
  /** The estimated strength. */
  readonly mu: number;
  /** The uncertainty of the estimate. */
  readonly sigma: number;
}

export const NEWCOMER: Rating = { mu: 25, sigma: 25 / 3 };

const BETA_SQUARED = (25 / 6) ** 2;
/** Keeps the uncertainty above zero, so that a rating can always move. */
const MIN_FACTOR = 0.0001;

export interface Placed {
  readonly rating: Rating;
  /** 1 is best; equal places are ties. */
  readonly place: number;
}

export function rated(players: readonly Placed[]): Rating[] {
  return players.map((player) => {
    let omega = 0;
    let delta = 0;
    const variance = player.rating.sigma ** 2;
    for (const other of players) {
      if (other === player) continue;
      const c = Math.sqrt(variance + other.rating.sigma ** 2 + 2 * BETA_SQUARED);
      const expected = 1 / (1 + Math.exp((other.rating.mu - player.rating.mu) / c));
      const gamma = player.rating.sigma / c;
      omega += (variance / c) * (scoreOf(player, other) - expected);
      delta += gamma * (variance / c ** 2) * expected * (1 - expected);
    }
    return {
      mu: player.rating.mu + omega,
      sigma: player.rating.sigma * Math.sqrt(Math.max(1 - delta, MIN_FACTOR)),
    };
  });
}

function scoreOf(player: Placed, other: Placed): number {
  if (player.place === other.place) return 0.5;
  return player.place < other.place ? 1 : 0;
}

/** The displayed rating, a conservative estimate; 0 for a newcomer. */
export function shownRating({ mu, sigma }: Rating): number {
  return Math.round(100 * (mu - 3 * sigma));
}
