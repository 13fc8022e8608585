import type { Json } from '@signalbox/kernel';
import type { State } from '@signalbox/titles/1841/state.ts';
import type { Placing } from '../../railways/index.ts';

/** Tokens of the charter are free. */
export function placingOf(state: State, owner: string, choice: Json): Placing<State> | null {
  const token = choice as { do: 'pass' } | { do: 'place'; hex: string; node: number };
  if (token.do === 'pass') return null;
  const { hex, node } = token;
  return {
    choice,
    hex,
    cost: 0,
    placed: { ...state, stations: [...state.stations, { owner, hex, node }] },
    why: 'rail/station',
  };
}
