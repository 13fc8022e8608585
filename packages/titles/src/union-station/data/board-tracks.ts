/** What a share adds to its railroad's value, by its space of the offer: +1, +2, +3. */
export const OFFER_SPACES = [1, 2, 3] as const;
export type OfferSpace = (typeof OFFER_SPACES)[number];

/**
 * The Union Station Company's track: what every railroad pays when the last of the five discs has reached a space.
 * Discs start on the first, which pays nothing (rulings C-4, C-6).
 */
export const STATION_PAYOUTS: Readonly<Record<number, number>> = { 2: 10, 3: 15, 4: 20 };
export const STATION_START = 1;
export const STATION_LAST = 4;

/** After this many dividends nobody may sell any more; after this many the game ends. */
export const LAST_DIVIDEND_WITH_SALES = 17;
export const LAST_DIVIDEND = 20;

export const STARTING_CASH = 30;
export const MIN_BID = 5;

/** What a disc adds to its railroad's value. */
export const GAINS = { plain: 0, town: 2, otherCity: 3, destination: 5 } as const;
/** Discs that fit on a hex. */
export const DISCS_PER_HEX = 2;
