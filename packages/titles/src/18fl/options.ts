import type { OptionSpecs, Options } from '@signalbox/kernel';

/** Where the rule text gives a choice, or tables play differently. Defaults are the rule text's own. */
export const OPTIONS = {
  /** §1.4: two players may hold up to 70% of a company. */
  seventyPercent: { rule: '1.4', default: false, players: [2] },
  /** Companies need not run for the highest revenue (ruling A5). */
  anyRun: { rule: '7.4', default: false, importOnly: true },
  /** Deals between two presidents: asked for, or agreed beforehand as in a recorded game (rulings A3, A6). */
  consent: { rule: '8.2', default: 'asked', values: ['asked', 'assumed'], importOnly: true },
  /**
   * When a private's bonus may be used: after the company's own action of the step, in any step before running, or the
   * port marker in any step at all and the Terminal from the token step to the run.
   */
  bonusTiming: {
    rule: '3.3',
    default: 'after-own-action',
    values: ['after-own-action', 'before-running', 'any-step'],
    importOnly: true,
  },
  /** Does the Terminal's station use up the token of the turn? */
  terminalInstead: { rule: '3.3', default: false, importOnly: true },
  /** Must a company own a train even if it has no route? */
  trainDuty: { rule: '8.4', default: 'always', values: ['always', 'with-route'], importOnly: true },
  /** May the president's cash top up a treasury that is not empty, to buy from another company (C-12)? */
  presidentTopsUp: { rule: '8.4.2', default: false, importOnly: true },
  /**
   * Are only as many shares sold for a train as it needs, in one block each; or as many as the limits allow; or in one
   * block each before a train is named, none that the most expensive would not need?
   */
  emergencySales: {
    rule: '8.4.1',
    default: 'as-needed',
    values: ['as-needed', 'freely', 'before-choosing'],
    importOnly: true,
  },
  /** May track be laid that leaves a company which has not operated without any possible route? */
  mayCutOff: { rule: '7.2.1', default: false, importOnly: true },
  /** Do privates count against the certificate limit (ruling 18FL-R6)? */
  privatesCount: { rule: '1.4', default: false, importOnly: true },
  /**
   * Is the game over when all but one are bankrupt, or with the first bankruptcy, after which nothing is distributed?
   */
  bankruptcyEnds: {
    rule: '11',
    default: 'last-survivor',
    values: ['last-survivor', 'first'],
    importOnly: true,
  },
  /** Price of the P&O Steamship Company; 30 in games recorded before September 2025 (ruling 18FL-R7). */
  steamshipPrice: { rule: '3.3', default: '40', values: ['40', '30'], importOnly: true },
  /** Is the size of a new company asked after its price? It may have floated by then, with five shares. */
  sizeAfterPrice: { rule: '6.2', default: false, importOnly: true },
  /** Are steps asked in which passing is the only choice? */
  everyStep: { rule: '7', default: false, importOnly: true },
  /**
   * Who discards trains first when a new limit affects several: the buyer, then by price; or in the order of the
   * charters.
   */
  discardOrder: {
    rule: '8.3',
    default: 'buyer-first',
    values: ['buyer-first', 'by-charter'],
    importOnly: true,
  },
  /** Are the tiles that the hurricane removes lost for good? */
  drownedTilesLost: { rule: '7.2.2', default: false, importOnly: true },
  /** Do the stubs north of Mobile count as a destination, though no train can end there? */
  stubsCount: { rule: '7.2.1', default: false, importOnly: true },
  /** May one train pass a junction of a plain tile twice? */
  junctionsTwice: { rule: '7.4', default: false, importOnly: true },
} as const satisfies OptionSpecs;

export type GameOptions = { readonly [name in keyof typeof OPTIONS]: OptionValue<(typeof OPTIONS)[name]> };

type OptionValue<Spec> = Spec extends { values: readonly (infer Value)[] } ? Value : boolean;

/** How 18xx.games plays it. */
export const PRESETS: Readonly<Record<string, Options>> = {
  '18xx.games': {
    anyRun: true,
    consent: 'assumed',
    bonusTiming: 'any-step',
    terminalInstead: true,
    trainDuty: 'with-route',
    emergencySales: 'before-choosing',
    mayCutOff: true,
    privatesCount: true,
    bankruptcyEnds: 'first',
    sizeAfterPrice: true,
    everyStep: true,
    discardOrder: 'by-charter',
    drownedTilesLost: true,
    stubsCount: true,
    junctionsTwice: true,
  },
};
