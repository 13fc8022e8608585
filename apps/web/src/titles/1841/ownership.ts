import { chainOfControl, sharesOf } from '@signalbox/rails';
import { isFrozen } from '@signalbox/titles/1841/control.ts';
import { COMPANY_IDS } from '@signalbox/titles/1841/data/companies.ts';
import { isActive, type State, sizeOf } from '@signalbox/titles/1841/state.ts';
import type { Ownership } from '../presentation.ts';

/** Players first, then each company in the column of its distance from the player behind it; frozen ones last. */
export function ownership(state: State): Ownership {
  const active = COMPANY_IDS.filter((id) => isActive(state, id));
  const players = state.seats.filter((seat) => !state.left.includes(seat));
  const depth = (id: (typeof active)[number]) =>
    isFrozen(state, id) ? null : chainOfControl(state, id).companies.length;
  const holders = [...players, ...active];
  return {
    holders: [
      ...players.map((id) => ({ id, kind: 'player' as const, column: 0 })),
      ...active.map((id) => ({ id, kind: 'company' as const, column: depth(id) })),
    ],
    stakes: active.flatMap((company) =>
      holders.flatMap((holder) => {
        const count = sharesOf(state, company, holder);
        if (count === 0 || holder === company) return [];
        const controls = state.presidents[company] === holder;
        return [{ holder, company, share: count / sizeOf(state, company), controls }];
      }),
    ),
  };
}
