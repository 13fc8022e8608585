import type { GameState } from '@signalbox/kernel';
import type { SiteEntity } from './ask.ts';
import type { At, SiteStep } from './table.ts';

/** No action is accepted. */
export const NONE: readonly string[] = [];

export function hasTurn<S extends GameState>({ turn }: At<S>, { kind, id }: SiteEntity): boolean {
  return turn.entity.kind === kind && turn.entity.id === id;
}

/** Accepts actions only from the entity whose turn it is. */
export function ofTurn<S extends GameState>(takes: (at: At<S>) => readonly string[]): SiteStep<S>['takes'] {
  return (at, entity) => (hasTurn(at, entity) ? takes(at) : NONE);
}

/** A step that only accepts actions in addition to those of the step that asks. */
export function beside<S extends GameState>(name: string, takes: SiteStep<S>['takes']): SiteStep<S> {
  return { name, decisions: {}, blocks: false, takes };
}
