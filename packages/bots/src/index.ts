export { type Agreement, type AgreementTally, agreementOn, tallyAgreements } from './agreement.ts';
export { DEFAULT_BUDGET_MS, type Limits, thinkingMs } from './budget.ts';
export { choose, hint } from './choose.ts';
export type { ChooseOptions, Chosen } from './deciding.ts';
export type { Explanation } from './explanation.ts';
export { LEVEL_RATINGS } from './level-ratings.ts';
export {
  type BotKind,
  type BotName,
  botNamed,
  LEVELS,
  type Level,
  nameOfBot,
  STYLES,
  type Style,
} from './levels.ts';
export { BOT_MESSAGES, lostRemark } from './messages.ts';
export { isAdvised } from './titles/index.ts';
