import type { GameState } from '@signalbox/kernel';
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

export async function figuresOf(title: string): Promise<Figures> {
  return ((await FIGURES[title]?.()) ?? (() => [])) as Figures;
}
