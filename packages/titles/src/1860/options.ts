import type { OptionSpecs, Options } from '@signalbox/kernel';

/** What the text or a table may choose (ruling 1860-R1). Defaults are the text's own rule. */
export const OPTIONS = {
  /** The map with Totland and the coast south of Shorwell (ruling 1860-R8). */
  largerMap: { rule: 'BOARD', default: false },
  /**
   * What an insolvent company earns: 40 and 20 for each stop; half of an ordinary run, as in the first edition; or
   * a fixed sum for the train it leases.
   */
  insolvency: { rule: 'INS', default: 'leased', values: ['leased', 'first-edition', 'simplified'] },
  /** Small stations may be passed without a stop. */
  skipTowns: { rule: 'RUN', default: false },
  /** A train may come back into a hex. */
  reenterHexes: { rule: 'RUN', default: false },
  /** Shares of companies that never operated are worth their full price. */
  fullValueUnoperated: { rule: 'SR', default: false },
  /** Two 7+4 trains, for beginners. */
  twoSevens: { rule: 'PH', default: false },
  noTrainLimit: { rule: 'PH', default: false },
  /** Who holds no share of a company does not see its treasury (ruling 1860-R10). */
  hiddenTreasuries: { rule: 'MISC', default: false },
  /** A player who passes in the auction may come back; or is out of it, and then the first bid is at least 5. */
  passing: { rule: 'AUC', default: 'may-return', values: ['may-return', 'final'] },
  /** May shares of one company be sold again in the same turn (ruling 1860-R5)? */
  oneSaleEach: { rule: 'SR', default: false },
  /** May a private be exchanged after the turn's purchase too (ruling 1860-R5)? */
  lateExchange: { rule: 'PRIV', default: true },
  /** Is a private exchanged only by a player who could buy or sell besides? Others are not asked on 18xx.games. */
  exchangeBesides: { rule: 'PRIV', default: false, importOnly: true },
  /** Does a player who only exchanges a private count as having passed (ruling 1860-R14)? */
  exchangeIsPass: { rule: 'PRIV', default: false, importOnly: true },
  /** Is a private exchanged in its owner's turn only (ruling 1860-R5), or in anybody's, as may be on 18xx.games? */
  exchangeTurn: { rule: 'PRIV', default: 'own', values: ['own', 'any'], importOnly: true },
  /** Must a company that can pay for a train own one even if it could run nowhere (ruling 1860-R3)? */
  trainDuty: { rule: 'INS', default: 'always', values: ['always', 'with-route'] },
  /** Must a company own a train only if it has more money than one costs? */
  dutyNeedsMore: { rule: 'INS', default: false, importOnly: true },
  /** May any tile on the company's track be replaced, whether a train's route can include it or not (ruling 1860-R11)? */
  anyUpgrade: { rule: 'UP', default: false, importOnly: true },
  /** Deals between two presidents: asked for, or settled beforehand as in a recorded game (rulings A3, A6). */
  consent: { rule: 'TR', default: 'asked', values: ['asked', 'assumed'], importOnly: true },
  /** Runs that have to earn the most: worked out for the players, or entered by somebody as in a recorded game. */
  dutyRuns: { rule: 'REC', default: 'computed', values: ['computed', 'entered'], importOnly: true },
  /** Where a marker goes that a dividend does not move (C-3). */
  unmovedMarker: { rule: 'DIV', default: 'goes-under', values: ['goes-under', 'stays'] },
  /** What a leased train earns in receivership (C-4). */
  receivershipLease: { rule: 'REC', default: 'half', values: ['half', 'full'] },
  /** How the shares of a president's certificate are halved: one by one, or both together (G-14). */
  halving: { rule: 'END', default: 'per-share', values: ['per-share', 'per-certificate'] },
  /** The train that a company in receivership has to buy: bought for it, or entered by somebody. */
  receiverTrains: { rule: 'REC', default: 'computed', values: ['computed', 'entered'], importOnly: true },
  /** May a private be exchanged for a share of a company that its owner has sold shares of in this round? */
  exchangeAfterSale: { rule: 'SR', default: false, importOnly: true },
  /** May companies be started once the Southern has taken hold? Those that float then get no home token. */
  startsUnderSouthern: { rule: 'SOUTH', default: false, importOnly: true },
  /** Is a home tile laid by its president even where it fits one way only? Rotations that look alike are recorded. */
  homeTileAsked: { rule: 'FL', default: false, importOnly: true },
  /** Do companies go on building under British Rail if no stock round lies between it and the Southern? */
  buildsUnderBritishRail: { rule: 'NAT', default: false, importOnly: true },
  /** When it is looked at whether an insolvent company can pay for a train again (ruling 1860-R12). */
  solventAgain: {
    rule: 'INS',
    default: 'when-turn-begins',
    values: ['when-turn-begins', 'before-running'],
    importOnly: true,
  },
  /** Does a company with the simplified insolvency run its leased train all the same? 18xx.games knows no other way. */
  simplifiedRuns: { rule: 'INS', default: false, importOnly: true },
  /** Do companies in receivership run under British Rail, for their treasuries? */
  receiversRunOn: { rule: 'NAT', default: false, importOnly: true },
  /** Does a tie that takes all companies left end the game without their last run (ruling 1860-R13)? */
  tieEnds: { rule: 'NAT', default: false, importOnly: true },
  /** May a small station at the end of a route be left out, if small stations may be at all? */
  skipEndTowns: { rule: 'RUN', default: false, importOnly: true },
  /** Must companies that have a president but have not floated own trains too before British Rail takes over? */
  unfloatedNeedTrains: { rule: 'NAT', default: false, importOnly: true },
  /** Can a player with one share buy the president's certificate from the pool, for the price of the other share? */
  certificateFromPool: { rule: 'REC', default: false, importOnly: true },
  /** Does a company that was started again fall by sales before it floats again, and stay where it fell to? */
  fallsUnfloated: { rule: 'BK', default: false, importOnly: true },
  /** A game in which nothing can change any more: counted (ruling A7), or broken off after the hundredth stock round. */
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
