import type { GameState } from '@signalbox/kernel';
import type { Chronicle } from '@signalbox/rails';
import type { Figure } from './presentation.ts';

type Figures = (view: GameState) => readonly Figure[];
type FiguresOfTitle = (view: never) => readonly Figure[];

/** The numbers of a game that charts show, for each title that is asked for. */
const FIGURES: Readonly<Record<string, () => Promise<FiguresOfTitle>>> = {
  'union-station': async () => (await import('./union-station/sheets.ts')).figures,
  '1841': async () => (await import('./1841/sheets.ts')).figures,
  '1860': async () => (await import('./1860/sheets.ts')).figures,
  '18FL': async () => (await import('./18fl/sheets.ts')).figures,
};

/** What the log of a game tells about its players. */
const CHRONICLES: Readonly<Record<string, () => Promise<unknown>>> = {
  'union-station': async () => (await import('@signalbox/titles/union-station/chronicle.ts')).CHRONICLE,
  '1841': async () => (await import('@signalbox/titles/1841/chronicle.ts')).CHRONICLE,
  '1860': async () => (await import('@signalbox/titles/1860/chronicle.ts')).CHRONICLE,
  '18FL': async () => (await import('@signalbox/titles/18fl/chronicle.ts')).CHRONICLE,
};

export async function figuresOf(title: string): Promise<Figures> {
  return ((await FIGURES[title]?.()) ?? (() => [])) as Figures;
}

export async function chronicleOf(title: string): Promise<Chronicle | null> {
  return ((await CHRONICLES[title]?.()) ?? null) as Chronicle | null;
}
