import { type LegacyChoices, PASS } from '@signalbox/kernel';

/** Each of these decisions used to have its own word for passing. */
export const LEGACY_CHOICES: LegacyChoices = {
  'put-up': [['decline', PASS]],
  'first-shares': [['enough', PASS]],
  'choose-home': [['one-home', PASS]],
  'buy-train': [[{ do: 'done' }, PASS]],
  'sell-priority': [[{ do: 'keep' }, PASS]],
  'add-operating-round': [['end', PASS]],
  'trade-up': [['no', PASS]],
  'grant-round': [['enough', PASS]],
  merge: [['pass', PASS]],
  convert: [['pass', PASS]],
  subscribe: [['pass', PASS]],
};
