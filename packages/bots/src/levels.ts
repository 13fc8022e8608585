/** How strong a bot is, weakest first. */
export const LEVELS = ['random', 'apprentice', 'conductor', 'baron'] as const;
export type Level = (typeof LEVELS)[number];

export function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name);
}
