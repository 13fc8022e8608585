import { DEFAULT_BUDGET_MS, thinkingMs } from '@signalbox/bots/budget';
import { botNamed } from '@signalbox/bots/levels';
import type { Words } from './words.ts';

/** A bot by its level, and by its style if it has one: “Baron: looks far ahead (raider)”. */
export function botText(words: Words, bot: string): string {
  const { level, style } = botNamed(bot) ?? { level: bot, style: null };
  const name = words.say(`level/${level}`);
  return style === null ? name : words.t('style/of', { name, kind: words.t(`style/${style}`) });
}

/** The same where people have seats too, so that nobody takes its level for a name. */
export function botSeatText(words: Words, bot: string): string {
  return words.t('online/bot-seat', { name: botText(words, bot) });
}

/** The style of a bot in a word; null if it has none. */
export function styleText(words: Words, bot: string | undefined): string | null {
  const style = bot === undefined ? null : (botNamed(bot)?.style ?? null);
  return style && words.t(`style/${style}`);
}

/** The same for the seat of a bot, with the time that it may think. */
export function seatedBotText(words: Words, bot: string | undefined, patient: boolean): string {
  const kind = bot === undefined ? null : botNamed(bot);
  if (!kind) return words.t('players/bot');
  const time = words.t(thinkingMs(kind.level, patient) > DEFAULT_BUDGET_MS ? 'bots/3-s' : 'bots/700-ms');
  return words.t('players/bot-kind', { name: botText(words, bot!), time });
}
