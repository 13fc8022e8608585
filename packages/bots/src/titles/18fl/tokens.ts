import type { Json } from '@signalbox/kernel';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { networkOf } from '@signalbox/titles/18fl/reach.ts';
import type { State } from '@signalbox/titles/18fl/state.ts';
import { tokenCost } from '@signalbox/titles/18fl/tokens.ts';
import type { Placing } from '../../railways/index.ts';

type TokenChoice =
  | { do: 'pass' }
  | { do: 'station' | 'hotel' | 'terminal'; hex: string; node: number }
  | { do: 'port'; hex: string };

/** Stations, hotels, and the markers of privates. */
export function placingOf(state: State, owner: string, choice: Json): Placing<State> | null {
  const token = choice as TokenChoice;
  if (token.do === 'pass') return null;
  const company = owner as Company;
  const paid = token.do === 'station' || token.do === 'hotel';
  return {
    choice,
    hex: token.hex,
    cost: paid ? (tokenCost(networkOf(state, company), token) ?? 0) : 0,
    placed: withToken(state, company, token),
    why: token.do === 'station' ? 'rail/station' : `18fl/${token.do}`,
  };
}

function withToken(state: State, company: Company, token: Exclude<TokenChoice, { do: 'pass' }>): State {
  const { hex } = token;
  if (token.do === 'hotel') return { ...state, hotels: { ...state.hotels, [hex]: company } };
  if (token.do === 'port') return { ...state, port: { company, hex } };
  const { node } = token;
  const beside = token.do === 'terminal' ? { beside: true as const } : {};
  return { ...state, stations: [...state.stations, { owner: company, hex, node, ...beside }] };
}
