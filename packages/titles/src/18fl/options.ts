import type { OptionSpecs, Options } from '@signalbox/kernel';

/** Where the text gives a choice, or a table may want another habit. Defaults are the text's own rule. */
export const OPTIONS = {
  /** §1.4: two players may hold up to 70% of a company. */
  seventyPercent: { rule: '1.4', default: false, players: [2] },
  /** Turns off the duty to run for the most (ruling A5). */
  anyRun: { rule: '7.4', default: false },
  /** Deals between two presidents: asked for, or settled beforehand as in a recorded game (rulings A3, A6). */
  consent: { rule: '8.2', default: 'asked', values: ['asked', 'assumed'] },
  /** When a private's bonus may be used: after the company's own action of the step, or in any step before running. */
  bonusTiming: { rule: '3.3', default: 'after-own-action', values: ['after-own-action', 'before-running'] },
  /** Does the Terminal's station use up the token of the turn? */
  terminalInstead: { rule: '3.3', default: false },
  /** Must a company own a train even if it could run nowhere? */
  trainDuty: { rule: '8.4', default: 'always', values: ['always', 'with-route'] },
  /** May the president's cash top up a treasury that is not empty, to buy from another company (C-12)? */
  presidentTopsUp: { rule: '8.4.2', default: false },
  /** Are only as many shares sold for a train as it needs, in one block each, or whatever the limits allow? */
  emergencySales: { rule: '8.4.1', default: 'as-needed', values: ['as-needed', 'freely'] },
  /** May track be laid that leaves a company which has not operated without any possible route? */
  mayCutOff: { rule: '7.2.1', default: false },
  /** Do privates count against the certificate limit (ruling 18FL-R6)? */
  privatesCount: { rule: '1.4', default: false },
  /** Is the game over when all but one are bankrupt, or with the first bankruptcy, which then shares nothing out? */
  bankruptcyEnds: { rule: '11', default: 'last-survivor', values: ['last-survivor', 'first'] },
  /** Price of the P&O Steamship Company; 30 in games recorded before September 2025 (ruling 18FL-R7). */
  steamshipPrice: { rule: '3.3', default: '40', values: ['40', '30'] },
} as const satisfies OptionSpecs;

export type GameOptions = { readonly [name in keyof typeof OPTIONS]: OptionValue<(typeof OPTIONS)[name]> };

type OptionValue<Spec> = Spec extends { values: readonly (infer Value)[] } ? Value : boolean;

/** How 18xx.games plays it. */
export const PRESETS: Readonly<Record<string, Options>> = {
  '18xx.games': {
    anyRun: true,
    consent: 'assumed',
    bonusTiming: 'before-running',
    terminalInstead: true,
    trainDuty: 'with-route',
    presidentTopsUp: true,
    emergencySales: 'freely',
    mayCutOff: true,
    privatesCount: true,
    bankruptcyEnds: 'first',
  },
};
