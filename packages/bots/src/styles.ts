import type { Advice } from './heuristics.ts';
import type { Style } from './levels.ts';

/** How much a style likes what choices are about, by the keys of their reasons. */
export type Likes = Readonly<Record<string, number>>;

/** Starts companies and lets them grow: track, tokens, trains, money in the treasury. */
const BUILDER: Likes = {
  'bot/rail/start': 2,
  'bot/rail/track-earns': 1,
  'bot/rail/track-leads': 2,
  'bot/rail/station': 3,
  'bot/rail/more-trains': 2,
  'bot/rail/withhold': 1,
  'bot/18fl/hotel': 3,
  'bot/18fl/port': 2,
  'bot/18fl/terminal': 2,
  'bot/18fl/convert': 2,
  'bot/1841/convert': 2,
  'bot/1841/found': 2,
  'bot/us/lay': 1,
};

/** Holds good shares of everybody's companies, and wants dividends. */
const INVESTOR: Likes = {
  'bot/rail/buy': 2,
  'bot/rail/start': -1,
  'bot/rail/sell': -2,
  'bot/rail/pay': 2,
  'bot/18fl/private': 1,
  'bot/18fl/stay': 1,
  'bot/1841/company-purchase': 2,
  'bot/1841/found': -1,
  'bot/1841/subscribe': 2,
  'bot/1841/no-merger': 1,
  'bot/1860/bid': 1,
  'bot/1860/buy-private': 2,
  'bot/1860/exchange': 1,
  'bot/us/buy': 1,
};

/** Sells to push prices down, makes trains rust early, takes what others have built. */
const RAIDER: Likes = {
  'bot/rail/sell': 3,
  'bot/rail/more-trains': 2,
  'bot/rail/deal': 2,
  'bot/1841/company-sale': 2,
  'bot/1841/merge': 3,
  'bot/1841/trade-up': 3,
  'bot/1860/sell-private': 1,
  'bot/us/sell': 2,
};

export const LIKES: Readonly<Record<Style, Likes>> = { builder: BUILDER, investor: INVESTOR, raider: RAIDER };

/** What a weight of 1 is worth, as a part of a lead that decides most games. */
const UNIT = 0.02;

/** Adds what the style likes to the scores: it decides between choices that are nearly as good as each other. */
export function inStyle(advice: readonly Advice[], style: Style, decisiveLead: number): Advice[] {
  return advice.map((one) => {
    const leaning = (LIKES[style][one.because.key] ?? 0) * UNIT * decisiveLead;
    return { ...one, score: one.score + leaning, leaning };
  });
}
