import { consentProcedure } from '@signalbox/rails';
import { actorFor } from './control.ts';
import type { State } from './state.ts';

/** Ruling A3: the other side is asked, unless one player acts for both or consent is assumed. */
export function needsConsent(state: State, proposer: string, asked: string): boolean {
  return state.options.consent === 'asked' && actorFor(state, proposer) !== actorFor(state, asked);
}

/** One procedure for all deals: certificates, concessions, tokens, trains, mergers. */
export const consent = consentProcedure<State>('3.2');
