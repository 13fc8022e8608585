import type { OptionSpecs, Options } from '@signalbox/kernel';

const UNIFICATION = ['historical', 'napoleon', 'cavour', 'wilhelm', 'carlo-alberto', 'franz-joseph'] as const;
export type Unification = (typeof UNIFICATION)[number];

/** §8, version 1 of §7, and what a table or a recorded game may play differently. Defaults are the rule text's own. */
export const OPTIONS = {
  /** §8.1: how Italy might have been united. */
  unification: { rule: '8.1', default: 'historical', values: UNIFICATION },
  /** §8.2: the priority deal may be sold, and adds an operating round. */
  strongPriority: { rule: '8.2', default: false },
  /** §8.3: 1841 Lite. */
  lite: { rule: '8.3', default: false, players: [3, 4, 5, 6] },
  /** §8.4: small sales by companies do not lower high prices. */
  cushionedSales: { rule: '8.4', default: false },
  /** §8.5: companies buy no shares across borders. */
  sharesWithinBorders: { rule: '8.5', default: false },
  /** §8.6: the game ends with a whole set of operating rounds. */
  wholeSets: { rule: '8.6', default: false },
  /** §8.7: brown cities are #63 wherever it fits. */
  roundBrownCities: { rule: '8.7', default: false },
  /** §8.8: players do not trade with each other. */
  noPlayerTrade: { rule: '8.8', default: false },
  /** §7: the original version. */
  version1: { rule: '7', default: false },
  /** Version 1 with the auction of version 2. */
  openConcessions: { rule: '2.1', default: false },
  /** §2.1: raises in fives, or in ones if the table agrees. */
  bidStep: { rule: '2.1', default: '5', values: ['5', '1'] },
  /** Recorded runs may earn less than the maximum (rulings A5, A6). */
  anyRun: { rule: '4.3.2', default: false, importOnly: true },
  /** Deals between two presidents: asked for, or agreed beforehand as in a recorded game (rulings A3, A6). */
  consent: { rule: '4.5', default: 'asked', values: ['asked', 'assumed'], importOnly: true },
  /** Seats at equal cash: holders of concessions first (C-14), or those without one. */
  seatTies: { rule: '2.1', default: 'holder-first', values: ['holder-first', 'holder-last'] },
  /** §3.4: first all drops and then all rises, or company by company (C-4). */
  roundEndMoves: { rule: '3.4', default: 'drops-first', values: ['drops-first', 'by-company'] },
  /** §3.3.4: distance to track in steps (ruling 1841-R10), or in a straight line (C-20). */
  trackDistance: { rule: '3.3.4', default: 'steps', values: ['steps', 'geometric'] },
  /** §3.1, §4.7.1: all sales of a step are one (ruling 1841-R15), or each action counts separately. */
  salesCount: { rule: '3.1', default: 'by-step', values: ['by-step', 'by-action'], importOnly: true },
  /** §4.5.1: half prices are rounded down, or up as on 18xx.games. */
  needRounding: { rule: '4.5.1', default: 'down', values: ['down', 'up'] },
  /** §4.5.1: in an emergency only as many shares are sold as needed, or any that may be sold. */
  needSales: { rule: '4.5.1', default: 'as-needed', values: ['as-needed', 'freely'], importOnly: true },
  /**
   * §10: a turn in which a frozen company takes no action does not count (ruling 1841-R18), or counts as in recorded
   * games.
   */
  frozenTurnsCount: { rule: '4.5.1.1', default: false, importOnly: true },
  /** §5: off-board areas are checked after track and tokens, or after track only (C-22). */
  boxesTested: { rule: '5', default: 'track-and-tokens', values: ['track-and-tokens', 'track'] },
  /** §4.7.4: a merged company keeps up to five tokens, or as many as it may (C-19). */
  mergedTokens: { rule: '4.7.4', default: 'up-to-five', values: ['up-to-five', 'as-many-as-may'] },
  /** Does the game end when all players but one have left it (C-38)? */
  lastSurvivorEnds: { rule: '5', default: false },
  /** Stops at every step of 18xx.games, so that an imported game can continue wherever it was. */
  everyStep: { rule: '4', default: false, importOnly: true },
  /** A closed side is closed for both hexes (ruling 1841-R14), or only for the hex that it is printed on. */
  closedSides: {
    rule: '4.1',
    default: 'both-hexes',
    values: ['both-hexes', 'own-hex'],
    importOnly: true,
  },
  /** Phase 2: may plain track lead only to a border (C-49)? */
  trackToBorders: { rule: '4.1.1', default: false, importOnly: true },
  /** Trains above a new limit are discarded before the secession, or after it (§4.6). */
  discardsAfterSecession: { rule: '4.6', default: false, importOnly: true },
  /** May a frozen SFL or SB buy tokens (ruling 1841-R7)? Then the president of IRSFF does it. */
  frozenSuccessorsBuy: { rule: '4.6.9', default: false, importOnly: true },
  /** §4.5.1: do prices stay unchanged when a bankrupt player's shares go to the pool? */
  surrenderKeepsPrices: { rule: '4.5.1', default: false, importOnly: true },
  /** §4.7.4.1: control during the exchange of odd shares: the current one, or that before the merger. */
  oddShareOrder: {
    rule: '4.7.4.1',
    default: 'as-it-is',
    values: ['as-it-is', 'as-it-was'],
    importOnly: true,
  },
  /** §13: companies of one player act in operating order, or in the order of their list. */
  companyOrder: { rule: '13', default: 'operating', values: ['operating', 'list'], importOnly: true },
  /** May trains be bought from a frozen company, for which nobody can agree? */
  frozenCompaniesSell: { rule: '4.5', default: false, importOnly: true },
  /** §4.3.1: does a token in a pass make a route, as one in a city does? */
  passStations: { rule: '4.3.1', default: false, importOnly: true },
  /** §4.7.4.1: a player who pays to become president needs a pair of old shares, and need not have proposed the merger. */
  tradingUpWithPair: { rule: '4.7.4.1', default: false, importOnly: true },
  /** §4.7.4: companies merged at the very bottom of the market start at its top left (18xx.games). */
  lowMergersOnTop: { rule: '4.7.4', default: false, importOnly: true },
  /** A private deal costs at least 1 per certificate (ruling 1841-R19), or 1 in total. */
  dealsFromOne: { rule: '3.2', default: false, importOnly: true },
  /** §3.5.2: do all shares of one private deal count as a single certificate against the limit? */
  dealsCountOnce: { rule: '3.5.2', default: false, importOnly: true },
  /** §3.5.3: do shares moved by a merger pass on a presidency, even one that a concession protects? */
  mergersPassPresidencies: { rule: '3.5.3', default: false, importOnly: true },
  /**
   * §4.5.1: if a president's certificate is sold in part and the pool has no share to return, it stays with its
   * seller.
   */
  undividedCertificates: { rule: '4.5.1', default: false, importOnly: true },
  /** Does a company that freezes keep its presidencies, even if others have as many shares (C-9)? */
  frozenKeepPresidencies: { rule: '4.5.1.1', default: false, importOnly: true },
  /** §3.5.3: after a company's presidency, do ties start with the player behind it, or to that player's left? */
  controllersFollowFirst: { rule: '3.5.3', default: false, importOnly: true },
  /** If the last survivor ends the game: do frozen companies whose turn is next have it first? */
  frozenTurnsBeforeEnd: { rule: '5', default: false, importOnly: true },
  /**
   * Version 1: the bidders raise equal highest bids openly (C-34), or one of them has the concession at once: 18xx.games
   * asks nobody, and no recorded game shows how it decides.
   */
  tiedBids: { rule: '7', default: 'raised', values: ['raised', 'drawn'], importOnly: true },
  /**
   * §4.6.10: 18xx.games has an optional rule about the formation of SFLi in version 1, which changes nothing in recorded
   * games. An imported game keeps it, to be exported as it was.
   */
  sfliRunVariant: { rule: '4.6.10', default: false, importOnly: true },
} as const satisfies OptionSpecs;

