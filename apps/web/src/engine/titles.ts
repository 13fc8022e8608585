import type { AnyTitle } from '@signalbox/kernel';

/** The titles that have a screen. Each is fetched when it is first needed. */
const WITH_A_SCREEN: Readonly<Record<string, () => Promise<unknown>>> = {
  '18FL': async () => (await import('@signalbox/titles/18fl/index.ts')).eighteenFL,
  '1841': async () => (await import('@signalbox/titles/1841/index.ts')).eighteenFortyOne,
  '1860': async () => (await import('@signalbox/titles/1860/index.ts')).eighteenSixty,
  'union-station': async () => (await import('@signalbox/titles/union-station/index.ts')).unionStation,
};

export function hasScreen(id: string): boolean {
  return Object.hasOwn(WITH_A_SCREEN, id);
}

export async function titleOf(id: string): Promise<AnyTitle> {
  if (!hasScreen(id)) throw new Error(`There is no title ${id}.`);
  return (await WITH_A_SCREEN[id]!()) as AnyTitle;
}
