import type { GameState } from '@signalbox/kernel';
import type { SiteEntity } from './ask.ts';
import type { At, SiteStep } from './table.ts';

/** Nothing is taken. */
export const NONE: readonly string[] = [];

export function hasTurn<S extends GameState>({ turn }: At<S>, { kind, id }: SiteEntity): boolean {
  return turn.entity.kind === kind && turn.entity.id === id;
}

/** Takes something of the one whose turn it is, and nothing of anybody else. */
export function ofTurn<S extends GameState>(takes: (at: At<S>) => readonly string[]): SiteStep<S>['takes'] {
  return (at, entity) => (hasTurn(at, entity) ? takes(at) : NONE);
}

/** A step that only takes what is done beside the one that is asked. */
export function beside<S extends GameState>(name: string, takes: SiteStep<S>['takes']): SiteStep<S> {
  return { name, decisions: {}, blocks: false, takes };
}
