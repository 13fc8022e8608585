import type { Json } from '@signalbox/kernel';

/** Why a bot chose what it chose: a message key with parameters (see `BOT_MESSAGES`). */
export interface Explanation {
  readonly key: string;
  readonly details: Readonly<Record<string, Json>>;
  /** The bot has no realistic chance of winning any more, by its own evaluation. */
  readonly lost?: true;
}

export function because(key: string, details: Readonly<Record<string, Json>> = {}): Explanation {
  return { key: `bot/${key}`, details: { samples: 0, lead: 0, ...details } };
}

/**
 * Adds what a search found: how many games were simulated, and how far ahead of the next best choice it is. A choice that
 * was preferred although another did better in these games is not called the best of them.
 */
export function searched({ key, details }: Explanation, samples: number, lead: number): Explanation {
  if (lead < 0) return { key, details };
  return { key, details: { ...details, samples, lead: Math.round(lead) } };
}
