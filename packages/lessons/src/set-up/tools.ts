import type { SetUpTools } from './edit.ts';

/** Titles whose positions can be set up by hand. */
const TOOLS: Readonly<Record<string, () => Promise<unknown>>> = {
  '18FL': async () => (await import('./18fl.ts')).TOOLS,
  '1841': async () => (await import('./1841.ts')).TOOLS,
  '1860': async () => (await import('./1860.ts')).TOOLS,
};

export const SET_UP_TITLES: readonly string[] = Object.keys(TOOLS);

/** Null for a title without railways. */
export async function loadTools(title: string): Promise<SetUpTools | null> {
  return ((await TOOLS[title]?.()) as SetUpTools | undefined) ?? null;
}
