import type { OptionSpecs, Options } from '@signalbox/kernel';

/** What the rule text or a table may choose (ruling 1860-R1). Defaults are the rule text's own. */
export const OPTIONS = {
  /** The map with Totland and the coast south of Shorwell (ruling 1860-R8). */
  largerMap: { rule: 'BOARD', default: false },
  /**
   * What an insolvent company earns: 40 and 20 for each stop; half of an ordinary run, as in the first edition; or
   * a fixed sum for the train it leases.
   */
  insolvency: { rule: 'INS', default: 'leased', values: ['leased', 'first-edition', 'simplified'] },
  /** Small stations may be passed without stopping. */
  skipTowns: { rule: 'RUN', default: false },
  /** A train may return to a hex. */
  reenterHexes: { rule: 'RUN', default: false },
  /** Shares of companies that never operated are worth their full price. */
  fullValueUnoperated: { rule: 'SR', default: false },
  /** Two 7+4 trains, for beginners. */
  twoSevens: { rule: 'PH', default: false },
  noTrainLimit: { rule: 'PH', default: false },
  /** Players without shares of a company do not see its treasury (ruling 1860-R10). */
  hiddenTreasuries: { rule: 'MISC', default: false },
  /** A player who passes in the auction may bid again; or is out of it, and then the first bid is at least 5. */
  passing: { rule: 'AUC', default: 'may-return', values: ['may-return', 'final'] },
  /** May shares of one company be sold again in the same turn (ruling 1860-R5)? */
  oneSaleEach: { rule: 'SR', default: false },
  /** May a private also be exchanged after the turn's purchase (ruling 1860-R5)? */
  lateExchange: { rule: 'PRIV', default: true },
  /** May only a player who could also buy or sell exchange a private? Others are not asked on 18xx.games. */
  exchangeBesides: { rule: 'PRIV', default: false, importOnly: true },
  /** Does a player who only exchanges a private count as having passed (ruling 1860-R14)? */
  exchangeIsPass: { rule: 'PRIV', default: false, importOnly: true },
  /** Is a private exchanged only in its owner's turn (ruling 1860-R5), or in anybody's, as on 18xx.games? */
  exchangeTurn: { rule: 'PRIV', default: 'own', values: ['own', 'any'], importOnly: true },
  /** Must a company that can pay for a train own one even if it has no route (ruling 1860-R3)? */
  trainDuty: { rule: 'INS', default: 'always', values: ['always', 'with-route'] },
  /** Must a company own a train only if it has more money than one costs? */
  dutyNeedsMore: { rule: 'INS', default: false, importOnly: true },
  /** May any tile on the company's track be replaced, whether a train's route can include it or not (ruling 1860-R11)? */
  anyUpgrade: { rule: 'UP', default: false, importOnly: true },
  /** Deals between two presidents: asked for, or agreed beforehand as in a recorded game (rulings A3, A6). */
  consent: { rule: 'TR', default: 'asked', values: ['asked', 'assumed'], importOnly: true },
  /** Runs that have to earn the most: computed for the players, or entered by a player as in a recorded game. */
  dutyRuns: { rule: 'REC', default: 'computed', values: ['computed', 'entered'], importOnly: true },
  /** Where a marker goes if a dividend does not move it (C-3). */
  unmovedMarker: { rule: 'DIV', default: 'goes-under', values: ['goes-under', 'stays'] },
  /** What a leased train earns in receivership (C-4). */
  receivershipLease: { rule: 'REC', default: 'half', values: ['half', 'full'] },
  /** How the shares of a president's certificate are halved: one by one, or both together (G-14). */
  halving: { rule: 'END', default: 'per-share', values: ['per-share', 'per-certificate'] },
  /** The train that a company in receivership has to buy: bought automatically, or entered by a player. */
  receiverTrains: { rule: 'REC', default: 'computed', values: ['computed', 'entered'], importOnly: true },
  /** May a private be exchanged for a share of a company that its owner has sold shares of in this round? */
  exchangeAfterSale: { rule: 'SR', default: false, importOnly: true },
  /** Must a player above the certificate limit sell shares, if any can be sold, and no private before (ruling A10)? */
  overLimitSellsShares: { rule: 'LIM', default: false, importOnly: true },
  /** May companies be started once the Southern is in force? Those that float then get no home token. */
  startsUnderSouthern: { rule: 'SOUTH', default: false, importOnly: true },
  /** Does the president lay a home tile even if it fits in one way only? Rotations that look the same are recorded. */
  homeTileAsked: { rule: 'FL', default: false, importOnly: true },
  /** Do companies continue to build under British Rail if there was no stock round between it and the Southern? */
  buildsUnderBritishRail: { rule: 'NAT', default: false, importOnly: true },
  /** When it is checked whether an insolvent company can pay for a train again (ruling 1860-R12). */
  solventAgain: {
    rule: 'INS',
    default: 'when-turn-begins',
    values: ['when-turn-begins', 'before-running'],
    importOnly: true,
  },
  /** Does a company with the simplified insolvency still run its leased train? 18xx.games has no other way. */
  simplifiedRuns: { rule: 'INS', default: false, importOnly: true },
  /** Do companies in receivership run under British Rail, for their treasuries? */
  receiversRunOn: { rule: 'NAT', default: false, importOnly: true },
  /** Does a tie of all remaining companies end the game without their last run (ruling 1860-R13)? */
  tieEnds: { rule: 'NAT', default: false, importOnly: true },
  /** May a small station at the end of a route be skipped too, if small stations may be skipped? */
  skipEndTowns: { rule: 'RUN', default: false, importOnly: true },
  /** Must companies that have a president but have not floated own trains too before British Rail takes over? */
  unfloatedNeedTrains: { rule: 'NAT', default: false, importOnly: true },
  /** Can a player with one share buy the president's certificate from the pool, for the price of the other share? */
  certificateFromPool: { rule: 'REC', default: false, importOnly: true },
  /** Does a restarted company's price fall by sales before it floats again, and stay there? */
  fallsUnfloated: { rule: 'BK', default: false, importOnly: true },
  /**
   * A game in which nothing can change any more: scored (ruling A7), or stopped after the hundredth stock round.
   */
  stalemate: { rule: 'END', default: 'counted', values: ['counted', 'hundred-sets'], importOnly: true },
} as const satisfies OptionSpecs;

export type GameOptions = { readonly [name in keyof typeof OPTIONS]: OptionValue<(typeof OPTIONS)[name]> };

type OptionValue<Spec> = Spec extends { values: readonly (infer Value)[] } ? Value : boolean;

/** How 18xx.games plays it. */
export const PRESETS: Readonly<Record<string, Options>> = {
  '18xx.games': {
    largerMap: true,
    skipTowns: true,
    passing: 'final',
    oneSaleEach: true,
    lateExchange: false,
    exchangeBesides: true,
    exchangeIsPass: true,
    anyUpgrade: true,
    dutyNeedsMore: true,
    consent: 'assumed',
    dutyRuns: 'entered',
    unmovedMarker: 'stays',
    receivershipLease: 'full',
    halving: 'per-certificate',
    receiverTrains: 'entered',
    exchangeAfterSale: true,
    overLimitSellsShares: true,
    startsUnderSouthern: true,
    homeTileAsked: true,
    buildsUnderBritishRail: true,
    solventAgain: 'before-running',
    simplifiedRuns: true,
    receiversRunOn: true,
    tieEnds: true,
    skipEndTowns: true,
    unfloatedNeedTrains: true,
    certificateFromPool: true,
    fallsUnfloated: true,
    stalemate: 'hundred-sets',
  },
};
