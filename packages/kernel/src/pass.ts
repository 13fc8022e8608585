import { type Json, sameJson } from './json.ts';

/** The choice of a player who does nothing. */
export type Pass = { readonly do: 'pass' };

export const PASS: Pass = { do: 'pass' };

export function isPass(choice: Json): choice is Pass {
  return sameJson(choice, PASS);
}

/** The choice of a player who agrees to a proposal. */
export const ACCEPT = 'accept';
