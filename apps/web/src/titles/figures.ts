import type { GameState } from '@signalbox/kernel';
import { presentationOf } from './index.ts';
import type { Figure } from './presentation.ts';

export function figuresOf(title: string, view: GameState): readonly Figure[] {
  return presentationOf(title)?.figures(view) ?? [];
}