export type GameOptions = { readonly [name in keyof typeof OPTIONS]: OptionValue<(typeof OPTIONS)[name]> };

type OptionValue<Spec> = Spec extends { values: readonly (infer Value)[] } ? Value : boolean;

/** How 18xx.games plays it. */
export const PRESETS: Readonly<Record<string, Options>> = {
  '18xx.games': {
    noPlayerTrade: true,
    anyRun: true,
    consent: 'assumed',
    seatTies: 'holder-last',
    roundEndMoves: 'by-company',
    trackDistance: 'geometric',
    salesCount: 'by-action',
    needRounding: 'up',
    needSales: 'freely',
    frozenTurnsCount: true,
    boxesTested: 'track',
    mergedTokens: 'as-many-as-may',
    lastSurvivorEnds: true,
    everyStep: true,
    closedSides: 'own-hex',
    trackToBorders: true,
    discardsAfterSecession: true,
    frozenSuccessorsBuy: true,
    surrenderKeepsPrices: true,
    oddShareOrder: 'as-it-was',
    companyOrder: 'list',
    frozenCompaniesSell: true,
    passStations: true,
    tradingUpWithPair: true,
    lowMergersOnTop: true,
    dealsFromOne: true,
    dealsCountOnce: true,
    mergersPassPresidencies: true,
    undividedCertificates: true,
    frozenKeepPresidencies: true,
    controllersFollowFirst: true,
    frozenTurnsBeforeEnd: true,
    tiedBids: 'drawn',
  },
};
