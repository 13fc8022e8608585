import { consentProcedure } from '@signalbox/rails';
import { actorFor } from './control.ts';
import type { State } from './state.ts';

/** Ruling A3: the other side is asked, unless one player acts for both or consent is assumed. */
export function needsConsent(state: State, proposer: string, asked: string): boolean {
  return state.options.consent === 'asked' && actorFor(state, proposer) !== actorFor(state, asked);
}

interface Bargain<Deal> {
  deal: Deal | null;
  /** By what was asked for: the highest price that was declined. */
  declined: Readonly<Record<string, number>>;
}

/** A deal that is declined is off, and asked for again only at a better price. */
export function takeBackIfDeclined<Deal extends { readonly price: number }>(
  vars: Bargain<Deal>,
  accepted: boolean,
  keyOf: (deal: Deal) => string,
): void {
  if (accepted) return;
  vars.declined = { ...vars.declined, [keyOf(vars.deal!)]: vars.deal!.price };
  vars.deal = null;
}

/** One procedure for all deals: certificates, concessions, tokens, trains, mergers. */
export const consent = consentProcedure<State>('3.2');
