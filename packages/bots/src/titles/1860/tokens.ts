import type { Json } from '@signalbox/kernel';
import type { Company } from '@signalbox/titles/1860/data/companies.ts';
import type { State } from '@signalbox/titles/1860/state.ts';
import { type TokenChoice, tokenCost } from '@signalbox/titles/1860/tokens.ts';
import type { Placing } from '../../railways/index.ts';

export function placingOf(state: State, owner: string, choice: Json): Placing<State> | null {
  const token = choice as TokenChoice;
  if (token.do === 'pass') return null;
  const { hex, node } = token;
  return {
    choice,
    hex,
    cost: tokenCost(state, owner as Company),
    placed: { ...state, stations: [...state.stations, { owner, hex, node }] },
    why: 'rail/station',
  };
}
